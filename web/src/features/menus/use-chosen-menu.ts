import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { menusOfVenue, onePart } from '#features/menus/menus.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { type ChosenVenue, useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'

export type ChosenMenu = Pick<ChosenVenue, 'venue' | 'venues' | 'choose'> & {
  /** Undefined until they are known. */
  menus: readonly Menu[] | undefined
  /** The menu in the address, else the first. */
  menu: Menu | undefined
  chooseMenu: (id: number) => void
  error: unknown
  retry: () => void
}

/** Returns the menu of a page that belongs to no single menu: it is chosen there, and stored in the address. */
export function useChosenMenu(): ChosenMenu {
  const [params, setParams] = useSearchParams()
  const wanted = Number(params.get('menu')) || null
  const chosen = useChosenVenue()
  // For users who see all venues, a link names the menu but not its venue.
  const named = useQuery({ ...onePart('menus', wanted ?? 0), enabled: wanted !== null && chosen.venues !== null })
  const { data: venueOfNamed, isLoading } = useQuery(oneVenue(named.data?.restaurantId ?? null))
  const isKnown = wanted === null || chosen.venues === null || named.data !== undefined || named.isError
  const isSettled = isKnown && !isLoading
  const venue = isSettled ? (venueOfNamed ?? chosen.venue) : null
  const menus = useQuery(menusOfVenue(venue?.id ?? null))
  return {
    ...chosen,
    venue,
    menus: menus.data,
    menu: menus.data?.find(({ id }) => id === wanted) ?? menus.data?.[0],
    chooseMenu: (id) => setParams({ menu: String(id) }, { replace: true }),
    error: chosen.error ?? menus.error,
    retry: () => (chosen.error ? chosen.retry() : void menus.refetch()),
  }
}
