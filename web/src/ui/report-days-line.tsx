import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import type { ReactNode } from 'react'
import type { ReportDays } from '#kit/use-report-days.ts'
import { DayRangePicker } from '#ui/day-range-picker.tsx'
import styles from '#ui/report-days-line.module.css'

type ReportDaysLineProps = {
  report: ReportDays
  labels: { from: string; to: string }
  /** What downloads it. */
  children: ReactNode
}

/** Of which days a report is, in one line with what downloads it. */
export function ReportDaysLine({ report: { days, today, setDays }, labels, children }: ReportDaysLineProps) {
  return (
    <div className={styles.line}>
      <DayRangePicker days={days} earliest={earliestReportDay} today={today} labels={labels} onChange={setDays} />
      {children}
    </div>
  )
}
