import { reportRangeOf } from '@brigade/domain/kit/report-range.ts'
import { exportRequestsPath } from '@brigade/domain/requests/requests.api.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useReportDays } from '#kit/use-report-days.ts'
import { ExportButton } from '#ui/export-button.tsx'
import { ReportDaysLine } from '#ui/report-days-line.tsx'
import { EndedRequests } from '#features/requests/parts/ended-requests.tsx'

/** What was seen to on some days, with a spreadsheet of it. (spec 1, §2.6) */
export function DoneRequests({ venue }: { venue: Venue }) {
  const t = useWords('requests')
  const report = useReportDays({ timeZone: venue.timeZone, usualDays: requestWindowDays })
  const { days } = report
  const createdAt = useMemo(() => reportRangeOf(days, venue), [days, venue])
  return (
    <>
      <ReportDaysLine report={report} labels={{ from: t('from'), to: t('to') }}>
        <ExportButton
          path={exportRequestsPath}
          permission="requests:export"
          asked={{ fileName: t('fileName', days), restaurantId: venue.id, createdAt, status: 'completed' }}
          label={t('download')}
        />
      </ReportDaysLine>
      <EndedRequests
        venue={venue}
        label={t('tabs.doneRequests')}
        asked={{ status: 'completed', createdAt }}
        emptyText={t('empty.doneText')}
      />
    </>
  )
}
