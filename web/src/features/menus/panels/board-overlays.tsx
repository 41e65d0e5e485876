import { readName } from '#kit/i18n/read-name.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import { SoldOutDialog } from '#features/menus/selling/public/sold-out-dialog.tsx'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { PartRemovalQuestion } from '#features/menus/parts/part-removal-question.tsx'
import type { MenuBoardState, PanelList } from '#features/menus/panels/use-menu-board.ts'
import type { OpenedOnBoard } from '#features/menus/panels/use-board-acts.ts'

const MenuDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/menu-drawer.tsx')).MenuDrawer,
}))
const CategoryDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/category-drawer.tsx')).CategoryDrawer,
}))
const ItemDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/item-drawer.tsx')).ItemDrawer,
}))
const SideDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/side-drawer.tsx')).SideDrawer,
}))
const GroupDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/group-drawer.tsx')).GroupDrawer,
}))
const BulkDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/bulk/public/bulk-drawer.tsx')).BulkDrawer,
}))
const OptionsDialog = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/options-dialog.tsx')).OptionsDialog,
}))

type BoardOverlaysProps = {
  venue: Venue
  board: MenuBoardState
  opened: OpenedOnBoard
  onOpen: (next: OpenedOnBoard) => void
  onClose: () => void
}

/** The lists that must be loaded before a record of a kind can be found. */
const listsUpTo = {
  menus: ['menus'],
  categories: ['menus', 'categories'],
  items: ['menus', 'categories', 'items'],
  sides: ['menus', 'categories', 'items', 'sides'],
  modifiers: ['menus', 'categories', 'items', 'modifiers'],
} as const satisfies Record<MenuPartKind, readonly MenuPartKind[]>

/**
 * Shows the form, list or question that is open over the panels; each is fetched when it is first opened. After a
 * reload it waits for the records that it is about, and closes if they no longer exist.
 */
export function BoardOverlays(props: BoardOverlaysProps) {
  const { board, opened, onClose } = props
  const [isOpen, setIsOpen] = useState(false)
  const isLoading = listsUpTo[opened.kind].some((kind) => isFetched(board.lists[kind]))
  const isThere = hasWhatItIsAbout(board, opened)
  if (isThere && !isLoading && !isOpen) setIsOpen(true)
  // A form outlives its record, with the typed values; a question about the record does not.
  const isKept = isOpen && keptWithout.includes(opened.what)
  const isGone = !isThere && !isLoading && !isKept
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  return isOpen ? <OpenOverlay {...props} /> : null
}

const keptWithout: readonly OpenedOnBoard['what'][] = ['form', 'options', 'firstOption']

function isFetched({ hasParent, query }: PanelList): boolean {
  return hasParent && query.isPending
}

function hasWhatItIsAbout({ lists }: MenuBoardState, { kind, id }: OpenedOnBoard): boolean {
  const { hasParent, rows } = lists[kind]
  // The form of an item fetches it, because the item may be in another category than the shown one.
  return hasParent && (id === undefined || kind === 'items' || rows.some((row) => row.id === id))
}

function OpenOverlay(props: BoardOverlaysProps) {
  const Overlay = overlays[props.opened.what]
  return <Overlay {...props} />
}

const overlays = {
  form: BoardForm,
  options: BoardOptions,
  firstOption: BoardOptions,
  bulk: BoardBulk,
  removal: BoardRemoval,
  soldOut: BoardSoldOut,
} satisfies Record<OpenedOnBoard['what'], (props: BoardOverlaysProps) => ReactNode>

function BoardBulk({ venue, board, opened, onClose }: BoardOverlaysProps) {
  const parent = { venueId: venue.id, menuId: board.menu?.id, itemId: board.item?.id }
  return <BulkDrawer kind={opened.kind} parent={parent} onClose={onClose} />
}

