import { Form } from 'antd'
import { useState } from 'react'
import { NumberInput, type NumberInputProps } from '#ui/record-form/number-input.tsx'

export type NumberFieldProps = Omit<NumberInputProps, 'id' | 'value' | 'onChange' | 'onTyping'> & {
  /** Its place in the values: a path where they are within each other. */
  name: string | string[]
  label: string
  isRequired?: boolean
  /** What is wrong with a number, or with a text that is none, by the rules of domain and in the language of the interface. */
  problemOf: (value: number | string) => string | undefined
  className?: string
}

/** A number of a record. What was typed stays, and what is wrong with it is told as soon as the field is left. */
export function NumberField({ name, label, isRequired, problemOf, className, ...input }: NumberFieldProps) {
  const value = Form.useWatch<unknown>(name, { preserve: true })
  const [typing, setTyping] = useState<'no' | 'now' | 'done'>('no')
  // A number that was wrong before keeps nobody from changing the rest of the record.
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
