import { Form } from 'antd'
import { Fragment } from 'react'
import type { PriceLock } from '#features/menus/forms/use-price-lock.ts'
import styles from '#features/menus/forms/item/item-fields.module.css'
import { useWords } from '#kit/i18n.ts'
import { drawField, type FieldRow } from '#ui/record-form/field-table.ts'
import { SwitchField } from '#ui/record-form/switch-field.tsx'

type DiscountFieldsProps = {
  /** Of the switch. */
  name: string
  label: string
  /** What is asked for while the switch is on. */
  fields: Readonly<Record<string, FieldRow>>
  lock: PriceLock
}

/** What an item costs at some times; the fields are there only while the switch is on. (spec 2, §4) */
export function DiscountFields({ name, label, fields, lock }: DiscountFieldsProps) {
  const t = useWords('menuItems')
  const isOn = Form.useWatch<boolean | undefined>(name, { preserve: true })
  return (
    <>
      <SwitchField
        name={name}
        label={label}
        hint={lock.isLocked ? t('itemForm.discountLocked') : undefined}
        isDisabled={lock.isLocked}
      />
      {isOn ? (
        <div className={styles.part}>
          {Object.entries(fields).map(([path, row]) => (
            <Fragment key={path}>{drawField(path, row)}</Fragment>
          ))}
        </div>
      ) : null}
    </>
  )
}
