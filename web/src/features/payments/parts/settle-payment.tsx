import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { isAlert } from '#features/payments/payment-calls.ts'
import { SettleDialog } from '#features/payments/parts/settle-dialog.tsx'

/** Asks how a payment event was resolved, if it needs that, and if the person may. In a list it is quiet. */
export function SettlePayment({ event, isQuiet }: { event: PaymentEvent; isQuiet?: boolean }) {
  const t = useTranslations('payments')
  const maySettle = useCan('paymentEvents:settle')
  const isCutOff = useIsCutOff()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAlert(event) || !maySettle) return null
  return (
    <>
      <BigButton kind={isQuiet ? 'quiet' : 'main'} isOff={isCutOff} onClick={() => setIsAsking(true)}>
        {t('popups.settle')}
      </BigButton>
      {isAsking ? <SettleDialog event={event} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}
