import { type NumberReading, typedNumber } from '@brigade/domain/kit/read-number.ts'
import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/record-form/number-input.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'

export type NumberInputProps = {
  /** Set by the form, like `onChange` and `id`. A text is what was typed and is not a number. */
  value?: number | string | null
  onChange?: (value: number | string | null) => void
  id?: string
  read: (text: string) => NumberReading
  write: (number: number) => string
  /** Called when typing begins, and when the field is left. */
  onTyping?: (isTyping: boolean) => void
  prefix?: ReactNode
  suffix?: ReactNode
  placeholder?: string
  isDisabled?: boolean
  inputMode: 'decimal' | 'numeric'
}

/**
 * Renders a control for a number: the typed text stays unchanged until the field is left. If a text can mean two
 * numbers, both are offered.
 */
export function NumberInput({ value = null, onChange, read, write, onTyping, isDisabled, ...input }: NumberInputProps) {
  const t = useTranslations('shell')
  const [typed, setTyped] = useState<string | null>(null)
  const valueOf = (text: string) => typedNumber(text, read(text))
  const shown = typeof value === 'number' ? write(value) : (value ?? '')
  // Another edit of the record may have changed the value below the typed text.
  const isTyped = typed !== null && valueOf(typed) === value
  const reading = typed === null && typeof value === 'string' ? read(value) : null

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
        <div className={`${styles.readings} ${stack.wrap2}`} role="group" aria-label={t('form.whichNumber')}>
          {reading.readings.map((each) => (
            <button
              key={each}
              type="button"
              className={`${styles.reading} ${surface.field}`}
              dir="ltr"
              onClick={() => onChange?.(each)}
            >
              {write(each)}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
