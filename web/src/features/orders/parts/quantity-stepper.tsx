import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/parts/quantity-stepper.module.css'

const lessIcon = 'M5 12h14'

type QuantityStepperProps = {
  value: number
  least: number
  most: number
  /** The name of the counted thing. */
  label: string
  /** The name of the button for less, if it does something else now. */
  lessLabel?: string | undefined
  onChange: (value: number) => void
}

export function QuantityStepper({ value, least, most, label, lessLabel, onChange }: QuantityStepperProps) {
  const t = useTranslations('orders')
  const { number } = useFormats()
  return (
    <div className={`${styles.stepper} ${stack.inline}`} role="group" aria-label={label}>
      <button
        type="button"
        className={`${styles.step} ${surface.iconButton}`}
        disabled={value <= least}
        aria-label={lessLabel ?? t('quantity.less', { label })}
        onClick={() => onChange(value - 1)}
      >
        <Icon path={lessIcon} />
      </button>
      <output className={styles.value}>{number(value)}</output>
      <button
        type="button"
        className={`${styles.step} ${surface.iconButton}`}
        disabled={value >= most}
        aria-label={t('quantity.more', { label })}
        onClick={() => onChange(value + 1)}
      >
        <Icon path={addIcon} />
      </button>
    </div>
  )
}
