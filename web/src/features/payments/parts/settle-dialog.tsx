import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import { settledReasonLength } from '@brigade/domain/payments/payments.limits.ts'
import { settledReasonOf, usualSettledReasons } from '@brigade/domain/payments/payments.rules.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useEffect, useId, useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { liveRule } from '#kit/live/live-gathering.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'
import { useSessionText } from '#kit/calls/session-text.ts'
import { actErrorText } from '#kit/calls/toasts.ts'
import { Chip } from '#ui/chips.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { noteAsked } from '#features/payments/being-settled.ts'
import { isAlert } from '#features/payments/payment-calls.ts'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { useSettlePayment } from '#features/payments/payments.mutations.ts'
import { usePaymentTitle } from '#features/payments/use-payment-title.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/payments/parts/settle-dialog.module.css'

/**
 * Asks how a payment that needs an action was resolved: one of the usual sentences, or a text. It is stored for
 * everyone to read. If the amount changes in between, the dialog shows that, and ignores a press that was on its way.
 */
export function SettleDialog({ event: told, onClose }: { event: PaymentEvent; onClose: () => void }) {
  const t = useTranslations('payments')
  const title = usePaymentTitle()
  const id = useId()
  const hintId = useId()
  const isCutOff = useIsCutOff()
  const settle = useSettlePayment()
  const heard = useHeardEvent(told)
  const event = newestOf(heard, staleSaveOf<PaymentEvent>(settle.error)?.current)
  const isOver = !isAlert(heard)
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  const [opened] = useState(event)
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

  return (
    <Confirm
      title={title(event)}
      confirmLabel={t('popups.settle')}
      act={`settle version ${event.version}`}
      isBusy={settle.isPending}
      isOff={isCutOff || settledReason === ''}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <PaymentFacts event={event} />
      {event.amount === opened.amount ? null : <Changed from={opened} to={event} />}
      <label htmlFor={id} className={styles.label}>
        {t('settle.what')}
      </label>
      <p id={hintId} className={font.note}>
        {t('settle.choose')}
      </p>
      {/* The first choice itself is not focused: its ring would look as if it were chosen. */}
      <div
        className={`${styles.usual} ${stack.wrap2}`}
        role="group"
        aria-label={t('settle.usual')}
        tabIndex={-1}
        data-focus-first=""
      >
        {usualSettledReasons.map((code) => {
          const sentence = t(`settle.reasons.${code}`)
          return (
            <Chip key={code} isChosen={settledReason === sentence} onChoose={() => setTyped(sentence)}>
              {sentence}
            </Chip>
          )
        })}
      </div>
      <textarea
        id={id}
        aria-describedby={hintId}
        className={`${styles.typed} ${surface.field}`}
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
    </Confirm>
  )
}

/** Returns the event as others change it while the question is open. */
function useHeardEvent(told: PaymentEvent): PaymentEvent {
  const [heard, setHeard] = useState(told)
  useEffect(() => {
    const follow = (events: readonly PaymentEvent[]) =>
      setHeard((known) => events.filter(({ id }) => id === told.id).reduce(newestOf, known))
    return registerLiveRules([liveRule(paymentEventsPath, 'patched', follow)])
  }, [told.id])
  return heard
}

function newestOf(told: PaymentEvent, refused: PaymentEvent | undefined): PaymentEvent {
  return refused && refused.version > told.version ? refused : told
}

function Changed({ from, to }: Record<'from' | 'to', PaymentEvent>) {
  const t = useTranslations('payments')
  const { money } = createFormats({ language: useLanguage(), currency: to.currency, timeZone: 'UTC' })
  return (
    <p className={styles.problem} role="alert">
      {t('settle.changed', { before: money(from.amount), now: money(to.amount) })}
    </p>
  )
}
