import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { moneyIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { isAlert } from '#features/payments/payment-calls.ts'
import { PaymentActions } from '#features/payments/parts/payment-actions.tsx'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { usePaymentTitle } from '#features/payments/use-payment-title.ts'

type PaymentPopupProps = {
  event: PaymentEvent
  isClosed: boolean
  onClose: () => void
}

/** Renders one payment that came, or one that needs an action. Dismissing it does not resolve it. (spec 1, §2.5) */
export function PaymentPopup({ event, isClosed, onClose }: PaymentPopupProps) {
  const title = usePaymentTitle()
  return (
    <PopupCard
      title={title(event)}
      place={event.table}
      tone={isAlert(event) ? 'red' : 'green'}
      icon={isAlert(event) ? warningIcon : moneyIcon}
      isClosed={isClosed}
      onClose={onClose}
      hasOwnLines
      actions={<PaymentActions event={event} onView={onClose} />}
    >
      {isAlert(event) ? null : <bdi>#{event.orderId}</bdi>}
      <PaymentFacts event={event} />
    </PopupCard>
  )
}
