import { Form, InputNumber } from 'antd'
import styles from '#features/menus/items/form/item-fields.module.css'

type CountFieldProps = { name: string; label: string; unit: string; most: number }

/** A whole number of something, with what is counted beside it. */
export function CountField({ name, label, unit, most }: CountFieldProps) {
  return (
    <Form.Item name={name} label={label}>
      <InputNumber
        className={styles.count}
        suffix={unit}
        min={0}
        max={most}
        precision={0}
        controls={false}
        inputMode="numeric"
      />
    </Form.Item>
  )
}
