import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { type DayPreset, presetDays } from '#features/orders/history/venue-days.ts'
import styles from '#features/orders/parts/list-filters.module.css'

const dayFormat = 'YYYY-MM-DD'

type DayFilterProps = {
  /** Null where they are of all time. */
  days: DayRange | null
  /** The last day there is anything of. */
  today: string
  /** What can be chosen at one press. */
  presets: readonly DayPreset[]
  onChange: (days: DayRange) => void
  /** Left out where they can't be of all time. */
  onAllTime?: () => void
}

/** Of which days a list is, the first and the last included. */
export function DayFilter({ days, today, presets, onChange, onAllTime }: DayFilterProps) {
  const t = useWords('orders')
  const { day } = useFormats()
  const named = presetDays(today)
  const id = useId()
  const ids = { start: `${id}from`, end: `${id}to` }
  return (
    <>
      <Chips label={t('history.days')}>
        {presets.map((preset) => (
          <Chip
            key={preset}
            isChosen={named[preset].from === days?.from && named[preset].to === days.to}
            onChoose={() => onChange(named[preset])}
          >
            {t(`history.presets.${preset}`)}
          </Chip>
        ))}
        {onAllTime ? (
          <Chip isChosen={days === null} onChoose={onAllTime}>
            {t('history.presets.allTime')}
          </Chip>
        ) : null}
      </Chips>
      {/* Its two fields would bear one and the same label. */}
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
