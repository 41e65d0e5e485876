import { type NumberReading, typedNumber } from '@brigade/domain/kit/read-number.ts'
import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '#ui/record-form/number-input.module.css'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'

export type NumberInputProps = {
  /** Given by the form, like `onChange` and `id`. A text is what was typed and is no number. */
  value?: number | string | null
  onChange?: (value: number | string | null) => void
  id?: string
  read: (text: string) => NumberReading
  write: (number: number) => string
  /** Told when somebody begins to type, and when they leave. */
  onTyping?: (isTyping: boolean) => void
  prefix?: ReactNode
  suffix?: ReactNode
  placeholder?: string
  isDisabled?: boolean
  inputMode: 'decimal' | 'numeric'
}

/** A control for a number: what is typed stands as it is until the field is left. Of what can be two numbers, both are offered. */
export function NumberInput({ value = null, onChange, read, write, onTyping, isDisabled, ...input }: NumberInputProps) {
  const t = useWords('shell')
  const [typed, setTyped] = useState<string | null>(null)
  const valueOf = (text: string) => typedNumber(text, read(text))
  const shown = typeof value === 'number' ? write(value) : (value ?? '')
  // Another edit of the record may have changed the value below what is being typed.
  const isTyped = typed !== null && valueOf(typed) === value
  const reading = typed === null && typeof value === 'string' ? read(value) : null

  /** Both readings go, and what is below moves up to where they were. */
  function handleReading(number: number): void {
    shieldPressed()
    onChange?.(number)
  }

  return (
    <>
      <Input
        {...input}
        className={styles.input}
        dir="ltr"
        autoComplete="off"
        disabled={isDisabled}
        value={isTyped ? typed : shown}
        onFocus={() => onTyping?.(true)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange?.(valueOf(target.value))
        }}
        onBlur={() => {
          setTyped(null)
          onTyping?.(false)
        }}
      />
      {reading?.is === 'ambiguous' ? (
        <div className={styles.readings} role="group" aria-label={t('form.whichNumber')}>
          {reading.readings.map((each) => (
            <button key={each} type="button" className={styles.reading} dir="ltr" onClick={() => handleReading(each)}>
              {write(each)}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
