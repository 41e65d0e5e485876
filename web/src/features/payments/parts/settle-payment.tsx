import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { isAlert } from '#features/payments/payment-calls.ts'
import { useSettlePayment } from '#features/payments/payments.mutations.ts'

/** Says that somebody has seen to what was told of a payment, where that is needed, for those who may. */
export function SettlePayment({ event }: { event: PaymentEvent }) {
  const t = useWords('payments')
  const maySettle = useCan('paymentEvents:settle')
  const isCutOff = useIsCutOff()
  const settle = useSettlePayment()
  if (!isAlert(event) || !maySettle) return null
  return (
    <BigButton isBusy={settle.isPending} isOff={isCutOff} onClick={() => settle.mutate(event.id)}>
      {t('popups.settle')}
    </BigButton>
  )
}
