import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { isAlert } from '#features/payments/payment-calls.ts'
import { SettlePayment } from '#features/payments/parts/settle-payment.tsx'

type PaymentActionsProps = { event: PaymentEvent; onView: () => void }

/**
 * Renders the acts for a payment event: to resolve it, and to view its order. An alert is resolved by a person who has
 * looked at it, so viewing is the main act.
 */
export function PaymentActions({ event, onView }: PaymentActionsProps) {
  const { orderId } = event
  const t = useTranslations('payments')
  const navigate = useNavigate()

  function handleView(orderId: number): void {
    onView()
    void navigate(orderAddress(orderId))
  }

  if (orderId === null) return <SettlePayment event={event} />
  return (
    <>
      <SettlePayment event={event} isQuiet isSpare />
      <BigButton
        kind={isAlert(event) ? 'main' : 'quiet'}
        onClick={() => handleView(orderId)}
        data-spare={isAlert(event) ? undefined : ''}
      >
        {t('popups.view')}
      </BigButton>
    </>
  )
}
