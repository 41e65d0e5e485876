import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { textIn } from '@brigade/domain/kit/languages.ts'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import { moreIcon } from '#ui/icon-paths.ts'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { piecesOf } from '#features/orders/order-words.ts'
import { OrderStateParts, useHasOrderStateParts } from '#features/orders/door/order-state-parts.tsx'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { AllergyTag } from '#features/orders/parts/allergy-tag.tsx'
import { BillLink } from '#features/orders/parts/bill-link.tsx'
import { EditOrderButton } from '#features/orders/parts/edit-order-button.tsx'
import { OrderWait } from '#features/orders/parts/order-wait.tsx'
import { CancelWishTag } from '#features/orders/parts/cancel-wish-tag.tsx'
import { cardLinesOf } from '#features/orders/parts/card-lines.ts'
import { DiscountTag } from '#features/orders/parts/discount-tag.tsx'
import { LateTag } from '#features/orders/parts/late-tag.tsx'
import { ConfirmTag } from '#features/orders/parts/confirm-tag.tsx'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { RefundTag } from '#features/orders/parts/refund-tag.tsx'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { WholeWait } from '#features/orders/parts/whole-wait.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/parts/order-card.module.css'

type OrderCardProps = {
  order: Order
  /** It has left this list, and stands here still only because somebody is touching the list. */
  isGone?: boolean
  showsVenue?: boolean
  /** Where no column says it: the status as a word. */
  showsStatus?: boolean
}

/** One order on a board: where, how long, what, and the one thing to do next. Drawn again only when its order changes. */
export const OrderCard = memo(function OrderCard({ order, isGone, showsVenue, showsStatus }: OrderCardProps) {
  const t = useWords('orders')
  const book = useVenueBook()
  const { shown, folded } = cardLinesOf(order.cart)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const hasFurther = useHasOrderStateParts('cardActs')
  const isPaidOnline = order.onlineOrderPaymentStatus !== 'not-paid'
  const isBrought = order.status === 'delivered'
  return (
    <article
      className={`${styles.card} ${order.status === 'ontheway' ? styles.ready : ''} ${isGone ? styles.gone : ''}`}
      data-order={order.id}
    >
      <header className={styles.header}>
        <h3 className={styles.place}>
          <Link to={orderAddress(order.id)} className={styles.link} data-card-link="">
            {order.table}
          </Link>
        </h3>
        <OrderWait order={order} />
      </header>
      <p className={styles.facts}>
        <span>
          {showsVenue ? (
            <>
              <bdi>{book.nameOf(order.restaurantId)}</bdi> ·{' '}
            </>
          ) : null}
          <bdi>#{order.id}</bdi> · {t('items', { count: piecesOf(order) })} · {t('covers', { count: order.covers })}
        </span>{' '}
        <bdi className={styles.price}>{book.formatsOf(order.restaurantId).money(order.orderPrice)}</bdi>
      </p>
      <div className={styles.states}>
        <AllergyTag order={order} />
        <CancelWishTag order={order} />
        <LateTag order={order} />
        {showsStatus || order.status === 'ontheway' ? (
          <StatusTag status={order.status} isStrong={order.status === 'ontheway'} />
        ) : null}
        <ConfirmTag order={order} />
        {isPaidOnline ? <PaymentTag order={order} /> : null}
        <DiscountTag order={order} />
        <RefundTag order={order} />
        <WholeWait order={order} className={styles.whole} />
      </div>
      <ul className={styles.lines}>
        {shown.map((line, index) => (
          // Lines have no id of their own, and their order never changes within a version.
          <Line key={index} line={line} venueId={order.restaurantId} />
        ))}
        {folded > 0 ? <li className={styles.more}>{t('card.moreLines', { count: folded })}</li> : null}
      </ul>
      <OrderStateParts place="card" order={order} />
      <div className={`${styles.foot} ${isBrought ? styles.brought : ''}`}>
        {isBrought ? <BillLink order={order} className={styles.bill} /> : null}
        <ActButton order={order} isGone={isGone} className={styles.act} />
        <EditOrderButton order={order} isGone={isGone} className={styles.edit} />
        {isBrought && hasFurther ? (
          <UnfoldButton order={order} isOpen={isUnfolded} onPress={() => setIsUnfolded(!isUnfolded)} />
        ) : null}
      </div>
      <div className={styles.further} hidden={isBrought && !isUnfolded}>
        <OrderStateParts place="cardActs" order={order} />
      </div>
    </article>
  )
})

type UnfoldButtonProps = { order: Order; isOpen: boolean; onPress: () => void }

/** Unfolds, below all else, what is seldom done to an order that was brought. */
function UnfoldButton({ order, isOpen, onPress }: UnfoldButtonProps) {
  const t = useWords('orders')
  const label = t('card.more', { id: order.id, table: order.table })

  /** The second tap presses nothing of what the first has moved. */
  function handlePress(): void {
    shieldPressed()
    onPress()
  }

  return (
    <BigButton
      kind="quiet"
      icon={moreIcon}
      className={styles.unfold}
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={handlePress}
    />
  )
}

function Line({ line, venueId }: { line: CartLine; venueId: number }) {
  const language = useLanguage()
  return (
    <li className={styles.line}>
      <strong className={styles.quantity}>{line.itemQty}×</strong>
      <div className={styles.what}>
        <p className={styles.name}>{textIn(line.name, language)}</p>
        {line.comment ? <LineComment comment={line.comment} venueId={venueId} /> : null}
      </div>
    </li>
  )
}
