import { isSettled } from '@brigade/domain/orders/bills.rules.ts'
import { mayDiscount } from '@brigade/domain/orders/orders.discount.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { DiscountDialog } from '#features/orders/order/discount-dialog.tsx'
import { PayOrder } from '#features/orders/order/pay-order.tsx'
import { RefundDialog } from '#features/orders/order/refund-dialog.tsx'
import { TipDialog } from '#features/orders/order/tip-dialog.tsx'
import { oneBill } from '#features/orders/orders.queries.ts'
import { BillLink } from '#features/orders/parts/bill-link.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/order-money-acts.module.css'

/** What can be done with the money of an order: a payment taken or given back, a tip noted down, a discount given, its bill looked at. */
export function OrderMoneyActs({ order }: { order: Order }) {
  const t = useWords('orders')
  const isCutOff = useIsCutOff()
  const mayTip = useCan('orders:edit')
  const mayTakeOff = useCan('orders:discount')
  const mayGiveBack = useCan('orders:refund')
  const venue = useVenueBook().find(order.restaurantId)
  const [asking, ask] = useState<'tip' | 'discount' | 'refund' | null>(null)
  const { isTipOpen, isPriceOpen } = useOpenMoney(order, mayTakeOff)
  const close = () => ask(null)
  return (
    <div className={styles.acts}>
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
 * Whether an order may still have another tip, and another price. Its bill has to be asked for: the tip of one that is finished stays as it is
 * once that is closed, and the price of each, also of one that the night found unfinished.
 */
function useOpenMoney(order: Order, mayTakeOff: boolean) {
  const hangsOnBill = isSettled(order, { isBillOpen: false })
  const { data: bill } = useQuery({ ...oneBill(order.billId), enabled: hangsOnBill || mayTakeOff })
  // What is still worked on stands on an open bill, but for what a night has found: its buttons need not wait for the answer.
  const isBillOpen = bill ? (bill.closedAt ?? null) === null : !hangsOnBill
  const isOwn = mayDiscount(order.status)
  return { isTipOpen: isOwn && (isBillOpen || !hangsOnBill), isPriceOpen: isOwn && isBillOpen }
}
