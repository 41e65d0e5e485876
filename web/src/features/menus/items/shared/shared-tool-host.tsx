import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { LinkDrawer } from '#features/menus/items/shared/link-drawer.tsx'
import type { OpenedShared, OpenShared } from '#features/menus/items/shared/use-opened-shared.ts'
import { PartRemovalQuestion } from '#features/menus/parts/part-removal-question.tsx'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { readName } from '#kit/i18n/read-name.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'

const SideDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/side-drawer.tsx')).SideDrawer,
}))
const GroupDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/group-drawer.tsx')).GroupDrawer,
}))
const OptionsDialog = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/options-dialog.tsx')).OptionsDialog,
}))

type SharedToolHostProps = {
  opened: OpenedShared | null
  venue: Venue
  groups: readonly SharedGroup[]
  sides: readonly SharedSide[]
  onOpen: OpenShared
  onClose: () => void
}

/** Renders the form, list or question that is open over the shared choices of a venue. */
export function SharedToolHost({ opened, venue, groups, sides, onOpen, onClose }: SharedToolHostProps) {
  const idOf = (kind: OpenedShared['kind']) => (opened?.kind === kind ? (opened.id ?? null) : null)
  const group = useHeldRecord(groups, idOf('sharedGroups'))
  const side = useHeldRecord(sides, idOf('sharedSides'))
  if (!opened) return null
  const shared = group ?? side
  if (opened.id !== undefined && !shared) return null
  const isGroup = opened.kind === 'sharedGroups'

  if (opened.what === 'edit') {
    return isGroup ? (
      <GroupDrawer
        venue={venue}
        itemId={null}
        group={group ?? null}
        onFirstOption={({ id }) => onOpen({ what: 'firstOption', kind: 'sharedGroups', id })}
        onClose={onClose}
      />
    ) : (
      <SideDrawer venue={venue} itemId={null} side={side ?? null} onClose={onClose} />
    )
  }
  if (!shared) return null
  const name = readName('groupName' in shared ? shared.groupName : shared.name)
  if (opened.what === 'delete') {
    return <PartRemovalQuestion kind={opened.kind} id={shared.id} name={name} onClose={onClose} />
  }
  if (opened.what === 'items') {
    const kind = isGroup ? 'group' : 'side'
    return <LinkDrawer kind={kind} shared={shared} name={name} venue={venue} onClose={onClose} />
  }
  if (!group) return null
  return <OptionsDialog isAdding={opened.what === 'firstOption'} venue={venue} group={group} onClose={onClose} />
}
