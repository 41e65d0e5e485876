import { Form, Switch, type SwitchProps } from 'antd'
import { useId } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#ui/record-form/switch-field.module.css'

type SwitchFieldProps = { name: string | (string | number)[]; label: string; hint?: string; isDisabled?: boolean }

/** Renders a setting of a record that is on or off, with its words beside it and its problem below. */
export function SwitchField({ name, isDisabled, ...words }: SwitchFieldProps) {
  return (
    <Form.Item name={name} valuePropName="checked" className={styles.field}>
      <LabelledSwitch disabled={isDisabled} {...words} />
    </Form.Item>
  )
}

type LabelledSwitchProps = SwitchProps & Pick<SwitchFieldProps, 'label' | 'hint'>

/** Renders the switch. The form passes its value, and its problems for screen readers. */
function LabelledSwitch({ label, hint, ...given }: LabelledSwitchProps) {
  const labelId = useId()
  return (
    <div className={`${styles.row} ${stack.row3} ${stack.touch}`}>
      <Switch {...given} aria-labelledby={labelId} />
      <div>
        <span id={labelId}>{label}</span>
        {hint ? <p className={font.note}>{hint}</p> : null}
      </div>
    </div>
  )
}
