import { nextAct } from '@brigade/domain/orders/orders.acts.ts'
import { Link, useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { bellIcon, moneyIcon } from '#ui/icon-paths.ts'
import { useSession } from '#kit/session.ts'
import { PopupCard } from '#features/orders/door/popup-card.tsx'
import type { Further } from '#features/orders/door/popup-more.tsx'
import { editIcon } from '#features/orders/order-looks.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import type { OrderCall, OrderCallKind } from '#features/orders/popups/order-calls.ts'
import { useVenueBook } from '#features/orders/venue-book.tsx'
import styles from '#features/orders/popups/order-popup.module.css'

const icons = { newOrder: bellIcon, paidOrder: moneyIcon, updatedOrder: editIcon } satisfies Record<
  OrderCallKind,
  string
>

type OrderPopupProps = { call: OrderCall; further: Further; onClose: () => void }

/** One order that waits to be accepted. (spec 1, §2.5) */
export function OrderPopup({ call: { kind, order }, further, onClose }: OrderPopupProps) {
  const t = useWords('orders')
  const navigate = useNavigate()
  const { user } = useSession()
  const { money, time } = useVenueBook().formatsOf(order.restaurantId)
  const act = nextAct(order.status, user)
  const isPaidOnline = order.onlineOrderPaymentStatus !== 'not-paid'
  const pieces = order.cart.reduce((sum, line) => sum + line.itemQty, 0)

  function handleView(): void {
    onClose()
    void navigate(`/orders/${order.id}`)
  }

  return (
    <PopupCard
      title={t(`popups.${kind}`)}
      tone={kind === 'paidOrder' ? 'green' : 'amber'}
      icon={icons[kind]}
      further={further}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={handleView}>
            {t('popups.view')}
          </BigButton>
          {act ? <ActButton order={order} act={act} /> : null}
        </>
      }
    >
      <div className={styles.words}>
        <p className={styles.where}>
          <Link className={styles.place} to={`/orders/${order.id}`} onClick={onClose}>
            <bdi>{order.table}</bdi>
          </Link>
          <bdi className={styles.number}>#{order.id}</bdi>{' '}
          {isPaidOnline ? <PaymentTag status={order.onlineOrderPaymentStatus} /> : null}
        </p>
        <p className={styles.facts}>
          {t('items', { count: pieces })} · <bdi>{money(order.orderPrice)}</bdi> ·{' '}
          <bdi>{time(kind === 'updatedOrder' ? order.updatedAt : order.createdAt)}</bdi>
        </p>
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
