import type { Category, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useAddressParams, writeParam } from '#kit/use-address.ts'
import type { MenuParts, PartKind } from '#features/menus/menu-parts.ts'
import {
  categoriesOfMenu,
  groupsOfItem,
  type ItemRow,
  itemRowsOf,
  menusOfVenue,
  sidesOfItem,
} from '#features/menus/menus.queries.ts'
import { foundItems, indexOfItems } from '#features/menus/panels/found-items.ts'
import {
  activeOf,
  choose,
  type Selection,
  selectionOfAddress,
  settled,
  writeSelection,
} from '#features/menus/panels/selection.ts'

/** What the panels show of each kind: of items no more than a row needs. */
export type PanelParts = Omit<MenuParts, 'items'> & { items: ItemRow }

export type PanelList<K extends PartKind = PartKind> = {
  rows: readonly PanelParts[K][]
  activeId: number | null
  /** Whether the panel above has something that this one's list is of. */
  hasParent: boolean
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
}

export type Board = {
  menu: Menu | null
  category: Category | null
  item: ItemRow | null
  lists: { [K in PartKind]: PanelList<K> }
  /** What the list of items is narrowed to; over the whole menu as long as there is a text. */
  search: { text: string; set: (text: string) => void; prepare: () => void; isSearching: boolean }
  choose: (kind: PartKind, id: number) => void
}

/** Long enough that the address is written when somebody has stopped typing or walking through a list. */
const addressAfterMs = 500

/** The panels of a venue's menu: each list hangs on what is chosen in the one before. (spec 2, §2.1) */
export function useBoard(venueId: number): Board {
  const [params, changeAddress] = useAddressParams()
  const [selection, setSelection] = useState<Selection>(() => selectionOfAddress(params))
  const [text, setText] = useState(() => params.get('q') ?? '')
  const [isPrepared, setIsPrepared] = useState(text !== '')
  const wanted = text.trim()
  const isSearching = wanted !== ''

  const menus = useQuery(menusOfVenue(venueId))
  const menu = activeOf(menus.data, selection.menus)
  const categories = useQuery(categoriesOfMenu(menu?.hasCategories ? menu.id : null))
  const category = menu?.hasCategories ? activeOf(categories.data, selection.categories) : null
  const itemsFilter = useMemo(() => filterOfItems(menu, category?.id), [menu, category?.id])
  const items = useQuery(itemRowsOf(itemsFilter))
  const all = useQuery({ ...itemRowsOf(menu && { menuId: menu.id }), enabled: menu !== null && isPrepared })
  const index = useMemo(
    () => indexOfItems(all.data ?? items.data ?? [], categories.data ?? []),
    [all.data, items.data, categories.data],
  )
  const found = useMemo(() => (isSearching ? foundItems(index, wanted) : null), [index, wanted, isSearching])
  const item =
    (isSearching && all.data?.find(({ id }) => id === selection.items)) || activeOf(items.data, selection.items)
  const sides = useQuery(sidesOfItem(item?.id ?? null))
  const modifiers = useQuery(groupsOfItem(item?.id ?? null))

  useEffect(() => {
    const active = { menus: menu?.id, categories: category?.id, items: item?.id }
    setSelection((known) => settled(known, active))
  }, [menu?.id, category?.id, item?.id])

  useEffect(() => {
    let timer = setTimeout(write, addressAfterMs)
    return () => clearTimeout(timer)

    function write(): void {
      const isWritten = changeAddress(
        (next) => {
          writeSelection(next, selection)
          writeParam(next, 'q', text.trim() === '' ? '' : text)
        },
        { isLate: true },
      )
      if (!isWritten) timer = setTimeout(write, addressAfterMs)
    }
  }, [selection, text, changeAddress])

  // What is typed is drawn first; what is found follows, and is given up when another key comes.
  const setTextLater = useCallback((next: string) => startTransition(() => setText(next)), [])

  const chooseRow = useCallback(
    (kind: PartKind, id: number) =>
      setSelection((known) => {
        const foundItem = kind === 'items' ? found?.find((one) => one.id === id) : undefined
        const place = foundItem?.categoryId ? choose(known, 'categories', foundItem.categoryId) : known
        return choose(place, kind, id)
      }),
    [found],
  )

  return {
    menu,
    category,
    item,
    lists: {
      menus: listOf<Menu>(menus, { activeId: menu?.id, hasParent: true }),
      categories: listOf<Category>(categories, { activeId: category?.id, hasParent: menu?.hasCategories === true }),
      items: {
        ...listOf<ItemRow>(items, { activeId: item?.id, hasParent: itemsFilter !== null }),
        ...(found && { rows: found }),
      },
      sides: listOf<Side>(sides, { activeId: selection.sides, hasParent: item !== null }),
      modifiers: listOf<ModifierGroup>(modifiers, { activeId: selection.modifiers, hasParent: item !== null }),
    },
    search: { text, set: setTextLater, prepare: useCallback(() => setIsPrepared(true), []), isSearching },
    choose: chooseRow,
  }
}

function listOf<T extends { id: number }>(
  query: UseQueryResult<T[]>,
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
