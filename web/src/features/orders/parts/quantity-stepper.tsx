import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/quantity-stepper.module.css'

const lessIcon = 'M5 12h14'

type QuantityStepperProps = {
  value: number
  least: number
  most: number
  /** What is counted. */
  label: string
  onChange: (value: number) => void
}

export function QuantityStepper({ value, least, most, label, onChange }: QuantityStepperProps) {
  const t = useWords('orders')
  const { number } = useFormats()
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.step}
        disabled={value <= least}
        aria-label={t('quantity.less', { label })}
        onClick={() => onChange(value - 1)}
      >
        <Icon path={lessIcon} />
      </button>
      <output className={styles.value}>{number(value)}</output>
      <button
        type="button"
        className={styles.step}
        disabled={value >= most}
        aria-label={t('quantity.more', { label })}
        onClick={() => onChange(value + 1)}
      >
        <Icon path={addIcon} />
      </button>
    </div>
  )
}
