import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { editIcon, settingsIcon } from '#ui/icon-paths.ts'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { useArchiveVenue } from '#features/venues/list/write-venue.ts'

type VenueActsProps = { venue: Venue; onEdit: () => void; onDuplicate: () => void }

/** Renders what the head office can do with a venue: edit it, and in a menu all else. Archiving is asked about. */
export function VenueActs({ venue: { id, archivedAt }, onEdit, onDuplicate }: VenueActsProps) {
  const t = useTranslations('venueList')
  const [isAsking, setIsAsking] = useState(false)
  const archive = useArchiveVenue()
  const archiving: MenuAct =
    archivedAt === null
      ? { key: 'archive', label: t('archive'), isDanger: true, onChoose: () => setIsAsking(true) }
      : { key: 'restore', label: t('restore'), onChoose: () => archive.mutate({ id, isArchived: false }) }
  const acts: MenuAct[] = [
    { key: 'settings', label: t('settings'), icon: settingsIcon, onChoose: `/restaurants/${id}/details` },
    { key: 'duplicate', label: t('duplicate'), onChoose: onDuplicate },
    archiving,
  ]
  return (
    <>
      <MenuButton acts={acts} />
      <BigButton icon={editIcon} onClick={onEdit}>
        {t('edit')}
      </BigButton>
      {isAsking ? (
        <Confirm
          title={t('archiveQuestion')}
          confirmLabel={t('archive')}
          isDanger
          isBusy={archive.isPending}
          onConfirm={() => archive.mutate({ id, isArchived: true }, { onSettled: () => setIsAsking(false) })}
          onCancel={() => setIsAsking(false)}
        >
          <p>{t('archiveText')}</p>
        </Confirm>
      ) : null}
    </>
  )
}
