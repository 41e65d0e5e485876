import { toMinor } from '@brigade/domain/kit/money.ts'
import { largestTip } from '@brigade/domain/orders/orders.limits.ts'
import { isPayable, isStaffPaymentKind } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { PayDialog } from '#features/orders/order/public/pay-dialog.tsx'
import { usePayOrder } from '#features/orders/records/orders.mutations.ts'

/** Records a payment for an order while an amount is due. */
export function PayOrder({ order, venue }: { order: Order; venue: Venue }) {
  const t = useTranslations('orders')
  const isCutOff = useIsCutOff()
  const mayTake = useCan('orders:takePayment')
  const [isAsking, setIsAsking] = useState(false)
  const pay = usePayOrder(order)
  const minor = (amount: number) => toMinor(amount, venue.currency) ?? 0
  const due = minor(order.amountToBePaidOnline)
  const isOffered = mayTake && isPayable(order) && due > 0
  if (!isOffered && !isAsking) return null
  const most = largestTip(minor(order.orderPrice) + minor(order.discountAmount), venue.largestTipPercent)

  function handleAsk(): void {
    pay.reset()
    setIsAsking(true)
  }

  return (
    <>
      <BigButton kind="quiet" isOff={isCutOff || !isOffered} onClick={handleAsk}>
        {t('pay.take')}
      </BigButton>
      {isAsking ? (
        <PayDialog
          title={t('pay.title', order)}
          what={`orders/pay/${order.id}`}
          orders={[order]}
          venue={venue}
          due={due}
          mostTip={Math.max(0, most - minor(order.tipAmount))}
          taken={isStaffPaymentKind(order.paymentType) ? order.paymentType : null}
          pay={pay}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
