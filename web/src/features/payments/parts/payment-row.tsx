import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { CallRow } from '#ui/popups/call-list.tsx'
import { PaymentActions } from '#features/payments/parts/payment-actions.tsx'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { usePaymentTitle } from '#features/payments/use-payment-title.ts'

type PaymentRowProps = { event: PaymentEvent; onView: () => void; onClose: () => void }

/** What was told of a payment, in the list of all. */
export function PaymentRow({ event, onView, onClose }: PaymentRowProps) {
  const ui = useWords('ui')
  const title = usePaymentTitle()
  return (
    <CallRow
      actions={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {ui('popups.close')}
          </BigButton>
          <PaymentActions event={event} onView={onView} />
        </>
      }
    >
      <h3>{title(event)}</h3>
      <PaymentFacts event={event} />
    </CallRow>
  )
}
