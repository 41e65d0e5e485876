import { isAllowed, mayRecall, nextAct } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayDiscardTest } from '@brigade/domain/orders/test-orders.ts'
import { useRef } from 'react'
import { useShortcut } from '#kit/keys/shortcuts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { BigButton } from '#ui/big-button.tsx'
import { pencilIcon } from '#features/orders/records/order-appearance.ts'
import { CancelOrder } from '#features/orders/order/cancel-order.tsx'
import { DiscardTest } from '#features/orders/order/discard-test.tsx'
import { MoreActs } from '#features/orders/order/more-acts.tsx'
import { MergeOrder } from '#features/orders/order/public/merge-order.tsx'
import { RecallOrder } from '#features/orders/order/recall-order.tsx'
import { UndoHere } from '#features/orders/order/undo-here.tsx'
import { mayKeyActOn } from '#features/orders/records/own-acts.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { useOpenUpdateOrder } from '#features/orders/records/use-open-update-order.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/order/order-actions.module.css'
import thumbBar from '#features/orders/parts/thumb-bar.module.css'

/**
 * Shows every action that this user may take on the order now, the next step last and largest, and rare ones behind a
 * button. That step keeps its place, whatever else appears or disappears.
 */
export function OrderActions({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const { user } = useSession()
  const steps = useRef<HTMLDivElement>(null)
  const openUpdate = useOpenUpdateOrder()
  // An order that is not ready yet can be delivered directly, beside being marked ready.
  const besides = nextAct(order.status, user) === 'ready' && isAllowed('deliver', order.status, user) ? 'deliver' : null
  const mayEdit = isAllowed('update', order.status, user)
  useShortcut('Alt+A', 'orders:keys.act', () => {
    if (mayKeyActOn(order.id)) steps.current?.querySelector<HTMLElement>(`.${styles.main} [data-main-act]`)?.click()
  })

  return (
    <>
      <div ref={steps} className={`${styles.actions} ${thumbBar.bar} ${stack.cluster2}`} data-at-foot="">
        <UndoHere order={order} />
        <MoreActs>
          {isAllowed('cancel', order.status, user) ? <CancelOrder order={order} /> : null}
          {isAllowed('merge', order.status, user) ? <MergeOrder order={order} /> : null}
          {mayRecall(order, user) ? <RecallOrder order={order} /> : null}
        </MoreActs>
        {mayDiscardTest(order, user) ? <DiscardTest order={order} /> : null}
        {mayEdit ? (
          <BigButton
            kind="quiet"
            icon={pencilIcon}
            className={styles.edit}
            aria-haspopup="dialog"
            onClick={() => openUpdate(order.id)}
          >
            {t('acts.edit')}
          </BigButton>
        ) : null}
        <ActButton order={order} act={besides} isOnPage className={styles.beside} />
        <ActButton order={order} isOnPage className={`${styles.main} ${thumbBar.step}`} />
      </div>
    </>
  )
}
