import { readName } from '#kit/i18n/read-name.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { kindOfGroup, type OptionGroup } from '#features/menus/forms/option-group.ts'
import type { ModifierOption } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { hasKeptRows, rowsKeyOf } from '#features/menus/bulk/public/kept-rows.ts'
import { SoldOutDialog } from '#features/menus/selling/public/sold-out-dialog.tsx'
import { OptionDrawer } from '#features/menus/forms/option-drawer.tsx'
import { SharedPartNote } from '#features/menus/forms/shared-part-note.tsx'
import { usePatchPart } from '#features/menus/menus.mutations.ts'
import { OptionRow } from '#features/menus/forms/option-row.tsx'
import styles from '#features/menus/forms/options-dialog.module.css'
import { useNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { menuIcon } from '#ui/icon-paths.ts'

const BulkDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/bulk/public/bulk-drawer.tsx')).BulkDrawer,
}))

type OptionsDialogProps = {
  venue: Venue
  group: OptionGroup
  /** True to open the form of a new option over it. */
  isAdding?: boolean
  onClose: () => void
}

type Asked = { what: 'add' | 'bulk' } | { what: 'edit' | 'remove' | 'soldOut'; option: ModifierOption }

const halfMinuteMs = 30_000

/** Shows the options of a modifier group, with the actions for each. (spec 2, §2.2) */
export function OptionsDialog({ venue, group, isAdding = false, onClose }: OptionsDialogProps) {
  const t = useTranslations('menus')
  // A sheet of options belongs to one item.
  const itemId = 'itemId' in group ? group.itemId : undefined
  const sharedId = 'sharedId' in group ? group.sharedId : null
  const isLinked = sharedId !== null
  const mayBulk = useCan('menus:bulk') && itemId !== undefined && sharedId === null
  const now = new Date(useNow(halfMinuteMs)).toISOString()
  const place = { venueId: venue.id, itemId, groupId: group.id }
  // Rows that were reviewed before the page was reloaded are shown again.
  const [asked, setAsked] = useState<Asked | null>(() => {
    if (mayBulk && hasKeptRows(rowsKeyOf('modifiers', place))) return { what: 'bulk' }
    return isAdding && !isLinked ? { what: 'add' } : null
  })
  const { mutate, isPending } = usePatchPart(kindOfGroup(group))
  const stop = () => setAsked(null)

  function handleRemoval({ _id }: ModifierOption): void {
    const modifiersList = group.modifiersList.filter((option) => option._id !== _id)
    mutate(
      { id: group.id, change: { modifiersList, version: group.version }, said: 'optionsUpdated' },
      { onSettled: stop },
    )
  }

  return (
    <>
      <Dialog
        title={t('options.title', { name: readName(group.groupName) })}
        width={576}
        onClose={onClose}
        actions={
          <>
            {mayBulk ? (
              <BigButton kind="quiet" onClick={() => setAsked({ what: 'bulk' })}>
                {t('panels.bulkUpload')}
              </BigButton>
            ) : null}
            {isLinked ? null : <BigButton onClick={() => setAsked({ what: 'add' })}>{t('options.add')}</BigButton>}
          </>
        }
      >
        <LinkedNote group={group} venue={venue} onClose={onClose} />
        {group.modifiersList.length > 0 ? (
          <ul className={styles.options}>
            {group.modifiersList.map((option) => (
              <OptionRow
                key={option._id}
                venue={venue}
                option={option}
                isOut={isSoldOut(option.soldOut, now)}
                onEdit={isLinked ? undefined : () => setAsked({ what: 'edit', option })}
                onRemove={isLinked ? undefined : () => setAsked({ what: 'remove', option })}
                onMarkSoldOut={itemId === undefined ? undefined : () => setAsked({ what: 'soldOut', option })}
              />
            ))}
          </ul>
        ) : (
          <EmptyState icon={menuIcon} title={t('options.empty')} text={t('options.emptyText')} />
        )}
      </Dialog>
      {asked?.what === 'add' ? (
        <OptionDrawer venue={venue} group={group} option={null} onGroupReplaced={onClose} onClose={stop} />
      ) : null}
      {asked?.what === 'bulk' ? <BulkDrawer kind="modifiers" parent={place} onClose={stop} /> : null}
      {asked?.what === 'edit' ? (
        <OptionDrawer venue={venue} group={group} option={asked.option} onGroupReplaced={onClose} onClose={stop} />
      ) : null}
      {asked?.what === 'soldOut' ? (
        <SoldOutDialog
          kind="option"
          id={group.id}
          optionId={asked.option._id}
          name={readName(asked.option.name)}
          soldOut={asked.option.soldOut}
          onClose={stop}
        />
      ) : null}
      {asked?.what === 'remove' ? (
        <Confirm
          title={t('panels.removeQuestion')}
          confirmLabel={t('panels.removeConfirm')}
          isDanger
          isBusy={isPending}
          onConfirm={() => handleRemoval(asked.option)}
          onCancel={stop}
        >
          <bdi>{readName(asked.option.name)}</bdi>
        </Confirm>
      ) : null}
    </>
  )
}

/** Says of a group of an item that other items share it. */
function LinkedNote({ group, venue, onClose }: Pick<OptionsDialogProps, 'group' | 'venue' | 'onClose'>) {
  if (!('itemId' in group) || group.sharedId === null) return null
  const { itemId, sharedId } = group
  return <SharedPartNote kind="group" sharedId={sharedId} venueId={venue.id} itemId={itemId} onClose={onClose} />
}
