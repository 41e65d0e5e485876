import { type Order, orderLimits } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useKeptText } from '#kit/kept-text.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { cancelIcon } from '#ui/icon-paths.ts'
import { useMoveOrder } from '#features/orders/orders.mutations.ts'
import styles from '#features/orders/order/cancel-order.module.css'

/** Cancels an order, after asking, with a reason that goes into its log. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useWords('orders')
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason, forgetReason] = useKeptText(`cancel:${order.id}`)
  const { mutate, isPending } = useMoveOrder()

  function handleConfirm(): void {
    mutate(
      { order, act: 'cancel', cancelReason: reason.trim() || undefined },
      {
        onSuccess: forgetReason,
        onSettled: () => setIsAsking(false),
      },
    )
  }

  return (
    <>
      <BigButton kind="quiet" icon={cancelIcon} onClick={() => setIsAsking(true)}>
        {t('acts.cancel')}
      </BigButton>
      {isAsking ? (
        <Confirm
          title={t('cancel.title', { id: order.id, table: order.table })}
          confirmLabel={t('acts.cancel')}
          isDanger
          isBusy={isPending}
          onConfirm={handleConfirm}
          onCancel={() => setIsAsking(false)}
        >
          <label className={styles.field}>
            {t('cancel.reason')}
            <textarea
              className={styles.reason}
              rows={3}
              maxLength={orderLimits.reasonLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <p className={styles.hint}>{t('cancel.hint')}</p>
        </Confirm>
      ) : null}
    </>
  )
}
