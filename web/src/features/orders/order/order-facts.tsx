import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { readyBy } from '@brigade/domain/orders/orders.timing.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/order/order-facts.module.css'

/** Guests and staff place orders; the dashboard only changes existing ones. (glossary, editSource) */
const sourceFacts = { app: 'source', v_rest_staff: 'source', dashboard: 'changedFrom' } as const satisfies Record<
  Order['editSource'],
  string
>

/** Shows the other facts of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const book = useVenueBook()
  const { time, number, dateTime } = book.formatsOf(order.restaurantId)
  const timeOf = (ms: number) => time(new Date(ms).toISOString())
  const due = order.status === 'inprogress' ? readyBy(order) : null
  // For an order from the app, the source already says that a guest placed it.
  const guest = order.editSource === 'app' ? null : t('sources.app')
  const placedBy = order.createdByKind === 'guest' ? guest : shownName(order.createdBy, t)
  const facts: [name: string, value: ReactNode][] = [
    [t('facts.venue'), book.venues.length > 1 ? book.nameOf(order.restaurantId) : null],
    [t('facts.placedAt'), dateTime(order.createdAt)],
    [t('facts.placedBy'), placedBy],
    [t(`facts.${sourceFacts[order.editSource]}`), t(`sources.${order.editSource}`)],
    [t('facts.readyBy'), due === null ? null : timeOf(due)],
    [t('facts.covers'), number(order.covers)],
    // As many guests as covers are said once.
    [t('facts.guests'), order.guests > 0 && order.guests !== order.covers ? number(order.guests) : null],
    [t('facts.openTab'), order.openTab ? t('facts.yes') : null],
    [t('facts.continuationOf'), orderLink(order.continuationOf)],
    [t('facts.mergedInto'), orderLink(order.mergedInto)],
    [t('facts.cancelReason'), order.cancelReason],
    [t('facts.feedback'), order.feedback && t(`feedback.${order.feedback}`)],
    [t('facts.reward'), order.reward && t(`rewards.${order.reward}`)],
    [t('facts.pos'), order.postedToPOS ? t('facts.posted', { who: shownName(order.submittedtoPosBy ?? '', t) }) : null],
  ]
  return (
    <dl className={`${styles.facts} ${stack.grid4}`}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function orderLink(id: number | null): ReactNode {
  return id === null ? null : (
    <Link to={orderAddress(id)}>
      <bdi>#{id}</bdi>
    </Link>
  )
}
