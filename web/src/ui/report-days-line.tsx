import type { Permission } from '@brigade/domain/access/permissions.ts'
import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import type { DayRange as Days } from '@brigade/domain/kit/venue-days.ts'
import type { PathWith } from '@brigade/domain/services.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import type { SheetRequest } from '#kit/sheets/save-sheet.ts'
import type { ReportDays } from '#kit/address/use-report-days.ts'
import { DaysProblemNote } from '#ui/days-problem-note.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import pickerStyles from '#ui/day-range-picker.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/report-days-line.module.css'
import stack from '#ui/stack.module.css'

const DayRange = lazyPart(
  async () => ({ default: (await import('#ui/rooted-day-range.tsx')).RootedDayRange }),
  [],
  ChosenDays,
)

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

/** Shows the days in the place of the picker while that is fetched, so that nothing below it moves. */
function ChosenDays({ days }: { days: Days | null }) {
  const { day } = useFormats()
  if (days === null) return null
  return (
    <p className={`${pickerStyles.days} ${styles.chosen} ${surface.field} ${stack.touch}`}>
      {day(days.from)} – {day(days.to)}
    </p>
  )
}
