import { isCancelRequested } from '@brigade/domain/orders/orders.cancelling.ts'
import { Link, useMatch, useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { moneyIcon, ordersIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { pencilIcon } from '#features/orders/records/order-appearance.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { CancelWishTag } from '#features/orders/parts/cancel-wish-tag.tsx'
import { ConfirmTag } from '#features/orders/parts/confirm-tag.tsx'
import { StageNumber } from '#features/orders/parts/stage-number.tsx'
import { TestTag } from '#features/orders/parts/test-tag.tsx'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { CalledComments } from '#features/orders/popups/called-comments.tsx'
import { OrderCallFacts } from '#features/orders/popups/order-call-facts.tsx'
import { isWaiting, type OrderCall, type OrderCallKind } from '#features/orders/popups/order-calls.ts'
import { useCalledOrder } from '#features/orders/popups/use-called-order.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/popups/order-popup.module.css'

const icons = { newOrder: ordersIcon, paidOrder: moneyIcon, updatedOrder: pencilIcon } satisfies Record<
  OrderCallKind,
  string
>

const toneOf = { newOrder: 'amber', paidOrder: 'green', updatedOrder: 'magenta' } as const satisfies Record<
  OrderCallKind,
  string
>

type OrderPopupProps = {
  call: OrderCall
  isClosed: boolean
  onClose: () => void
}

/** Shows one order that waits to be accepted. (spec 1, §2.5) */
export function OrderPopup({ call, isClosed, onClose }: OrderPopupProps) {
  const t = useTranslations('orders')
  const order = useCalledOrder(call)
  const { kind } = call
  const navigate = useNavigate()
  const { money } = useVenueBook().formatsOf(order.restaurantId)
  const isPaidOnline = order.onlineOrderPaymentStatus !== 'not-paid'
  const isLate = useMinutesLate(order) !== null
  const calmTone = isCancelRequested(order) ? 'red' : toneOf[kind]
  const pageOf = useMatch('/orders/:id')?.params.id
  // The page of another order has its own next step, which takes a press that slips: one of both is filled.
  const isBelowOther = pageOf !== undefined && Number.isInteger(Number(pageOf)) && Number(pageOf) !== order.id

  function handleView(): void {
    onClose()
    void navigate(orderAddress(order.id))
  }

  return (
    <PopupCard
      title={t(`popups.${kind}`)}
      tone={isLate ? 'late' : calmTone}
      icon={icons[kind]}
      place={
        <Link className={`${styles.place} ${font.link}`} to={orderAddress(order.id)} onClick={onClose}>
          {order.table}
        </Link>
      }
      wait={isLate ? <StageNumber order={order} className={undefined} /> : null}
      isClosed={isClosed}
      onClose={onClose}
      hasOwnLines
      actions={
        <>
          <BigButton kind="quiet" onClick={handleView} data-spare={isBelowOther ? undefined : ''}>
            {t('popups.view')}
          </BigButton>
          {isBelowOther ? null : <ActButton order={order} isGone={!isWaiting(order)} />}
        </>
      }
    >
      <div className={`${styles.words} ${stack.row}`}>
        <CalledComments order={order} />
        <p className={`${styles.tags} ${stack.row}`}>
          <TestTag order={order} />
          <CancelWishTag order={order} />
          <ConfirmTag order={order} />
          {isPaidOnline ? <PaymentTag order={order} /> : null}
          <bdi className={font.soft}>#{order.id}</bdi>{' '}
        </p>
        <OrderCallFacts kind={kind} order={order} />
        {isPaidOnline ? (
          <p className={`${styles.facts} ${font.note}`}>
            <Amount name="received" amount={money(order.amountPaidOnline)} /> ·{' '}
            <Amount name="remaining" amount={money(order.amountToBePaidOnline)} />
          </p>
        ) : null}
      </div>
    </PopupCard>
  )
}

function Amount({ name, amount }: { name: 'received' | 'remaining'; amount: string }) {
  const t = useTranslations('orders')
  return (
    <span>
      <span>{t(`payment.${name}`)}</span>
      <span>{t(`payment.${name}Short`)}</span>{' '}
      <strong>
        <bdi>{amount}</bdi>
      </strong>
    </span>
  )
}
