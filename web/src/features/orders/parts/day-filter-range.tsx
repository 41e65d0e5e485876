import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import styles from '#features/orders/parts/list-filters.module.css'

const dayFormat = 'YYYY-MM-DD'

type DayFilterRangeProps = {
  /** Null for all time. */
  days: DayRange | null
  /** The last day that has any records. */
  today: string
  onChange: (days: DayRange) => void
}

/** Chooses the range of days of a list, including the first and the last. */
export function DayFilterRange({ days, today, onChange }: DayFilterRangeProps) {
  const t = useTranslations('orders')
  const { day } = useFormats()
  const id = useId()
  const ids = { start: `${id}from`, end: `${id}to` }
  return (
    <>
      {/* Without it, both fields would have the same label. */}
      <label className="visually-hidden" htmlFor={ids.start}>
        {t('history.from')}
      </label>
      <label className="visually-hidden" htmlFor={ids.end}>
        {t('history.to')}
      </label>
      <DatePicker.RangePicker
        className={styles.days}
        id={ids}
        value={days && [dayjs(days.from), dayjs(days.to)]}
        placeholder={[t('history.from'), t('history.to')]}
        allowClear={false}
        inputReadOnly
        format={(value) => day(value.format(dayFormat))}
        // Opens on the month of that day and the one before, and shows none after it.
        maxDate={dayjs(today)}
        onChange={(range) => {
          const [from, to] = range ?? []
          if (from && to) onChange({ from: from.format(dayFormat), to: to.format(dayFormat) })
        }}
      />
    </>
  )
}
