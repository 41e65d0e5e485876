import { type CancelReason, cancelReasons } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useSessionText } from '#kit/calls/session-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { lostRaceOf } from '#features/orders/records/lost-race.ts'
import { openOrderLists } from '#features/orders/records/open-orders.ts'
import { problemOf, useMoveOrder } from '#features/orders/records/orders.mutations.ts'
import { ReasonChoice } from '#features/orders/order/reason-choice.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/cancel-dialog.module.css'

/**
 * Asks why an order is cancelled: one of the usual reasons, or a typed one. The reason is stored in the order's log.
 */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTranslations('orders')
  const [typed, setTyped, forgetTyped] = useSessionText(`cancel:${order.id}`)
  const [chosen, choose] = useState<CancelReason | null>(typed === '' ? null : 'other')
  const move = useMoveOrder()
  const reason = chosen === 'other' ? typed.trim() : chosen && t(`cancel.reasons.${chosen}`)
  const problem = problemOf(move)

  function handleConfirm(): void {
    if (!reason) return
    move.mutate(
      { order: openOrderLists.find(order.id) ?? order, act: 'cancel', cancelReason: reason },
      {
        onSuccess: () => {
          forgetTyped()
          onClose()
        },
        onError: (error) => lostRaceOf(error) && onClose(),
      },
    )
  }

  return (
    <Confirm
      title={t('cancel.title', order)}
      confirmLabel={t('acts.cancel')}
      isDanger
      isBusy={move.isPending}
      isOff={!reason}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <ReasonChoice
        reasons={cancelReasons}
        labelOf={(code) => t(`cancel.reasons.${code}`)}
        chosen={chosen}
        onChoose={choose}
        typed={typed}
        onType={setTyped}
      />
      <ActProblem text={problem} className={styles.problem} />
      <p className={`${styles.hint} ${font.note}`}>{t('cancel.hint')}</p>
    </Confirm>
  )
}
