import { isAllowed, mayRecall, nextAct } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useRef } from 'react'
import { useShortcut } from '#kit/shortcuts.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { BigButton } from '#ui/big-button.tsx'
import { editIcon } from '#features/orders/order-looks.ts'
import { CancelOrder } from '#features/orders/order/cancel-order.tsx'
import { MergeOrder } from '#features/orders/order/merge-order.tsx'
import { RecallOrder } from '#features/orders/order/recall-order.tsx'
import { UndoHere } from '#features/orders/order/undo-here.tsx'
import { mayKeyActOn } from '#features/orders/own-acts.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { useOpenUpdateOrder } from '#features/orders/use-open-update-order.ts'
import styles from '#features/orders/order/order-actions.module.css'

/**
 * Everything that this person may do with the order at this moment, the next step last and largest. It keeps its place, whatever
 * else comes and goes.
 */
export function OrderActions({ order }: { order: Order }) {
  const t = useWords('orders')
  const { user } = useSession()
  const steps = useRef<HTMLDivElement>(null)
  const openUpdate = useOpenUpdateOrder()
  // Handing over what is not called ready yet is possible beside calling it ready.
  const besides = nextAct(order.status, user) === 'ready' && isAllowed('deliver', order.status, user) ? 'deliver' : null
  const mayEdit = isAllowed('update', order.status, user)
  useShortcut('Alt+A', 'orders:keys.act', () => {
    if (mayKeyActOn(order.id)) steps.current?.querySelector<HTMLElement>(`.${styles.main} [data-main-act]`)?.click()
  })

  return (
    <>
      <div className={styles.actions} data-at-foot="">
        <div className={styles.further}>
          {isAllowed('cancel', order.status, user) ? <CancelOrder order={order} /> : null}
          {isAllowed('merge', order.status, user) ? <MergeOrder order={order} /> : null}
          {mayRecall(order, user) ? <RecallOrder order={order} /> : null}
          {mayEdit ? (
            <BigButton kind="quiet" icon={editIcon} aria-haspopup="dialog" onClick={() => openUpdate(order.id)}>
              {t('acts.edit')}
            </BigButton>
          ) : null}
        </div>
        <div ref={steps} className={styles.steps}>
          <UndoHere order={order} />
          <ActButton order={order} act={besides} isOnPage className={styles.beside} />
          <ActButton order={order} isOnPage className={styles.main} />
        </div>
      </div>
    </>
  )
}
