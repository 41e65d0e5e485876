import { useWords } from '#kit/i18n.ts'
import { TypedNumber } from '#features/orders/order/typed-number.tsx'

type TypedAmountProps = {
  label: string
  hint: string
  text: string
  onType: (text: string) => void
  /** What the text comes to, in minor units; null where it is no amount. */
  amount: number | null
  /** In minor units. */
  most: number
  /** What is said of more than that. */
  tooLarge: string
}

/** An amount of money as it is typed: what is wrong with it is that it is none, or too much. */
export function TypedAmount({ amount, most, tooLarge, ...field }: TypedAmountProps) {
  const t = useWords('orders')
  const aboveMost = amount !== null && amount > most ? tooLarge : null
  return <TypedNumber {...field} problem={amount === null ? t('tip.unread') : aboveMost} />
}
