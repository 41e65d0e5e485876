import { isCancelAsked } from '@brigade/domain/orders/orders.cancelling.ts'
import { Link, useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { bellIcon, moneyIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { editIcon } from '#features/orders/order-looks.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { AllergyTag } from '#features/orders/parts/allergy-tag.tsx'
import { CancelWishTag } from '#features/orders/parts/cancel-wish-tag.tsx'
import { ConfirmTag } from '#features/orders/parts/confirm-tag.tsx'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { OrderCallFacts } from '#features/orders/popups/order-call-facts.tsx'
import { isWaiting, type OrderCall, type OrderCallKind } from '#features/orders/popups/order-calls.ts'
import { useCalledOrder } from '#features/orders/popups/use-called-order.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/popups/order-popup.module.css'

const icons = { newOrder: bellIcon, paidOrder: moneyIcon, updatedOrder: editIcon } satisfies Record<
  OrderCallKind,
  string
>

const toneOf = { newOrder: 'amber', paidOrder: 'green', updatedOrder: 'amber' } as const satisfies Record<
  OrderCallKind,
  string
>

type OrderPopupProps = {
  call: OrderCall
  isClosed: boolean
  onClose: () => void
}

/** One order that waits to be accepted. (spec 1, §2.5) */
export function OrderPopup({ call, isClosed, onClose }: OrderPopupProps) {
  const t = useWords('orders')
  const order = useCalledOrder(call)
  const { kind } = call
  const navigate = useNavigate()
  const { money } = useVenueBook().formatsOf(order.restaurantId)
  const isPaidOnline = order.onlineOrderPaymentStatus !== 'not-paid'

  function handleView(): void {
    onClose()
    void navigate(orderAddress(order.id))
  }

  return (
    <PopupCard
      title={t(`popups.${kind}`)}
      tone={isCancelAsked(order) ? 'red' : toneOf[kind]}
      icon={icons[kind]}
      tag={<AllergyTag order={order} />}
      isClosed={isClosed}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={handleView} data-spare="">
            {t('popups.view')}
          </BigButton>
          <ActButton order={order} isGone={!isWaiting(order)} />
        </>
      }
    >
      <div className={styles.words}>
        <p className={styles.where}>
          <Link className={styles.place} to={orderAddress(order.id)} onClick={onClose}>
            <bdi>{order.table}</bdi>
          </Link>
          <bdi className={styles.number}>#{order.id}</bdi> <ConfirmTag order={order} />
          {isPaidOnline ? <PaymentTag order={order} /> : null}
          <CancelWishTag order={order} />
        </p>
        <OrderCallFacts kind={kind} order={order} />
        {isPaidOnline ? (
          <p className={styles.facts}>
            <Amount name="received" amount={money(order.amountPaidOnline)} /> ·{' '}
            <Amount name="remaining" amount={money(order.amountToBePaidOnline)} />
          </p>
        ) : null}
      </div>
    </PopupCard>
  )
}

function Amount({ name, amount }: { name: 'received' | 'remaining'; amount: string }) {
  const t = useWords('orders')
  return (
    <span className={styles.amount}>
      <span className={styles.long}>{t(`payment.${name}`)}</span>
      <span className={styles.short}>{t(`payment.${name}Short`)}</span>{' '}
      <strong>
        <bdi>{amount}</bdi>
      </strong>
    </span>
  )
}
