import { paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/order/public/order-money.module.css'

/** Shows the total of an order, and how much of it is paid. */
export function OrderMoney({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const book = useVenueBook()
  const venue = book.find(order.restaurantId)
  const { money, number } = book.formatsOf(order.restaurantId)
  const currency = venue?.currency ?? 'USD'
  const total = (toMinor(order.orderPrice, currency) ?? 0) + (toMinor(order.tipAmount, currency) ?? 0)
  const isRefundDue = order.refundDue > 0
  const isOpen = order.mergedInto === null && order.status !== 'cancelled' && !order.isTest
  // While nothing is paid, it would repeat the total.
  const showsRemaining = isOpen && toMinor(order.amountToBePaidOnline, currency) !== total
  const paid = paidAmounts.filter((name) => order[name] !== 0)
  const rows: [key: 'cartPrice' | 'serviceFee' | 'vatFee', amount: number][] = [
    ['cartPrice', order.cartPrice],
    ['serviceFee', order.serviceFee],
    ['vatFee', order.vatFee],
  ]
  return (
    <dl className={stack.column2}>
      {rows
        .filter(([key, amount]) => key === 'cartPrice' || key === 'serviceFee' || amount > 0)
        .map(([key, amount]) => (
          <div key={key} className={styles.row}>
            <dt>{t(`money.${key}`)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      {order.discountPercentage > 0 ? (
        <div className={styles.row}>
          <dt>{t('money.discount', { percent: number(order.discountPercentage) })}</dt>
          <dd>{money(-order.discountAmount)}</dd>
        </div>
      ) : null}
      {order.tipAmount > 0 ? (
        <div className={styles.row}>
          <dt>{t('money.tip')}</dt>
          <dd>{money(order.tipAmount)}</dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{t('money.total')}</dt>
        <dd>{money(fromMinor(total, currency))}</dd>
      </div>
      {paid.map((name, index) => (
        <div key={name} className={styles.row}>
          <dt>
            {t(`money.paid.${name}`)} {index === 0 ? <PaymentTag order={order} /> : null}
          </dt>
          <dd>{money(order[name])}</dd>
        </div>
      ))}
      {(order.mergedInto === null && isRefundDue) || showsRemaining ? (
        <div className={`${styles.due} ${stack.wrap}`}>
          <dt>{t(isRefundDue ? 'money.refundDue' : 'money.remaining')}</dt>
          <dd>{money(isRefundDue ? order.refundDue : order.amountToBePaidOnline)}</dd>
        </div>
      ) : null}
      <div className={styles.row}>
        <dt>{t('money.paymentType')}</dt>
        <dd>
          {t(`paymentTypes.${order.paymentType}`)}
          {order.paymentInfo?.lastname ? ` · ${order.paymentInfo.lastname}` : ''}
        </dd>
      </div>
    </dl>
  )
}
