import { Form, Switch } from 'antd'
import { useId } from 'react'
import styles from '#features/menus/forms/switch-field.module.css'
import { useWords } from '#kit/i18n.ts'

type SwitchFieldProps = { name: string; label: string; hint?: string; isDisabled?: boolean }

/** A setting of a record that is on or off, said in words beside it. */
export function SwitchField({ name, label, hint, isDisabled }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <Form.Item name={name} valuePropName="checked" noStyle>
        <Switch disabled={isDisabled} aria-labelledby={id} />
      </Form.Item>
      <div>
        <span id={id}>{label}</span>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
    </div>
  )
}

/** Whether guests see the record at all. */
export function ActiveSwitch() {
  const t = useWords('menus')
  return <SwitchField name="isActive" label={t('forms.active')} hint={t('forms.activeHint')} />
}
