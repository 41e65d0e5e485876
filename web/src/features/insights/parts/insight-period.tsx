import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import { periodBefore } from '@brigade/domain/insights/insights.rules.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { DaysProblemNote } from '#ui/days-problem-note.tsx'
import type { InsightsAddress } from '#features/insights/use-insights-address.ts'
import { useShownVenue } from '#features/insights/use-shown-venue.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/insights/parts/insights.module.css'

/** There, the figures come after one line. */
const narrow = matchMedia('(width < 576px)')

type InsightPeriodProps = { address: InsightsAddress; asOf: string | null }

/** Says which days of which venues are shown, and what they are compared with. */
export function InsightPeriod({ address, asOf }: InsightPeriodProps) {
  const t = useTranslations('insights')
  const { day, time } = useFormats()
  const { asked, problem, today, venueIds } = address
  const { venueNames, todayOf } = useShownVenue(venueIds)
  const { from, to } = asked.days
  const before = periodBefore(asked.days)
  const isNarrow = useMedia(narrow)
  const shown = (
    <>
      <strong className={styles.printed}>{venueNames ?? t('everyVenue')}</strong>{' '}
      <strong>
        {day(from)} – {day(to)}
      </strong>{' '}
      {asOf === null ? null : <span>{t('asOf', { time: time(asOf) })}</span>}{' '}
    </>
  )
  const further = (
    <>
      <span>{t('compared', { from: day(before.from), to: day(before.to) })}</span>{' '}
      {to >= today ? <span>{t('unfinished')}</span> : null}{' '}
      {todayOf === null ? null : <span>{t('todayOf', { venue: todayOf })}</span>}
    </>
  )
  return (
    <>
      {problem ? <DaysProblemNote problem={problem} mostDays={financeLimits.mostDays} /> : null}
      {isNarrow ? (
        <details className={font.note}>
          <summary className={stack.touch}>{shown}</summary>
          <p className={styles.period}>{further}</p>
        </details>
      ) : (
        <p className={`${styles.period} ${font.note}`}>
          {shown}
          {further}
        </p>
      )}
    </>
  )
}
