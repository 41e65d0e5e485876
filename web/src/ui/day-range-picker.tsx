import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import styles from '#ui/day-range-picker.module.css'

const dayFormat = 'YYYY-MM-DD'

type DayRangePickerProps = {
  days: DayRange
  /** The first day that can be chosen. */
  earliest: string
  /** The last day that can be chosen. */
  today: string
  /** The most days that can be chosen together. */
  mostDays?: number
  labels: { from: string; to: string }
  onChange: (days: DayRange) => void
}

/** Renders a choice of days from the first to the last, both included. */
export function DayRangePicker({ days, earliest, today, mostDays, labels, onChange }: DayRangePickerProps) {
  const { day } = useFormats()
  const id = useId()
  const ids = { start: `${id}from`, end: `${id}to` }
  return (
    <>
      {/* Its two fields would have the same label. */}
      <label className="visually-hidden" htmlFor={ids.start}>
        {labels.from}
      </label>
      <label className="visually-hidden" htmlFor={ids.end}>
        {labels.to}
      </label>
      <DatePicker.RangePicker
        className={styles.days}
        id={ids}
        value={[dayjs(days.from), dayjs(days.to)]}
        placeholder={[labels.from, labels.to]}
        allowClear={false}
        inputReadOnly
        format={(value) => day(value.format(dayFormat))}
        minDate={dayjs(earliest)}
        maxDate={dayjs(today)}
        disabledDate={(date, { from }) =>
          mostDays !== undefined && from !== undefined && Math.abs(date.diff(from, 'day')) >= mostDays
        }
        onChange={(range) => {
          const [from, to] = range ?? []
          if (from && to) onChange({ from: from.format(dayFormat), to: to.format(dayFormat) })
        }}
      />
    </>
  )
}
