import { isSettled } from '@brigade/domain/orders/bills.rules.ts'
import { mayDiscount } from '@brigade/domain/orders/orders.discount.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { DiscountDialog } from '#features/orders/order/discount-dialog.tsx'
import { PayOrder } from '#features/orders/order/pay-order.tsx'
import { RefundDialog } from '#features/orders/order/refund-dialog.tsx'
import { TipDialog } from '#features/orders/order/tip-dialog.tsx'
import { oneBill } from '#features/orders/records/orders.queries.ts'
import { BillLink } from '#features/orders/parts/bill-link.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/order/order-money-acts.module.css'

/** Shows the money actions of an order: record a payment or a refund, record a tip, give a discount, open its bill. */
export function OrderMoneyActs({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const isCutOff = useIsCutOff()
  const mayTip = useCan('orders:edit')
  const mayTakeOff = useCan('orders:discount')
  const mayGiveBack = useCan('orders:refund')
  const venue = useVenueBook().find(order.restaurantId)
  const [asking, ask] = useState<'tip' | 'discount' | 'refund' | null>(null)
  const { isTipOpen, isPriceOpen } = useOpenMoney(order, mayTakeOff)
  const close = () => ask(null)
  return (
    <div className={`${styles.acts} ${stack.wrap2}`}>
      <BillLink order={order} />
      {venue ? <PayOrder order={order} venue={venue} /> : null}
      {mayGiveBack && venue && order.refundDue > 0 ? (
        <BigButton kind="quiet" isOff={isCutOff} onClick={() => ask('refund')}>
          {t('refund.give')}
        </BigButton>
      ) : null}
      {mayTip && isTipOpen && venue ? (
        <BigButton kind="quiet" isOff={isCutOff} onClick={() => ask('tip')}>
          {t(order.tipAmount > 0 ? 'tip.change' : 'tip.add')}
        </BigButton>
      ) : null}
      {mayTakeOff && isPriceOpen ? (
        <BigButton kind="quiet" isOff={isCutOff} onClick={() => ask('discount')}>
          {t(order.discountPercentage > 0 ? 'discount.change' : 'discount.give')}
        </BigButton>
      ) : null}
      {asking === 'refund' && venue ? <RefundDialog order={order} venue={venue} onClose={close} /> : null}
      {asking === 'tip' && venue ? <TipDialog order={order} venue={venue} onClose={close} /> : null}
      {asking === 'discount' ? <DiscountDialog order={order} onClose={close} /> : null}
    </div>
  )
}

/**
 * Returns whether an order's tip and its price can still be changed. This needs its bill: once the bill is closed, the
 * tip of a finished order no longer changes, and neither does the price of any order, including those that the night
 * job found unfinished.
 */
function useOpenMoney(order: Order, mayTakeOff: boolean) {
  const hangsOnBill = isSettled(order, { isBillOpen: false })
  const { data: bill } = useQuery({ ...oneBill(order.billId), enabled: hangsOnBill || mayTakeOff })
  // An order in progress is on an open bill, unless the night job found it: its buttons do not wait for the bill.
  const isBillOpen = bill ? (bill.closedAt ?? null) === null : !hangsOnBill
  const isOwn = mayDiscount(order.status) && !order.isTest
  return { isTipOpen: isOwn && (isBillOpen || !hangsOnBill), isPriceOpen: isOwn && isBillOpen }
}
