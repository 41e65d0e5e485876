import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { openModal } from '#ui/opened-modals.tsx'
import { isAlert } from '#features/payments/payment-calls.ts'
import { SettleDialog } from '#features/payments/parts/settle-dialog.tsx'

type SettlePaymentProps = {
  event: PaymentEvent
  /** True in a list, and where viewing the order is the main act. */
  isQuiet?: boolean
  /** True if only the list of all pop-ups has it where there is little room. */
  isSpare?: boolean
}

/** Asks how a payment event was resolved, if it needs that, and if the person may. */
export function SettlePayment({ event, isQuiet, isSpare }: SettlePaymentProps) {
  const t = useTranslations('payments')
  const maySettle = useCan('paymentEvents:settle')
  const isCutOff = useIsCutOff()
  if (!isAlert(event) || !maySettle) return null
  return (
    <BigButton
      kind={isQuiet ? 'quiet' : 'main'}
      isOff={isCutOff}
      onClick={() => openModal((onClose) => <SettleDialog event={event} onClose={onClose} />)}
      data-spare={isSpare ? '' : undefined}
    >
      {t('popups.settle')}
    </BigButton>
  )
}
