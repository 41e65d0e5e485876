import { type CancelReason, cancelReasons } from '@brigade/domain/orders/orders.cancelling.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSessionText } from '#kit/session-text.ts'
import { useWords } from '#kit/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { lostRaceOf } from '#features/orders/lost-race.ts'
import { problemOf, useMoveOrder } from '#features/orders/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import styles from '#features/orders/order/cancel-dialog.module.css'

/** Asks why an order is cancelled: one of the usual reasons, or one that is typed. It goes into the order's log. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('orders')
  const [typed, setTyped, forgetTyped] = useSessionText(`cancel:${order.id}`)
  const [chosen, choose] = useState<CancelReason | null>(typed === '' ? null : 'other')
  const move = useMoveOrder()
  const reason = chosen === 'other' ? typed.trim() : chosen && t(`cancel.reasons.${chosen}`)
  const problem = problemOf(move)

  function handleConfirm(): void {
    if (!reason) return
    move.mutate(
      { order, act: 'cancel', cancelReason: reason },
      {
        onSuccess: () => {
          forgetTyped()
          onClose()
        },
        onError: (error) => lostRaceOf(error) && onClose(),
      },
    )
  }

  // At the end of the page: what opened it may go before the question is answered.
  return createPortal(
    <Confirm
      title={t('cancel.title', order)}
      confirmLabel={t('acts.cancel')}
      isDanger
      isBusy={move.isPending}
      isOff={!reason}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{t('cancel.reason')}</legend>
        {cancelReasons.map((code, index) => (
          <label key={code} className={styles.chip}>
            <input
              type="radio"
              name="cancel-reason"
              className="visually-hidden"
              checked={chosen === code}
              onChange={() => choose(code)}
              data-focus-first={index === 0 ? '' : undefined}
            />
            {t(`cancel.reasons.${code}`)}
          </label>
        ))}
      </fieldset>
      {chosen === 'other' ? (
        <textarea
          className={styles.typed}
          rows={2}
          maxLength={orderLimits.reasonLength}
          aria-label={t('cancel.typed')}
          placeholder={t('cancel.typed')}
          value={typed}
          ref={takeFocus}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      <ActProblem text={problem} className={styles.problem} />
      <p className={styles.hint}>{t('cancel.hint')}</p>
    </Confirm>,
    document.body,
  )
}

/** Somebody who chose to type a reason goes on by typing. */
function takeFocus(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
