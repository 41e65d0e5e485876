import { reportRangeOf } from '@brigade/domain/kit/report-range.ts'
import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { exportRequestsPath } from '@brigade/domain/requests/requests.api.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useReportDays } from '#kit/address/use-report-days.ts'
import { ReportDaysLine } from '#ui/report-days-line.tsx'
import { EndedRequests } from '#features/requests/parts/ended-requests.tsx'
import type { EndedParams } from '#features/requests/requests.queries.ts'

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

type ReportedRequestsProps = {
  venue: Venue
  status: EndedParams['status']
  label: string
  fileNameOf: (days: DayRange) => string
  emptyText: string
}

/** Lists the requests of some days that ended in one way, with a spreadsheet of them. */
function ReportedRequests({ venue, status, label, fileNameOf, emptyText }: ReportedRequestsProps) {
  const report = useReportDays({ timeZone: venue.timeZone, usualDays: requestWindowDays })
  const { days } = report
  const createdAt = useMemo(() => reportRangeOf(days, venue), [days, venue])
  return (
    <>
      <ReportDaysLine
        report={report}
        path={exportRequestsPath}
        permission="requests:export"
        asked={{ fileName: fileNameOf(days), restaurantId: venue.id, createdAt, status }}
      />
      <EndedRequests venue={venue} label={label} asked={{ status, createdAt }} emptyText={emptyText} />
    </>
  )
}
