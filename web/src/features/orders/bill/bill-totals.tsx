import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useBillSums } from '#features/orders/bill/use-bill-sums.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/order/public/order-money.module.css'

const parts = ['cartPrice', 'serviceFee', 'vatFee', 'discountAmount', 'tipAmount'] as const
const shownAtZero: readonly string[] = ['cartPrice', 'serviceFee']
const settled = [...paidAmounts, 'amountToBePaid', 'refundDue'] as const

/** Shows the total of a bill, its payments and the amount due, by its orders as they are now. */
export function BillTotals({ bill, orders }: { bill: Bill; orders: readonly Order[] }) {
  const t = useTranslations('bill')
  const summed = useBillSums(bill, orders)
  if (!summed) return null
  const { sums, text } = summed
  return (
    <dl className={stack.column2}>
      {parts
        .filter((name) => sums[name] > 0 || shownAtZero.includes(name))
        .map((name) => (
          <div key={name} className={styles.row}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>{text(name === 'discountAmount' ? -sums[name] : sums[name])}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{t('orders:money.total')}</dt>
        <dd>{text(sums.orderPrice + sums.tipAmount)}</dd>
      </div>
      {settled
        .filter((name) => name === 'amountToBePaid' || sums[name] !== 0)
        .map((name) => (
          <div key={name} className={name === 'amountToBePaid' ? `${styles.due} ${stack.wrap}` : styles.row}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>{text(sums[name])}</dd>
          </div>
        ))}
    </dl>
  )
}
