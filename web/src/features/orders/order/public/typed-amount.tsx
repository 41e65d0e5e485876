import { useTranslations } from '#kit/i18n/i18n.ts'
import { TypedNumberField } from '#features/orders/order/typed-number-field.tsx'

type TypedAmountProps = {
  label: string
  hint: string
  text: string
  onType: (text: string) => void
  /** The amount in minor units; null for an invalid text. */
  amount: number | null
  /** The largest amount, in minor units. */
  most: number
  /** The error for a larger amount. */
  tooLarge: string
}

/** Shows a field for an amount of money. Its error says that the amount is invalid or too large. */
export function TypedAmount({ amount, most, tooLarge, ...field }: TypedAmountProps) {
  const t = useTranslations('orders')
  const aboveMost = amount !== null && amount > most ? tooLarge : null
  return <TypedNumberField {...field} problem={amount === null ? t('tip.unread') : aboveMost} />
}
