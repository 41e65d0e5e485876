import type { Permission } from '@brigade/domain/access/permissions.ts'
import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import type { PathWith } from '@brigade/domain/services.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import type { Asked } from '#kit/sheets/save-sheet.ts'
import type { ReportDays } from '#kit/use-report-days.ts'
import { DayRangePicker } from '#ui/day-range-picker.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'
import styles from '#ui/report-days-line.module.css'

type ReportDaysLineProps<P extends PathWith<'create'>> = {
  report: ReportDays
  path: P
  /** Others may not download it. */
  permission: Permission
  asked: Asked<P>
}

/** Of which days a report is, in one line with what downloads it; and why they are not those of the link that led here. */
export function ReportDaysLine<P extends PathWith<'create'>>({ report, ...download }: ReportDaysLineProps<P>) {
  const t = useWords('ui')
  const { day } = useFormats()
  const { days, problem, today, setDays } = report
  return (
    <div className={styles.line}>
      <DayRangePicker
        days={days}
        earliest={earliestReportDay}
        today={today}
        labels={{ from: t('report.from'), to: t('report.to') }}
        onChange={setDays}
      />
      <ExportButton {...download} label={t('report.download')} />
      {problem ? (
        <p role="alert" className={styles.problem}>
          <Icon path={infoIcon} />
          {t(`report.problems.${problem}`, { day: day(earliestReportDay) })}
        </p>
      ) : null}
    </div>
  )
}
