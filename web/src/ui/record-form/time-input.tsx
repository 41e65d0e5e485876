import { Input } from 'antd'
import { type AriaAttributes, useState } from 'react'
import { instantOfWallTime, wallTextAt } from '#kit/formats/venue-times.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { DayInput } from '#ui/record-form/day-input.tsx'
import stack from '#ui/stack.module.css'
import styles from '#ui/record-form/time-input.module.css'

type TimeInputProps = AriaAttributes & {
  timeZone: string
  /** The form passes these, and the other properties that its item needs. */
  id?: string
  value?: string | null
  onChange?: (instant: string | null) => void
}

/** The time of a day that was chosen before its time. */
const noon = '12:00'

/** Renders an instant of a record, or none, on a venue's clock: a day and, beside it, the time of the day. */
export function TimeInput({ timeZone, value = null, onChange, ...given }: TimeInputProps) {
  const t = useTranslations('ui')
  // A time is typed digit by digit: the text in the field stays as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null)
  const [day, time] = value === null ? [null, ''] : splitWall(wallTextAt(value, timeZone))

  function change(nextDay: string | null, nextTime: string): void {
    onChange?.(nextDay === null ? null : instantOfWallTime(`${nextDay}T${nextTime}`, timeZone))
  }

  return (
    <div className={stack.row2}>
      <DayInput {...given} value={day} onChange={(chosen) => change(chosen, timeOf(typed ?? '') ?? (time || noon))} />
      <Input
        className={styles.time}
        aria-label={t('timeOfDay')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder={noon}
        maxLength={5}
        value={typed ?? time}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = timeOf(target.value)
          if (next !== null && day !== null) change(day, next)
        }}
        // Without a day, it waits for one.
        onBlur={() => setTyped((text) => (day === null ? timeOf(text ?? '') : null))}
      />
    </div>
  )
}

function splitWall(wall: string): [day: string, time: string] {
  const [day = '', time = ''] = wall.split('T')
  return [day, time]
}

/** Returns the time of a day that was typed as `9:05`, `09:05`, `905` or `0905`; null if it is none. */
function timeOf(typed: string): string | null {
  const [, hours, minutes] = /^\s*([01]?\d|2[0-3])[:.]?([0-5]\d)\s*$/.exec(typed) ?? []
  return hours === undefined || minutes === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`
}
