import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ReportedRequests } from '#features/requests/parts/reported-requests.tsx'

/** Lists the requests that were not answered on some days. (spec 1, §2.6, §9) */
export function NoAnswerRequests({ venue }: { venue: Venue }) {
  const t = useTranslations('requests')
  return (
    <ReportedRequests
      venue={venue}
      status="cancelled"
      label={t('tabs.noAnswer')}
      fileNameOf={(days) => t('noAnswerFileName', days)}
      emptyText={t('empty.noAnswerText')}
    />
  )
}
