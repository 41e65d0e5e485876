import type { Category, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { startTransition, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useLateAddress } from '#kit/address/use-late-address.ts'
import type { MenuParts, MenuPartKind } from '#features/menus/menu-parts.ts'
import {
  categoriesOfMenu,
  groupsOfItem,
  type ItemSummary,
  itemRowsOf,
  menusOfVenue,
  sidesOfItem,
} from '#features/menus/menus.queries.ts'
import { foundItems, indexOfItems } from '#features/menus/panels/found-items.ts'
import {
  type Active,
  chosenRowOf,
  choose,
  type Selection,
  selectionOfAddress,
  withActive,
  stillAwaited,
  writeSelection,
} from '#features/menus/panels/selection.ts'

/** The records that the panels show of each kind: items with only the fields that a row needs. */
export type PanelParts = Omit<MenuParts, 'items'> & { items: ItemSummary }

export type PanelList<K extends MenuPartKind = MenuPartKind> = {
  rows: readonly PanelParts[K][]
  activeId: number | null
  /** True if the panel above has a record that this list belongs to. */
  hasParent: boolean
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
}

export type MenuBoardState = {
  menu: Menu | null
  category: Category | null
  item: ItemSummary | null
  lists: { [K in MenuPartKind]: PanelList<K> }
  /** The search of the list of items; while it has a text, it searches the whole menu. */
  search: { text: string; set: (text: string) => void; prepare: () => void; isSearching: boolean }
  choose: (kind: MenuPartKind, id: number) => void
  /** Chooses a record that was just added; an item together with its category. */
  chooseAdded: (kind: MenuPartKind, id: number, categoryId?: number | null) => void
}

/** Returns the panels of a venue's menu: each list depends on the choice in the one before. (spec 2, §2.1) */
export function useMenuBoard(venueId: number): MenuBoardState {
  const [params, changeAddress] = useAddressParams()
  const [selection, setSelection] = useState<Selection>(() => selectionOfAddress(params))
  const [text, setText] = useState(() => params.get('q') ?? '')
  const [isPrepared, setIsPrepared] = useState(text !== '')
  const [awaited, setAwaited] = useState<Selection>({})
  const wanted = text.trim()
  const isSearching = wanted !== ''

  const { menus, menu, categories, category } = useMenuAndCategory(venueId, { selection, awaited })
  const { items, item, found, hasParent } = useItemsOf(
    { menu, category, categories: categories.data },
    { selection, awaited, wanted, isPrepared },
  )
  const sides = useQuery(sidesOfItem(item?.id ?? null))
  const modifiers = useQuery(groupsOfItem(item?.id ?? null))

  const active = useActive({
    menus: activeIdOf(menus, menu, awaited.menus),
    categories: activeIdOf(categories, category, awaited.categories),
    items: isSearching ? item?.id : activeIdOf(items, item, awaited.items),
    sides: activeIdOf(sides, withId(sides, selection.sides), awaited.sides),
    modifiers: activeIdOf(modifiers, withId(modifiers, selection.modifiers), awaited.modifiers),
  })

  // In a layout effect, before the next key: a later update would undo the choice of that key.
  useLayoutEffect(() => {
    setSelection((known) => withActive(known, active))
    setAwaited((known) => stillAwaited(known, active))
  }, [active])

  const write = useCallback(
    (next: URLSearchParams) => {
      writeSelection(next, selection)
      writeParam(next, 'q', text.trim() === '' ? '' : text)
    },
    [selection, text],
  )
  useLateAddress(changeAddress, write)

  // The typed text is drawn first; the search result follows, and is abandoned when another key is pressed.
  const setTextLater = useCallback((next: string) => startTransition(() => setText(next)), [])

  const chooseRow = useCallback(
    (kind: MenuPartKind, id: number) =>
      setSelection((known) => {
        const foundItem = kind === 'items' ? found?.find((one) => one.id === id) : undefined
        const place = foundItem?.categoryId ? choose(known, 'categories', foundItem.categoryId) : known
        return choose(place, kind, id)
      }),
    [found],
  )

  const chooseAdded = useCallback((kind: MenuPartKind, id: number, categoryId?: number | null) => {
    setAwaited({ [kind]: id })
    setSelection((known) => choose(categoryId ? choose(known, 'categories', categoryId) : known, kind, id))
  }, [])

  return {
    menu,
    category,
    item,
    lists: {
      menus: listOf<Menu>(menus, { activeId: menu?.id, hasParent: true }),
      categories: listOf<Category>(categories, { activeId: category?.id, hasParent: menu?.hasCategories === true }),
      items: {
        ...listOf<ItemSummary>(items, { activeId: item?.id, hasParent }),
        ...(found && { rows: found }),
      },
      sides: listOf<Side>(sides, { activeId: selection.sides, hasParent: item !== null }),
      modifiers: listOf<ModifierGroup>(modifiers, { activeId: selection.modifiers, hasParent: item !== null }),
    },
    search: { text, set: setTextLater, prepare: useCallback(() => setIsPrepared(true), []), isSearching },
    choose: chooseRow,
    chooseAdded,
  }
}

type Chosen = {
  selection: Selection
  /** The rows that were just added, and are not in their list yet. */
  awaited: Selection
}

function useMenuAndCategory(venueId: number, { selection, awaited }: Chosen) {
  const menus = useQuery(menusOfVenue(venueId))
  const menu = chosenRowOf(menus.data, selection.menus, awaited.menus)
  const categories = useQuery(categoriesOfMenu(menu?.hasCategories ? menu.id : null))
  const category = menu?.hasCategories ? chosenRowOf(categories.data, selection.categories, awaited.categories) : null
  return { menus, menu, categories, category }
}

type Place = { menu: Menu | null; category: Category | null; categories: readonly Category[] | undefined }
type ItemSearch = Chosen & { wanted: string; isPrepared: boolean }

/** Returns the items of a category or menu, and the items of the whole menu for the search. */
function useItemsOf({ menu, category, categories }: Place, { selection, awaited, wanted, isPrepared }: ItemSearch) {
  const filter = useMemo(() => filterOfItems(menu, category?.id), [menu, category?.id])
  const items = useQuery(itemRowsOf(filter))
  const all = useQuery({ ...itemRowsOf(menu && { menuId: menu.id }), enabled: menu !== null && isPrepared })
  const index = useMemo(
    () => indexOfItems(all.data ?? items.data ?? [], categories ?? []),
    [all.data, items.data, categories],
  )
  const found = useMemo(() => (wanted === '' ? null : foundItems(index, wanted)), [index, wanted])
  const item =
    (found && all.data?.find(({ id }) => id === selection.items)) ||
    chosenRowOf(items.data, selection.items, awaited.items)
  return { items, item, found, hasParent: filter !== null }
}

type Fetched = { data: readonly { id: number }[] | undefined }

/** Returns null if nothing is active, undefined while this is unknown. */
function activeIdOf(
  { data }: Fetched,
  active: { id: number } | null | undefined,
  awaited: number | undefined,
): number | null | undefined {
  return active?.id ?? (data && awaited === undefined ? null : undefined)
}

function withId({ data }: Fetched, id: number | undefined): { id: number } | undefined {
  return data?.find((row) => row.id === id)
}

/** Returns the same object as long as the same rows are active. */
function useActive({
  menus,
  categories,
  items,
  sides,
  modifiers,
}: Record<MenuPartKind, number | null | undefined>): Active {
  return useMemo(() => ({ menus, categories, items, sides, modifiers }), [menus, categories, items, sides, modifiers])
}

function listOf<T extends { id: number }>(
  query: UseQueryResult<readonly T[]>,
  { activeId, hasParent }: { activeId: number | undefined; hasParent: boolean },
) {
  return { rows: hasParent ? (query.data ?? none) : none, activeId: activeId ?? null, hasParent, query }
}

const none: never[] = []

function filterOfItems(
  menu: Menu | null,
  categoryId: number | undefined,
): { categoryId: number } | { menuId: number } | null {
  if (!menu) return null
  if (!menu.hasCategories) return { menuId: menu.id }
  return categoryId === undefined ? null : { categoryId }
}
