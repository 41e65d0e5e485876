import { isAllowed, nextAct } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { Suspense, useRef } from 'react'
import { lazyPart } from '#kit/late-parts.ts'
import { useShortcut } from '#kit/shortcuts.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { editIcon } from '#features/orders/order-looks.ts'
import { CancelOrder } from '#features/orders/order/cancel-order.tsx'
import { MergeOrder } from '#features/orders/order/merge-order.tsx'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { useAddressText } from '#kit/use-address.ts'
import styles from '#features/orders/order/order-actions.module.css'

const CartDrawer = lazyPart(async () => ({
  default: (await import('#features/orders/order/cart-drawer.tsx')).CartDrawer,
}))

/** Everything that this person may do with the order at this moment, the next step last and largest. */
export function OrderActions({ order }: { order: Order }) {
  const t = useWords('orders')
  const { user } = useSession()
  const actions = useRef<HTMLDivElement>(null)
  const [edit, setEdit] = useAddressText('edit')
  const act = nextAct(order.status, user)
  // Handing over what is not called ready yet is possible beside calling it ready.
  const furtherAct = act === 'ready' && isAllowed('deliver', order.status, user) ? 'deliver' : null
  const mayEdit = isAllowed('update', order.status, user)
  const editsOrders = useCan('orders:edit')
  useShortcut('a', 'orders:keys.act', () =>
    actions.current?.querySelector<HTMLElement>('[data-main-act]:last-child')?.click(),
  )

  return (
    <>
      <div ref={actions} className={styles.actions}>
        {isAllowed('cancel', order.status, user) ? <CancelOrder order={order} /> : null}
        {isAllowed('merge', order.status, user) ? <MergeOrder order={order} /> : null}
        {mayEdit ? (
          <BigButton kind="quiet" icon={editIcon} onClick={() => setEdit('cart')}>
            {t('acts.edit')}
          </BigButton>
        ) : null}
        {furtherAct ? <ActButton order={order} act={furtherAct} /> : null}
        {act ? <ActButton order={order} act={act} className={styles.main} /> : null}
      </div>
      {edit === 'cart' && editsOrders ? (
        <Suspense>
          <CartDrawer order={order} onClose={() => setEdit('')} />
        </Suspense>
      ) : null}
    </>
  )
}
