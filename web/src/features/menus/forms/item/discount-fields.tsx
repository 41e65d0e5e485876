import { Form } from 'antd'
import { Fragment } from 'react'
import type { PriceLock } from '#features/menus/forms/use-price-lock.ts'
import styles from '#features/menus/forms/item/item-fields.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { drawField, type FieldRow } from '#ui/record-form/field-table.ts'
import { SwitchField } from '#ui/record-form/switch-field.tsx'

type DiscountFieldsProps = {
  /** The name of the switch's field. */
  name: string
  label: string
  /** The fields that are shown while the switch is on. */
  fields: Readonly<Record<string, FieldRow>>
  lock: PriceLock
}

/** Shows the switch of a discount, and its fields while the switch is on. (spec 2, §4) */
export function DiscountFields({ name, label, fields, lock }: DiscountFieldsProps) {
  const t = useTranslations('menuItems')
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
