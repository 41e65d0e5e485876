import type { Permission } from '@brigade/domain/access/permissions.ts'
import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import type { PathWith } from '@brigade/domain/services.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyBackgroundPart } from '#kit/loading/lazy-parts.ts'
import type { SheetRequest } from '#kit/sheets/save-sheet.ts'
import type { ReportDays } from '#kit/address/use-report-days.ts'
import { DaysProblemNote } from '#ui/days-problem-note.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import stack from '#ui/stack.module.css'

const DayRange = lazyBackgroundPart(async () => ({
  default: (await import('#ui/rooted-day-range.tsx')).RootedDayRange,
}))

type ReportDaysLineProps<P extends PathWith<'create'>> = {
  report: ReportDays
  path: P
  /** The permission that allows the download. */
  permission: Permission
  asked: SheetRequest<P>
}

/** Shows the report's date range with its download button, and a note if the link's range was not available. */
export function ReportDaysLine<P extends PathWith<'create'>>({ report, ...download }: ReportDaysLineProps<P>) {
  const t = useTranslations('ui')
  const { days, problem, today, setDays } = report
  return (
    <div className={`${stack.cluster3} ${stack.touch}`}>
      <DayRange
        days={days}
        earliest={earliestReportDay}
        today={today}
        labels={{ from: t('report.from'), to: t('report.to') }}
        onChange={setDays}
      />
      <ExportButton {...download} label={t('report.download')} />
      {problem ? <DaysProblemNote problem={problem} /> : null}
    </div>
  )
}
