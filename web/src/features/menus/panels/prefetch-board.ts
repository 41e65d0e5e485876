import { can } from '@brigade/domain/access/permissions.ts'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import { categoriesOfMenu, groupsOfItem, itemRowsOf, menusOfVenue, sidesOfItem } from '#features/menus/menus.queries.ts'
import { chosenRowOf, selectionOfAddress } from '#features/menus/panels/selection.ts'
import { fetchVenueOfAddress } from '#features/venues/public/use-chosen-venue.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { expectedVenueId, loadSession } from '#kit/calls/session.ts'

/** Fetches the data of the panels while the code of the screen is loading: each list depends on the one before. */
export async function prefetchBoard(address: URL): Promise<void> {
  const selection = selectionOfAddress(address.searchParams)
  // Lists named by the address do not wait for their parents or the session; nor does the venue that this device showed
  // last.
  if (selection.menus) void queryClient.prefetchQuery(categoriesOfMenu(selection.menus))
  if (selection.categories) void queryClient.prefetchQuery(itemRowsOf({ categoryId: selection.categories }))
  const expected = expectedVenueId()
  if (expected !== null) void queryClient.prefetchQuery(menusOfVenue(expected))
  const { user, venue } = await loadSession()
  try {
    const chosen = can(user, 'venues:all') ? await fetchVenueOfAddress(address.searchParams) : venue
    if (!chosen) return
    const menus = await queryClient.fetchQuery(menusOfVenue(chosen.id))
    const menu = chosenRowOf(menus.records, selection.menus)
    if (!menu) return
    const { id: menuId, hasCategories } = menu
    const categories = hasCategories ? await queryClient.fetchQuery(categoriesOfMenu(menuId)) : undefined
    const category = chosenRowOf(categories?.records, selection.categories)
    if (hasCategories && !category) return
    const filter = category ? { categoryId: category.id } : { menuId }
    const items = await queryClient.fetchQuery(itemRowsOf(filter))
    const item = chosenRowOf(items.records, selection.items)
    if (!item) return
    void queryClient.prefetchQuery(sidesOfItem(item.id))
    void queryClient.prefetchQuery(groupsOfItem(item.id))
  } catch {
    // The panel of the failed list fetches it again, and shows the error.
  }
}

/** Fetches the data of a row that the user is about to choose. */
export function prefetchChoice(kind: MenuPartKind, id: number): void {
  if (kind === 'menus') void queryClient.prefetchQuery(categoriesOfMenu(id))
  if (kind === 'categories') void queryClient.prefetchQuery(itemRowsOf({ categoryId: id }))
}
