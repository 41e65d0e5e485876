import { Form, Switch, type SwitchProps } from 'antd'
import { useId } from 'react'
import styles from '#ui/record-form/switch-field.module.css'

type SwitchFieldProps = { name: string; label: string; hint?: string; isDisabled?: boolean }

/** A setting of a record that is on or off, said in words beside it; what is said against it stands below. */
export function SwitchField({ name, isDisabled, ...words }: SwitchFieldProps) {
  return (
    <Form.Item name={name} valuePropName="checked" className={styles.field}>
      <LabelledSwitch disabled={isDisabled} {...words} />
    </Form.Item>
  )
}

type LabelledSwitchProps = SwitchProps & Pick<SwitchFieldProps, 'label' | 'hint'>

/** The form gives it its value, and its problems to a screen reader. */
function LabelledSwitch({ label, hint, ...given }: LabelledSwitchProps) {
  const labelId = useId()
  return (
    <div className={styles.row}>
      <Switch {...given} aria-labelledby={labelId} />
      <div>
        <span id={labelId}>{label}</span>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
    </div>
  )
}