function BoardRemoval({ board, opened: { kind, id }, onClose }: BoardOverlaysProps) {
  const row = rowOf(board, kind, id)
  return row ? <PartRemovalQuestion kind={kind} id={row.id} name={row.name} onClose={onClose} /> : null
}

function BoardSoldOut({ board, opened: { kind, id }, onClose }: BoardOverlaysProps) {
  const row = rowOf(board, kind, id)
  if (!row) return null
  const soldOutKind = kind === 'sides' ? 'side' : 'item'
  return <SoldOutDialog kind={soldOutKind} id={row.id} name={row.name} soldOut={row.soldOut} onClose={onClose} />
}

/** Shows a form that keeps its record and its parent, even if another user deletes them: typed values are not lost. */
function BoardForm({
  venue,
  board: { menu, category, item, lists, chooseAdded },
  opened,
  onOpen,
  onClose,
}: BoardOverlaysProps) {
  const [parents] = useState({ menuId: menu?.id, categoryId: category?.id, itemId: item?.id })
  const idOf = (kind: MenuPartKind) => (opened.kind === kind && opened.id !== undefined ? opened.id : null)
  const heldMenu = useHeldRecord(lists.menus.rows, idOf('menus')) ?? null
  const heldCategory = useHeldRecord(lists.categories.rows, idOf('categories')) ?? null
  const heldSide = useHeldRecord(lists.sides.rows, idOf('sides')) ?? null
  const heldGroup = useHeldRecord(lists.modifiers.rows, idOf('modifiers')) ?? null
  const { menuId, categoryId, itemId } = parents
  // A record that was just added becomes the chosen one, so the next parts are added below it.
  const added = {
    menus: ({ id }: Menu) => chooseAdded('menus', id),
    categories: ({ id }: Category) => chooseAdded('categories', id),
    items: ({ id, categoryId: ofItem }: Item) => chooseAdded('items', id, ofItem),
    sides: ({ id }: Side) => chooseAdded('sides', id),
    modifiers: ({ id }: ModifierGroup) => chooseAdded('modifiers', id),
  }

  const forms = {
    menus: () => <MenuDrawer venue={venue} menu={heldMenu} onAdded={added.menus} onClose={onClose} />,
    categories: () =>
      menuId && (
        <CategoryDrawer
          venue={venue}
          menuId={menuId}
          category={heldCategory}
          onAdded={added.categories}
          onClose={onClose}
        />
      ),
    items: () =>
      menuId && (
        <ItemDrawer
          venue={venue}
          menuId={menuId}
          itemId={idOf('items')}
          categoryId={categoryId}
          onAdded={added.items}
          onClose={onClose}
        />
      ),
    sides: () =>
      itemId && <SideDrawer venue={venue} itemId={itemId} side={heldSide} onAdded={added.sides} onClose={onClose} />,
    modifiers: () =>
      itemId && (
        <GroupDrawer
          venue={venue}
          itemId={itemId}
          group={heldGroup}
          onAdded={added.modifiers}
          onFirstOption={({ id }) => onOpen({ what: 'firstOption', kind: 'modifiers', id })}
          onClose={onClose}
        />
      ),
  }
  return forms[opened.kind]()
}

function BoardOptions({ venue, board, opened, onClose }: BoardOverlaysProps) {
  const group = useHeldRecord(board.lists.modifiers.rows, opened.id ?? null)
  return group ? (
    <OptionsDialog isAdding={opened.what === 'firstOption'} venue={venue} group={group} onClose={onClose} />
  ) : null
}

type NamedRow = { id: number; name: string; soldOut: SoldOut }

function rowOf({ lists }: MenuBoardState, kind: MenuPartKind, id: number | undefined): NamedRow | undefined {
  const part = lists[kind].rows.find((row) => row.id === id)
  if (!part) return undefined
  const name = 'groupName' in part ? part.groupName : part.name
  return { id: part.id, name: readName(name), soldOut: 'soldOut' in part ? part.soldOut : null }
}
