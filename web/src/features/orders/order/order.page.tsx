import { StateTag } from '#ui/state-tag.tsx'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf } from '@brigade/domain/orders/orders.status.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useHasHeaderBack } from '#kit/address/go-back.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { searchIcon, warningIcon } from '#ui/first-icon-paths.ts'
import { OrderStateParts } from '#features/orders/public/order-state-parts.tsx'
import { CancelWish } from '#features/orders/order/cancel-wish.tsx'
import { OrderActions } from '#features/orders/order/order-actions.tsx'
import { OrderFacts } from '#features/orders/order/order-facts.tsx'
import { OrderLines } from '#features/orders/order/public/order-lines.tsx'
import { OrderMoneyActs } from '#features/orders/order/order-money-acts.tsx'
import { OrderMoney } from '#features/orders/order/order-money.tsx'
import { OrderParts } from '#features/orders/order/order-parts.tsx'
import { OrderTimeline } from '#features/orders/order/order-timeline.tsx'
import { oneOrder } from '#features/orders/records/orders.queries.ts'
import { BackButton } from '#features/orders/parts/back-button.tsx'
import { AllergyTag } from '#features/orders/parts/allergy-tag.tsx'
import { ConfirmTag } from '#features/orders/parts/confirm-tag.tsx'
import { useLateWords } from '#features/orders/parts/use-late-words.ts'
import { OrderWait } from '#features/orders/parts/order-wait.tsx'
import { Panel } from '#ui/panel.tsx'
import { RefundTag } from '#features/orders/parts/refund-tag.tsx'
import { TestTag } from '#features/orders/parts/test-tag.tsx'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { WholeWait } from '#features/orders/parts/whole-wait.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/public/order.page.module.css'

/** Shows one order: its lines, its amounts, its history, and the actions that are possible now. */
export function OrderPage() {
  const t = useTranslations('orders')
  const id = Number(useParams().id)
  const hasHeaderBack = useHasHeaderBack()
  const { data, error, refetch } = useQuery(oneOrder(id))
  if (toApiError(error).code === 404) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('screens.order', { id })}</h1>
        <EmptyState
          icon={searchIcon}
          title={t('order.unknown')}
          text={t('order.unknownText')}
          action={hasHeaderBack ? undefined : <BackButton>{t('order.back')}</BackButton>}
        />
      </div>
    )
  }
  if (data) {
    return (
      <VenueBookProvider key={id}>
        <OrderView order={data} />
      </VenueBookProvider>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('screens.order', { id })}</h1>
      {error ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.blank} role="status" aria-label={t('loading')} />
      )}
    </div>
  )
}

function OrderView({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const isRunning = groupOf(order.status) !== null
  return (
    <div className={styles.page}>
      <header className={`${styles.header} ${stack.row3}`}>
        <BackButton />
        <div className={`${stack.grow} ${stack.cluster} ${stack.gap12}`}>
          <h1 className={styles.title}>
            {order.table} <bdi className={`${font.soft} ${font.regular}`}>#{order.id}</bdi>
          </h1>
          {isRunning ? <OrderTimes order={order} /> : <StatusTag status={order.status} />}
          <TestTag order={order} />
          <AllergyTag order={order} />
          <ConfirmTag order={order} />
          <RefundTag order={order} />
        </div>
      </header>
      <CancelWish order={order} />
      <OrderStateParts place="page" order={order} />
      <div className={styles.columns}>
        <div className={stack.column3}>
          <Panel title={t('order.items')}>
            <OrderLines order={order} />
          </Panel>
          <Panel title={t('order.facts')}>
            <OrderFacts order={order} />
          </Panel>
          <OrderParts order={order} />
        </div>
        <div className={stack.column3}>
          <OrderActions order={order} />
          <Panel title={t('order.money')}>
            <OrderMoney order={order} />
            <OrderMoneyActs order={order} />
          </Panel>
          <Panel title={t('order.activity')}>
            <OrderTimeline order={order} />
          </Panel>
        </div>
      </div>
    </div>
  )
}

/** Shows the state of an order with its minutes. Once it is late, that is the louder tag, as in the head of a card. */
function OrderTimes({ order }: { order: Order }) {
  const isLate = useMinutesLate(order) !== null
  return (
    <>
      <StatusTag status={order.status} />
      {isLate ? <LateTag order={order} /> : <OrderWait order={order} />}
      <WholeWait order={order} className={font.note} />
    </>
  )
}

/** Says by how long an order is late; nothing while it is not late. */
function LateTag({ order }: { order: Order }) {
  const lateWords = useLateWords()
  const late = useMinutesLate(order)
  if (late === null) return null
  const label = lateWords({ minutes: late, venueId: order.restaurantId })
  return <StateTag tone="red" icon={warningIcon} label={label} isStrong />
}
