import { readName } from '#kit/i18n/read-name.ts'
import { useQuery } from '@tanstack/react-query'
import { ItemsOfMenu } from '#features/menus/items/items-of-menu.tsx'
import { MenuPageState } from '#features/menus/items/parts/menu-page-state.tsx'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { onePart } from '#features/menus/menus.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'

/** Shows the items of the menu in the address. */
export function ItemsOfMenuPage() {
  const menu = useQuery(onePart('menus', useRecordId('id')))
  const venue = useQuery(oneVenue(menu.data?.restaurantId ?? null))
  return (
    <MenuPageState queries={[menu, venue]}>
      {menu.data && venue.data ? (
        <ItemsOfMenu key={menu.data.id} menu={menu.data} venue={venue.data} title={readName(menu.data.name)} />
      ) : null}
    </MenuPageState>
  )
}
