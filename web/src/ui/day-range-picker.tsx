import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useId, useMemo, useState } from 'react'
import { useMedia } from '#kit/device/use-media.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { calendarPlacements, calendarStyles } from '#ui/calendar-placements.ts'
import styles from '#ui/day-range-picker.module.css'

const dayFormat = 'YYYY-MM-DD'

/** Two months have no room side by side; the same as in the style sheet. */
const narrow = matchMedia('(width < 800px)')

type DayRangePickerProps = {
  /** Null for all time. */
  days: DayRange | null
  /** The first day that can be chosen, if there is one. */
  earliest?: string
  /** The last day that can be chosen. */
  today: string
  /** The most days that can be chosen together. */
  mostDays?: number
  labels: { from: string; to: string }
  className?: string
  onChange: (days: DayRange) => void
}

/** Renders a choice of days from the first to the last, both included. */
export function DayRangePicker({
  days,
  earliest,
  today,
  mostDays,
  labels,
  className = styles.days,
  onChange,
}: DayRangePickerProps) {
  const { day } = useFormats()
  const id = useId()
  const isNarrow = useMedia(narrow)
  const [month, setMonth] = useState<Dayjs | null>(null)
  const { from, to } = days ?? {}
  // Another object, even with the same days, would undo the first day that was just chosen.
  const value = useMemo<[Dayjs, Dayjs] | null>(
    () => (from === undefined || to === undefined ? null : [dayjs(from), dayjs(to)]),
    [from, to],
  )
  const months: [Dayjs, Dayjs] = [month ?? dayjs(from ?? today), month ?? dayjs(to ?? today)]
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
        // Ant Design fails if the shown months become its own again: a phone that is turned gets another picker.
        key={isNarrow ? 'narrow' : 'wide'}
        className={className}
        classNames={{ popup: { root: styles.calendar } }}
        builtinPlacements={calendarPlacements}
        styles={calendarStyles}
        placement="bottomLeft"
        id={ids}
        value={value}
        placeholder={[labels.from, labels.to]}
        allowClear={false}
        inputReadOnly
        format={(value) => day(value.format(dayFormat))}
        minDate={earliest === undefined ? undefined : dayjs(earliest)}
        // Opens on the month of that day and the one before, and shows none after it.
        maxDate={dayjs(today)}
        disabledDate={(date, { from }) =>
          mostDays !== undefined && from !== undefined && Math.abs(date.diff(from, 'day')) >= mostDays
        }
        // A single month is that of the day to be changed: Ant Design reckons with two, and would show the one before.
        pickerValue={isNarrow ? months : undefined}
        onPickerValueChange={(shown, { source, range }) => {
          if (source === 'panel') setMonth(shown[range === 'start' ? 0 : 1])
        }}
        onCalendarChange={(chosen, _, { range }) => setMonth(chosen?.[range === 'start' ? 0 : 1] ?? null)}
        onOpenChange={() => setMonth(null)}
        onChange={(range) => {
          const [first, last] = range ?? []
          if (first && last) onChange({ from: first.format(dayFormat), to: last.format(dayFormat) })
        }}
      />
    </>
  )
}
