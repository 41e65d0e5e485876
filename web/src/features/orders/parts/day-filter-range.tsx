import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { DayRangePicker } from '#ui/day-range-picker.tsx'
import styles from '#features/orders/parts/list-filters.module.css'

type DayFilterRangeProps = {
  /** Null for all time. */
  days: DayRange | null
  /** The last day that has any records. */
  today: string
  onChange: (days: DayRange) => void
}

/** Chooses the range of days of a list, including the first and the last. */
export function DayFilterRange(props: DayFilterRangeProps) {
  const t = useTranslations('orders')
  return <DayRangePicker {...props} className={styles.days} labels={{ from: t('history.from'), to: t('history.to') }} />
}
