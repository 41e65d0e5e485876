import { paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { useWords } from '#kit/i18n.ts'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/order-money.module.css'

/** What an order comes to, and how much of that is paid. */
export function OrderMoney({ order }: { order: Order }) {
  const t = useWords('orders')
  const book = useVenueBook()
  const venue = book.find(order.restaurantId)
  const { money, number } = book.formatsOf(order.restaurantId)
  const currency = venue?.currency ?? 'USD'
  const total = fromMinor(
    (toMinor(order.orderPrice, currency) ?? 0) + (toMinor(order.tipAmount, currency) ?? 0),
    currency,
  )
  const paid = paidAmounts.filter((name) => order[name] !== 0)
  const rows: [key: 'cartPrice' | 'serviceFee' | 'vatFee', amount: number][] = [
    ['cartPrice', order.cartPrice],
    ['serviceFee', order.serviceFee],
    ['vatFee', order.vatFee],
  ]
  return (
    <dl className={styles.money}>
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
        <dd>{money(total)}</dd>
      </div>
      {paid.length > 0 ? (
        <>
          {paid.map((name, index) => (
            <div key={name} className={styles.row}>
              <dt>
                {t(`money.paid.${name}`)} {index === 0 ? <PaymentTag order={order} /> : null}
              </dt>
              <dd>{money(order[name])}</dd>
            </div>
          ))}
          {order.mergedInto === null && (order.status !== 'cancelled' || order.refundDue > 0) ? (
            <div className={styles.row}>
              <dt>{t(order.refundDue > 0 ? 'money.refundDue' : 'money.remaining')}</dt>
              <dd>{money(order.refundDue > 0 ? order.refundDue : order.amountToBePaidOnline)}</dd>
            </div>
          ) : null}
        </>
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
