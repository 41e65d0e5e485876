import { settledReasonLength } from '@brigade/domain/payments/payments.limits.ts'
import { settledReasonOf, usualSettledReasons } from '@brigade/domain/payments/payments.rules.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { staleSaveOf } from '#kit/save-refusal.ts'
import { useSessionText } from '#kit/session-text.ts'
import { errorText } from '#kit/toasts.ts'
import { Chip } from '#ui/chips.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { noteAsked } from '#features/payments/being-settled.ts'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { useSettlePayment } from '#features/payments/payments.mutations.ts'
import { usePaymentTitle } from '#features/payments/use-payment-title.ts'
import styles from '#features/payments/parts/settle-dialog.module.css'

/** Asks what was done about a payment that needs somebody: one of the usual sentences, or one's own. It is kept for all to read. */
export function SettleDialog({ event, onClose }: { event: PaymentEvent; onClose: () => void }) {
  const t = useWords('payments')
  const title = usePaymentTitle()
  const id = useId()
  const isCutOff = useIsCutOff()
  const [typed, setTyped, forgetTyped] = useSessionText(`settle:${event.id}`)
  // What becomes another amount under the finger is not what somebody has seen to.
  const [seen, setSeen] = useState(event.version)
  const settle = useSettlePayment()
  const settledReason = settledReasonOf({ settledReason: typed })
  useEffect(() => noteAsked(event.id), [event.id])

  function handleConfirm(): void {
    settle.mutate(
      { id: event.id, version: seen, settledReason },
      {
        onSuccess: () => {
          forgetTyped()
          onClose()
        },
        onError: (thrown) => setSeen(staleSaveOf<PaymentEvent>(thrown)?.current.version ?? seen),
      },
    )
  }

  return createPortal(
    <Confirm
      title={title(event)}
      confirmLabel={t('popups.settle')}
      isBusy={settle.isPending}
      isOff={isCutOff || settledReason === ''}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <PaymentFacts event={event} />
      <div className={styles.usual} role="group" aria-label={t('settle.usual')}>
        {usualSettledReasons.map((code) => {
          const sentence = t(`settle.reasons.${code}`)
          return (
            <Chip key={code} isChosen={settledReason === sentence} onChoose={() => setTyped(sentence)}>
              {sentence}
            </Chip>
          )
        })}
      </div>
      <label htmlFor={id} className={styles.label}>
        {t('settle.what')}
      </label>
      <textarea
        id={id}
        className={styles.typed}
        rows={2}
        dir="auto"
        maxLength={settledReasonLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {settle.error ? (
        <p className={styles.problem} role="alert">
          {errorText(settle.error)}
        </p>
      ) : null}
    </Confirm>,
    document.body,
  )
}
