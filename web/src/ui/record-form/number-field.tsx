import { Form } from 'antd'
import { useState } from 'react'
import { NumberInput, type NumberInputProps } from '#ui/record-form/number-input.tsx'

export type NumberFieldProps = Omit<NumberInputProps, 'id' | 'value' | 'onChange' | 'onTyping'> & {
  /** The field's place in the values: a path if it is nested. */
  name: string | (string | number)[]
  label: string
  isRequired?: boolean
  /**
   * Returns the problem of a number, or of a text that is not a number, by the rules of domain and in the language of
   * the interface.
   */
  problemOf: (value: number | string) => string | undefined
  className?: string
}

/** Renders a number of a record. The typed text stays, and its problem is shown as soon as the field is left. */
export function NumberField({ name, label, isRequired, problemOf, className, ...input }: NumberFieldProps) {
  const value = Form.useWatch<unknown>(name, { preserve: true })
  const [typing, setTyping] = useState<'no' | 'now' | 'done'>('no')
  // A number that was wrong before does not prevent changes to the rest of the record.
  const isTold = typeof value === 'string' || (typeof value === 'number' && typing === 'done')
  const problem = isTold && typing !== 'now' ? problemOf(value) : undefined
  return (
    <Form.Item
      name={name}
      label={label}
      required={isRequired}
      className={className}
      validateStatus={problem === undefined ? undefined : 'error'}
      help={problem}
    >
      <NumberInput {...input} onTyping={(isTyping) => setTyping(isTyping ? 'now' : 'done')} />
    </Form.Item>
  )
}
