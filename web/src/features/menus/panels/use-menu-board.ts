import type { Category, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { startTransition, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useAddressParams, writeParam } from '#kit/use-address.ts'
import { useLateAddress } from '#kit/use-late-address.ts'
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
  activeOf,
  choose,
  type Selection,
  selectionOfAddress,
  withActive,
  stillAwaited,
  writeSelection,
} from '#features/menus/panels/selection.ts'

/** What the panels show of each kind: of items no more than a row needs. */
export type PanelParts = Omit<MenuParts, 'items'> & { items: ItemSummary }

export type PanelList<K extends MenuPartKind = MenuPartKind> = {
  rows: readonly PanelParts[K][]
  activeId: number | null
  /** Whether the panel above has something that this one's list is of. */
  hasParent: boolean
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
}

export type MenuBoard = {
  menu: Menu | null
  category: Category | null
  item: ItemSummary | null
  lists: { [K in MenuPartKind]: PanelList<K> }
  /** What the list of items is narrowed to; over the whole menu as long as there is a text. */
  search: { text: string; set: (text: string) => void; prepare: () => void; isSearching: boolean }
  choose: (kind: MenuPartKind, id: number) => void
  /** Chooses what was just added; an item with the category that it was put into. */
  chooseAdded: (kind: MenuPartKind, id: number, categoryId?: number | null) => void
}

/** The panels of a venue's menu: each list hangs on what is chosen in the one before. (spec 2, §2.1) */
export function useMenuBoard(venueId: number): MenuBoard {
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

  // Before anything else is chosen by a key: of what is settled later, that would be undone.
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

  // What is typed is drawn first; what is found follows, and is given up when another key comes.
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
  /** What was just added, and is not in its list yet. */
  awaited: Selection
}

function useMenuAndCategory(venueId: number, { selection, awaited }: Chosen) {
  const menus = useQuery(menusOfVenue(venueId))
  const menu = activeOf(menus.data, selection.menus, awaited.menus)
  const categories = useQuery(categoriesOfMenu(menu?.hasCategories ? menu.id : null))
  const category = menu?.hasCategories ? activeOf(categories.data, selection.categories, awaited.categories) : null
  return { menus, menu, categories, category }
}

type Place = { menu: Menu | null; category: Category | null; categories: readonly Category[] | undefined }
type ItemSearch = Chosen & { wanted: string; isPrepared: boolean }

/** The items of a category or menu, and those of the whole menu in which something is found. */
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
    activeOf(items.data, selection.items, awaited.items)
  return { items, item, found, hasParent: filter !== null }
}

type Fetched = { data: readonly { id: number }[] | undefined }

/** Nothing where it is known that nothing is active; undefined as long as nobody knows. */
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

/** The same object as long as the same is active. */
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
