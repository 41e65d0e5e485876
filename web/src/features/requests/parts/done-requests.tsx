import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ReportedRequests } from '#features/requests/parts/reported-requests.tsx'

/** Lists the requests that were resolved on some days. (spec 1, §2.6) */
export function DoneRequests({ venue }: { venue: Venue }) {
  const t = useTranslations('requests')
  return (
    <ReportedRequests
      venue={venue}
      status="completed"
      label={t('tabs.doneRequests')}
      fileNameOf={(days) => t('fileName', days)}
      emptyText={t('empty.doneText')}
    />
  )
}
