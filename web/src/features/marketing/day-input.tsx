import { Input } from 'antd'

type DayInputProps = {
  /** The form passes these, and the other properties that its item needs. */
  id?: string
  value?: string | null
  onChange?: (day: string | null) => void
}

/** Renders a day of the calendar, or none. Uses the browser's own field: phones show it in their own way. */
export function DayInput({ value = null, onChange, ...given }: DayInputProps) {
  return (
    <Input
      {...given}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value === '' ? null : target.value)}
    />
  )
}
