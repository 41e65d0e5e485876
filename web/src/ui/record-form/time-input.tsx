import { Input } from 'antd'
import { useState } from 'react'
import { instantOfWallTime, wallTimeAt } from '#kit/venue-times.ts'

type TimeInputProps = {
  timeZone: string
  /** The form gives it these, and what else its item needs. */
  id?: string
  value?: string | null
  onChange?: (instant: string | null) => void
}

/** An instant of a record, or none, on a venue's clock. The browser's own field: phones show it in their own way. */
export function TimeInput({ timeZone, value = null, onChange, ...given }: TimeInputProps) {
  const [typed, setTyped] = useState('')
  // A year is typed digit by digit: what stands in the field is not put in order meanwhile.
  const isTyped = typed !== '' && instantOfWallTime(typed, timeZone) === value
  const shown = value === null ? '' : wallTimeAt(value, timeZone)
  return (
    <Input
      {...given}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={isTyped ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange?.(target.value === '' ? null : instantOfWallTime(target.value, timeZone))
      }}
    />
  )
}
