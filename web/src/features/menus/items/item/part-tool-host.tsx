import type { ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Suspense } from 'react'
import { lazyPart } from '#kit/late-parts.ts'
import { SoldOutDialog } from '#features/menus/selling/door/sold-out-dialog.tsx'
import { useHeldRecord } from '#kit/use-held-record.ts'
import type { OpenedPart } from '#features/menus/items/item/use-opened-part.ts'
import { RemovalQuestion } from '#features/menus/parts/removal-question.tsx'

const SideDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/door/side-drawer.tsx')).SideDrawer,
}))
const GroupDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/door/group-drawer.tsx')).GroupDrawer,
}))
const OptionsDialog = lazyPart(async () => ({
  default: (await import('#features/menus/forms/door/options-dialog.tsx')).OptionsDialog,
}))

type PartToolHostProps = {
  opened: OpenedPart | null
  itemId: number
  venue: Venue
  sides?: readonly Side[]
  groups: readonly ModifierGroup[]
  onClose: () => void
}

/** Draws what is open over the sides and modifier groups of an item. */
export function PartToolHost({ opened, itemId, venue, sides = [], groups, onClose }: PartToolHostProps) {
  const side = useHeldRecord(sides, opened?.kind === 'sides' ? (opened.id ?? null) : null)
  const group = useHeldRecord(groups, opened?.kind === 'modifiers' ? (opened.id ?? null) : null)
  if (!opened) return null
  const { id } = opened
  if (id !== undefined && !side && !group) return null

  if (opened.what === 'edit') {
    return (
      <Suspense fallback={null}>
        {opened.kind === 'sides' ? (
          <SideDrawer venue={venue} itemId={itemId} side={side ?? null} onClose={onClose} />
        ) : (
          <GroupDrawer venue={venue} itemId={itemId} group={group ?? null} onClose={onClose} />
        )}
      </Suspense>
    )
  }
  if (id === undefined) return null
  if (opened.what === 'delete') {
    const name = side?.name.en ?? group?.groupName.en ?? ''
    return <RemovalQuestion kind={opened.kind} id={id} name={name} onClose={onClose} />
  }
  if (opened.what === 'soldOut' && side) {
    return <SoldOutDialog kind="side" id={side.id} name={side.name.en} soldOut={side.soldOut} onClose={onClose} />
  }
  return group ? (
    <Suspense fallback={null}>
      <OptionsDialog venue={venue} group={group} onClose={onClose} />
    </Suspense>
  ) : null
}
