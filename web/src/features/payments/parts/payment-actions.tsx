import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useNavigate } from 'react-router'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { isAlert } from '#features/payments/payment-calls.ts'
import { useSettlePayment } from '#features/payments/payments.mutations.ts'

type PaymentActionsProps = { event: PaymentEvent; onView: () => void }

/** What can be done about what was told of a payment: to look at its order, and to have seen to it. */
export function PaymentActions({ event, onView }: PaymentActionsProps) {
  const t = useWords('payments')
  const navigate = useNavigate()
  const maySettle = useCan('paymentEvents:settle')
  const isCutOff = useIsCutOff()
  const settle = useSettlePayment()

  function handleView(): void {
    onView()
    void navigate(`/orders/${event.orderId}`)
  }

  return (
    <>
      {event.orderId === null ? null : (
        <BigButton kind="quiet" onClick={handleView} data-view="">
          {t('popups.view')}
        </BigButton>
      )}
      {isAlert(event) && maySettle ? (
        <BigButton isBusy={settle.isPending} isOff={isCutOff} onClick={() => settle.mutate(event.id)}>
          {t('popups.settle')}
        </BigButton>
      ) : null}
    </>
  )
}
