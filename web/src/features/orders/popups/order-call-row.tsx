import { useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { CallRow } from '#ui/popups/call-list.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { CancelWishTag } from '#features/orders/parts/cancel-wish-tag.tsx'
import { OrderComments } from '#features/orders/parts/order-comments.tsx'
import { TestTag } from '#features/orders/parts/test-tag.tsx'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { isWaiting, type OrderCall } from '#features/orders/popups/order-calls.ts'
import { OrderCallFacts } from '#features/orders/popups/order-call-facts.tsx'
import { useCalledOrder } from '#features/orders/popups/use-called-order.ts'

type OrderCallRowProps = { call: OrderCall; onView: () => void; onClose: () => void }

/** Shows one of the orders to be accepted, in the list of all. */
export function OrderCallRow({ call, onView, onClose }: OrderCallRowProps) {
  const t = useTranslations('orders')
  const order = useCalledOrder(call)
  const { kind } = call
  const navigate = useNavigate()

  function handleView(): void {
    onView()
    void navigate(orderAddress(order.id))
  }

  return (
    <CallRow
      title={t(`popups.${kind}`)}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={handleView} aria-label={t('popups.viewOf', order)}>
            {t('popups.view')}
          </BigButton>
          <ActButton order={order} isGone={!isWaiting(order)} />
        </>
      }
    >
      <p>
        <strong>
          <bdi>{order.table}</bdi>
        </strong>{' '}
        <bdi>#{order.id}</bdi> {order.onlineOrderPaymentStatus === 'not-paid' ? null : <PaymentTag order={order} />}
        <TestTag order={order} />
        <CancelWishTag order={order} />
      </p>
      <OrderComments order={order} />
      <OrderCallFacts kind={kind} order={order} />
    </CallRow>
  )
}
