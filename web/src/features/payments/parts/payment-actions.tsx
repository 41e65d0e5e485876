import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { SettlePayment } from '#features/payments/parts/settle-payment.tsx'

type PaymentActionsProps = { event: PaymentEvent; onView: () => void }

/** What can be done about what was told of a payment: to look at its order, and to have seen to it. */
export function PaymentActions({ event, onView }: PaymentActionsProps) {
  const { orderId } = event
  const t = useWords('payments')
  const navigate = useNavigate()

  function handleView(orderId: number): void {
    onView()
    void navigate(orderAddress(orderId))
  }

  return (
    <>
      {orderId === null ? null : (
        <BigButton kind="quiet" onClick={() => handleView(orderId)} data-spare="">
          {t('popups.view')}
        </BigButton>
      )}
      <SettlePayment event={event} />
    </>
  )
}
