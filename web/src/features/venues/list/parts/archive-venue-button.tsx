import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { useArchiveVenue } from '#features/venues/list/write-venue.ts'

/** Archives a venue after a question, or restores it. */
export function ArchiveVenueButton({ venue: { id, archivedAt } }: { venue: Venue }) {
  const t = useTranslations('venueList')
  const [isAsking, setIsAsking] = useState(false)
  const archive = useArchiveVenue()
  if (archivedAt !== null) {
    return (
      <BigButton kind="quiet" isBusy={archive.isPending} onClick={() => archive.mutate({ id, isArchived: false })}>
        {t('restore')}
      </BigButton>
    )
  }
  return (
    <>
      <BigButton kind="quiet" onClick={() => setIsAsking(true)}>
        {t('archive')}
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
