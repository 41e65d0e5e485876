import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { isOwed } from '@brigade/domain/orders/bills.sums.ts'
import { isStaffPaymentKind } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { mostTipOf } from '#features/orders/bill/most-tip.ts'
import { useBillSums } from '#features/orders/bill/use-bill-sums.ts'
import { PayDialog } from '#features/orders/order/public/pay-dialog.tsx'
import { usePayBill } from '#features/orders/bill/bill.mutations.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Records a payment for a bill while an amount is due: the next step of the bill. */
export function PayBill({ bill, orders }: { bill: Bill; orders: readonly Order[] }) {
  const t = useTranslations('bill')
  const isCutOff = useIsCutOff()
  const mayTake = useCan('orders:takePayment')
  const [isAsking, setIsAsking] = useState(false)
  const pay = usePayBill(bill, orders)
  const venue = useVenueBook().find(bill.restaurantId)
  const due = useBillSums(bill, orders)?.sums.amountToBePaid ?? 0
  if (!venue || !mayTake || (due === 0 && !isAsking)) return null
  const types = new Set(orders.filter(isOwed).map(({ paymentType }) => paymentType))
  const [type] = types

  function handleAsk(): void {
    pay.reset()
    setIsAsking(true)
  }

  return (
    <>
      <BigButton isOff={isCutOff || due === 0} onClick={handleAsk}>
        {t('orders:pay.take')}
      </BigButton>
      {isAsking ? (
        <PayDialog
          title={t('payTitle', bill)}
          what={`orders/pay-bill/${bill.id}`}
          orders={orders}
          venue={venue}
          due={due}
          mostTip={mostTipOf(bill, { orders, venue })}
          taken={types.size === 1 && isStaffPaymentKind(type) ? type : null}
          pay={pay}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
