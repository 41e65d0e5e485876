import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useState } from 'react'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { isAlert } from '#features/payments/payment-calls.ts'
import { SettleDialog } from '#features/payments/parts/settle-dialog.tsx'

/** Asks what was done about what was told of a payment, where somebody has to see to it, of those who may. */
export function SettlePayment({ event }: { event: PaymentEvent }) {
  const t = useWords('payments')
  const maySettle = useCan('paymentEvents:settle')
  const isCutOff = useIsCutOff()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAlert(event) || !maySettle) return null
  return (
    <>
      <BigButton isOff={isCutOff} onClick={() => setIsAsking(true)}>
        {t('popups.settle')}
      </BigButton>
      {isAsking ? <SettleDialog event={event} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}
