import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { SettlePayment } from '#features/payments/parts/settle-payment.tsx'

type PaymentActionsProps = { event: PaymentEvent; onView: () => void }

/** Renders the acts for a payment event: to view its order, and to resolve it. */
export function PaymentActions({ event, onView }: PaymentActionsProps) {
  const { orderId } = event
  const t = useTranslations('payments')
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
