import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { lazy, Suspense } from 'react'
import type { PartKind } from '#features/menus/menu-parts.ts'
import { SoldOutDialog } from '#features/menus/door/sold-out-dialog.tsx'
import { RemovalQuestion } from '#features/menus/panels/removal-question.tsx'
import type { Board } from '#features/menus/panels/use-board.ts'
import type { Opened } from '#features/menus/panels/use-board-acts.ts'

const MenuDrawer = lazy(async () => ({
  default: (await import('#features/menus/forms/menu-drawer.tsx')).MenuDrawer,
}))
const CategoryDrawer = lazy(async () => ({
  default: (await import('#features/menus/forms/category-drawer.tsx')).CategoryDrawer,
}))
const ItemDrawer = lazy(async () => ({
  default: (await import('#features/menus/items/form/item-drawer.tsx')).ItemDrawer,
}))
const SideDrawer = lazy(async () => ({
  default: (await import('#features/menus/forms/side-drawer.tsx')).SideDrawer,
}))
const GroupDrawer = lazy(async () => ({
  default: (await import('#features/menus/forms/group-drawer.tsx')).GroupDrawer,
}))
const BulkDrawer = lazy(async () => ({
  default: (await import('#features/menus/bulk/door/bulk-drawer.tsx')).BulkDrawer,
}))
const OptionsDialog = lazy(async () => ({
  default: (await import('#features/menus/panels/options-dialog.tsx')).OptionsDialog,
}))

type BoardOverlaysProps = { venue: Venue; board: Board; opened: Opened; onClose: () => void }

/** The form, list or question that stands over the panels; each is fetched when it is first opened. */
export function BoardOverlays({ venue, board, opened, onClose }: BoardOverlaysProps) {
  if (opened.what === 'form') {
    return (
      <Suspense fallback={null}>
        <BoardForm venue={venue} board={board} opened={opened} onClose={onClose} />
      </Suspense>
    )
  }
  if (opened.what === 'bulk') {
    const parent = { venueId: venue.id, menuId: board.menu?.id, itemId: board.item?.id }
    return (
      <Suspense fallback={null}>
        <BulkDrawer kind={opened.kind} parent={parent} isOpen onClose={onClose} />
      </Suspense>
    )
  }
  if (opened.what === 'options') {
    const group = board.lists.modifiers.rows.find(({ id }) => id === opened.id)
    return group ? (
      <Suspense fallback={null}>
        <OptionsDialog venue={venue} group={group} onClose={onClose} />
      </Suspense>
    ) : null
  }
  const { kind, id } = opened
  const named = rowOf(board, kind, id)
  if (!named) return null
  if (opened.what === 'removal') return <RemovalQuestion kind={kind} id={id} name={named.name} onClose={onClose} />
  const soldOutKind = kind === 'sides' ? 'side' : 'item'
  return <SoldOutDialog kind={soldOutKind} id={id} name={named.name} soldOut={named.soldOut} onClose={onClose} />
}

type BoardFormProps = Omit<BoardOverlaysProps, 'opened'> & { opened: Extract<Opened, { what: 'form' }> }

function BoardForm({ venue, board, opened: { kind, id }, onClose }: BoardFormProps) {
  const { menu, category, item, lists } = board
  const forms = {
    menus: () => <MenuDrawer venue={venue} menu={oneOf(lists.menus.rows, id)} onClose={onClose} />,
    categories: () =>
      menu && (
        <CategoryDrawer venue={venue} menuId={menu.id} category={oneOf(lists.categories.rows, id)} onClose={onClose} />
      ),
    items: () =>
      menu && (
        <ItemDrawer venue={venue} menuId={menu.id} itemId={id ?? null} categoryId={category?.id} onClose={onClose} />
      ),
    sides: () =>
      item && <SideDrawer venue={venue} itemId={item.id} side={oneOf(lists.sides.rows, id)} onClose={onClose} />,
    modifiers: () =>
      item && <GroupDrawer venue={venue} itemId={item.id} group={oneOf(lists.modifiers.rows, id)} onClose={onClose} />,
  }
  return forms[kind]()
}

function oneOf<T extends { id: number }>(rows: readonly T[], id: number | undefined): T | null {
  return rows.find((row) => row.id === id) ?? null
}

function rowOf({ lists }: Board, kind: PartKind, id: number): { name: string; soldOut: SoldOut } | undefined {
  const part = lists[kind].rows.find((row) => row.id === id)
  if (!part) return undefined
  const name = 'groupName' in part ? part.groupName : part.name
  return { name: name.en, soldOut: 'soldOut' in part ? part.soldOut : null }
}
