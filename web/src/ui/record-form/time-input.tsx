import { Input } from 'antd'
import { useState } from 'react'
import { instantOfWallTime, wallTextAt } from '#kit/formats/venue-times.ts'

type TimeInputProps = {
  timeZone: string
  /** The form passes these, and the other properties that its item needs. */
  id?: string
  value?: string | null
  onChange?: (instant: string | null) => void
}

/**
 * Renders an instant of a record, or none, on a venue's clock. Uses the browser's own field: phones show it in their
 * own way.
 */
export function TimeInput({ timeZone, value = null, onChange, ...given }: TimeInputProps) {
  const [typed, setTyped] = useState('')
  // A year is typed digit by digit: the text in the field is not normalised while it is typed.
  const isTyped = typed !== '' && instantOfWallTime(typed, timeZone) === value
  const shown = value === null ? '' : wallTextAt(value, timeZone)
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
