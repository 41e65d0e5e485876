import { settledReasonLength } from '@brigade/domain/payments/payments.limits.ts'
import { settledReasonOf, usualSettledReasons } from '@brigade/domain/payments/payments.rules.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsCutOff } from '#kit/connection.ts'
import { createFormats } from '#kit/formats.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { staleSaveOf } from '#kit/save-refusal.ts'
import { useSessionText } from '#kit/session-text.ts'
import { shieldArrivals } from '#kit/shield-arrivals.ts'
import { actErrorText } from '#kit/toasts.ts'
import { Chip } from '#ui/chips.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { noteAsked } from '#features/payments/being-settled.ts'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { useSettlePayment } from '#features/payments/payments.mutations.ts'
import { usePaymentTitle } from '#features/payments/use-payment-title.ts'
import styles from '#features/payments/parts/settle-dialog.module.css'

/**
 * Asks what was done about a payment that needs somebody: one of the usual sentences, or one's own. It is kept for all to read. An amount
 * that becomes another meanwhile is told, and no press that was on its way is meant for it.
 */
export function SettleDialog({ event: told, onClose }: { event: PaymentEvent; onClose: () => void }) {
  const t = useWords('payments')
  const title = usePaymentTitle()
  const id = useId()
  const hintId = useId()
  const isCutOff = useIsCutOff()
  const settle = useSettlePayment()
  const event = newestOf(told, staleSaveOf<PaymentEvent>(settle.error)?.current)
  const [opened] = useState(event)
  const question = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = question.current?.closest('dialog')
    if (dialog && event.version !== opened.version) shieldArrivals([dialog])
  }, [event.version, opened.version])
  const [typed, setTyped, forgetTyped] = useSessionText(`settle:${event.id}`)
  const settledReason = settledReasonOf({ settledReason: typed })
  useEffect(() => noteAsked(event.id), [event.id])

  function handleConfirm(): void {
    settle.mutate(
      { id: event.id, version: event.version, settledReason },
      {
        onSuccess: () => {
          forgetTyped()
          onClose()
        },
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
      <div ref={question}>
        <PaymentFacts event={event} />
        {event.amount === opened.amount ? null : <Changed from={opened} to={event} />}
      </div>
      <label htmlFor={id} className={styles.label}>
        {t('settle.what')}
      </label>
      <p id={hintId} className={styles.hint}>
        {t('settle.choose')}
      </p>
      <div className={styles.usual} role="group" aria-label={t('settle.usual')}>
        {usualSettledReasons.map((code, index) => {
          const sentence = t(`settle.reasons.${code}`)
          return (
            <Chip
              key={code}
              isChosen={settledReason === sentence}
              isFirst={index === 0}
              onChoose={() => setTyped(sentence)}
            >
              {sentence}
            </Chip>
          )
        })}
      </div>
      <textarea
        id={id}
        aria-describedby={hintId}
        className={styles.typed}
        rows={2}
        dir="auto"
        maxLength={settledReasonLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {settle.error ? (
        <p className={styles.problem} role="alert">
          {actErrorText(settle.error)}
        </p>
      ) : null}
    </Confirm>,
    document.body,
  )
}

function newestOf(told: PaymentEvent, refused: PaymentEvent | undefined): PaymentEvent {
  return refused && refused.version > told.version ? refused : told
}

function Changed({ from, to }: Record<'from' | 'to', PaymentEvent>) {
  const t = useWords('payments')
  const { money } = createFormats({ language: useLanguage(), currency: to.currency, timeZone: 'UTC' })
  return (
    <p className={styles.problem} role="alert">
      {t('settle.changed', { before: money(from.amount), now: money(to.amount) })}
    </p>
  )
}
