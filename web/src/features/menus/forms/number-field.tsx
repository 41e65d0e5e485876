import { Form } from 'antd'
import { useState } from 'react'
import { NumberInput, type NumberInputProps } from '#features/menus/forms/number-input.tsx'
import { problemText } from '#features/menus/forms/problem-text.ts'
import { useLanguage } from '#kit/i18n.ts'

type NumberFieldProps = Omit<NumberInputProps, 'id' | 'value' | 'onChange' | 'onTyping'> & {
  name: string
  label: string
  isRequired?: boolean
  /** What is wrong with a text that is no number, by the rules of domain. */
  problemOf: (text: string) => string | undefined
  className?: string
}

/** A number of a record. What was typed and is none stays, and is told as soon as the field is left. */
export function NumberField({ name, label, isRequired, problemOf, className, ...input }: NumberFieldProps) {
  const language = useLanguage()
  const value = Form.useWatch<unknown>(name, { preserve: true })
  const [isTyping, setIsTyping] = useState(false)
  const problem = typeof value === 'string' && !isTyping ? problemOf(value) : undefined
  return (
    <Form.Item
      name={name}
      label={label}
      required={isRequired}
      className={className}
      validateStatus={problem === undefined ? undefined : 'error'}
      help={problem === undefined ? undefined : problemText(problem, language)}
    >
      <NumberInput {...input} onTyping={setIsTyping} />
    </Form.Item>
  )
}
