import { readName } from '#kit/i18n/read-name.ts'
import type { ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode } from 'react'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { SoldOutDialog } from '#features/menus/selling/public/sold-out-dialog.tsx'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import type { ItemPartKind, OpenedPart, OpenPart } from '#features/menus/items/item/use-opened-part.ts'
import { PartRemovalQuestion } from '#features/menus/parts/part-removal-question.tsx'

const SideDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/side-drawer.tsx')).SideDrawer,
}))
const GroupDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/group-drawer.tsx')).GroupDrawer,
}))
const OptionsDialog = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/options-dialog.tsx')).OptionsDialog,
}))

type PartToolHostProps = {
  opened: OpenedPart | null
  itemId: number
  venue: Venue
  sides?: readonly Side[]
  groups: readonly ModifierGroup[]
  onOpen: OpenPart
  onClose: () => void
}

/** Renders the drawer or dialog that is open over the sides and modifier groups of an item. */
export function PartToolHost({ opened, sides = [], groups, ...place }: PartToolHostProps) {
  const side = useHeldRecord(sides, idOfKind(opened, 'sides'))
  const group = useHeldRecord(groups, idOfKind(opened, 'modifiers'))
  if (!opened) return null
  if (opened.id !== undefined && !side && !group) return null
  const Overlay = overlays[opened.what]
  return <Overlay {...place} kind={opened.kind} side={side} group={group} />
}

type OverlayProps = Pick<PartToolHostProps, 'itemId' | 'venue' | 'onOpen' | 'onClose'> & {
  kind: ItemPartKind
  /** The record that it is about; neither for a new one. */
  side: Side | undefined
  group: ModifierGroup | undefined
}

const overlays = {
  edit: PartForm,
  delete: PartRemoval,
  soldOut: PartSoldOut,
  options: GroupOptions,
  firstOption: FirstOption,
} satisfies Record<OpenedPart['what'], (props: OverlayProps) => ReactNode>

function PartForm({ kind, side, group, onOpen, ...place }: OverlayProps) {
  return kind === 'sides' ? (
    <SideDrawer {...place} side={side ?? null} />
  ) : (
    <GroupDrawer
      {...place}
      group={group ?? null}
      onFirstOption={({ id }) => onOpen({ what: 'firstOption', kind: 'modifiers', id })}
    />
  )
}

function PartRemoval({ kind, side, group, onClose }: OverlayProps) {
  const part = side ?? group
  const name = side?.name ?? group?.groupName
  return part && name ? <PartRemovalQuestion kind={kind} id={part.id} name={readName(name)} onClose={onClose} /> : null
}

function PartSoldOut({ side, ...rest }: OverlayProps) {
  if (!side) return <GroupOptions side={side} {...rest} />
  return (
    <SoldOutDialog kind="side" id={side.id} name={readName(side.name)} soldOut={side.soldOut} onClose={rest.onClose} />
  )
}

/** Shows the options of a group, because only they can be sold out, not the group. */
function GroupOptions({ group, venue, onClose }: OverlayProps) {
  return group ? <OptionsDialog venue={venue} group={group} onClose={onClose} /> : null
}

function FirstOption({ group, venue, onClose }: OverlayProps) {
  return group ? <OptionsDialog isAdding venue={venue} group={group} onClose={onClose} /> : null
}

function idOfKind(opened: OpenedPart | null, kind: ItemPartKind): number | null {
  return opened?.kind === kind ? (opened.id ?? null) : null
}
