import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { menusOfVenue, onePart } from '#features/menus/menus.queries.ts'
import { type ChosenVenue, useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'

export type ChosenMenu = Pick<ChosenVenue, 'venue' | 'venues' | 'choose'> & {
  /** Undefined until they are known. */
  menus: readonly Menu[] | undefined
  /** The one that the address names, else the first. */
  menu: Menu | undefined
  chooseMenu: (id: number) => void
  error: unknown
  retry: () => void
}

/** The menu that a page is about which is no menu's own: chosen there, and named in the address. */
export function useChosenMenu(): ChosenMenu {
  const [params, setParams] = useSearchParams()
  const wanted = Number(params.get('menu')) || null
  const chosen = useChosenVenue()
  // A link names the menu and not its venue, to those who see all venues.
  const named = useQuery({ ...onePart('menus', wanted ?? 0), enabled: wanted !== null && chosen.venues !== null })
  const isSettled = wanted === null || chosen.venues === null || named.data !== undefined || named.isError
  const venueOfNamed = chosen.venues?.find(({ id }) => id === named.data?.restaurantId)
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
