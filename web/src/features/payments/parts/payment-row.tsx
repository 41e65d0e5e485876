import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { PaymentActions } from '#features/payments/parts/payment-actions.tsx'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { usePaymentTitle } from '#features/payments/use-payment-title.ts'

type PaymentRowProps = { event: PaymentEvent; onView: () => void; onClose: () => void }

/** Renders a payment event in the list of all. */
export function PaymentRow({ event, onView, onClose }: PaymentRowProps) {
  const title = usePaymentTitle()
  return (
    <CallRow title={title(event)} actions={<PaymentActions event={event} onView={onView} />} onClose={onClose}>
      <PaymentFacts event={event} />
    </CallRow>
  )
}
