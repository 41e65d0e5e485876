import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import type { DaysProblem } from '#kit/address/use-report-days.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/days-problem-note.module.css'

type DaysProblemNoteProps = {
  problem: DaysProblem
  /** The most days that are shown together, where there is a limit. */
  mostDays?: number
}

/** Says why other days are shown than those of the link. */
export function DaysProblemNote({ problem, mostDays = 0 }: DaysProblemNoteProps) {
  const t = useTranslations('ui')
  const { day, number } = useFormats()
  return (
    <p role="alert" className={`${styles.problem} ${stack.row2}`}>
      <Icon path={infoIcon} />
      {t(`report.problems.${problem}`, { day: day(earliestReportDay), limit: number(mostDays) })}
    </p>
  )
}
