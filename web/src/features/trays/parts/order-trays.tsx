import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { trayPickup } from '@brigade/domain/trays/trays.pickup.ts'
import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { LiveRecords } from '#kit/live/live-records.ts'
import type { ShownOrder } from '#features/orders/public/order-slot.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import { activeTrayLists } from '#features/trays/active-trays.ts'
import { LinkTrayButton } from '#features/trays/parts/link-tray-button.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/trays/parts/order-trays.module.css'
import { roomOf } from '#features/trays/room-of-tray.ts'
import { nameOfTray } from '#features/trays/trays.mutations.ts'
import { orderTrays } from '#features/trays/trays.queries.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Shows the trays on the page of a delivered order: when they are collected, which they are, and a button to link one.
 * (spec 1, §4)
 */
export function OrderTrays({ id }: ShownOrder) {
  const t = useTranslations('trays')
  const order = useOrder(id)
  const { data: trays, error, refetch } = useQuery(orderTrays(id))
  const { time } = useVenueBook().formatsOf(order?.restaurantId ?? 0)
  if (!trays && error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!order || !trays) return null
  const pickup = trayPickup(order, trays)
  return (
    <div className={styles.trays}>
      {pickup ? <p>{t(pickup.isExpected ? 'order.expected' : 'order.fetched', { time: time(pickup.at) })}</p> : null}
      {trays.length > 0 ? (
        <ul className={styles.list}>
          {trays.map((tray) => (
            <li key={tray.id}>
              <bdi>{nameOfTray(tray)}</bdi>{' '}
              <span className={font.note}>
                {tray.status === 'active'
                  ? t('since', { time: time(tray.createdAt) })
                  : t('order.fetchedBy', { time: time(tray.updatedAt), name: tray.unlinkedBy ?? '' })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <LinkBrought order={order} isOffered={order.status === 'delivered'} />
    </div>
  )
}

/** Hides the trays at restaurants, which have none, and before an order was delivered. */
export function WhereTrays({ id, children }: ShownOrder & { children: ReactNode }) {
  const order = useOrder(id)
  return useHasTrays(order) && order?.deliveredAt ? children : null
}

/** Shows the trays on the card of a delivered order. */
export function OrderTraysOnCard({ order }: { order: Order }) {
  const names = useTraysOnCard(order)
  if (!names || names.length === 0) return null
  return (
    <div className={`${styles.onCard} ${stack.wrap} ${font.note}`}>
      {names.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
    </div>
  )
}

/** Renders the button to link a tray on the card of an order that was delivered without one. */
export function LinkTrayOnCard({ order }: { order: Order }) {
  return <LinkBrought order={order} isOffered={useTraysOnCard(order)?.length === 0} />
}

/**
 * Returns the names of the trays of a delivered order; undefined in another state, without tray tracking, and while
 * loading.
 */
function useTraysOnCard(order: Order): string[] | undefined {
  const { id, restaurantId, status } = order
  const isShown = useHasTrays(order) && status === 'delivered'
  const namesOf = useCallback(
    ({ records }: LiveRecords<TrayOut>) => records.filter(({ orderId }) => orderId === id).map(nameOfTray),
    [id],
  )
  const { data } = useQuery({
    ...activeTrayLists.options(isShown ? restaurantId : null),
    select: namesOf,
  })
  return isShown ? data : undefined
}

function LinkBrought({ order, isOffered }: { order: Order; isOffered: boolean }) {
  const t = useTranslations('trays')
  const { id, table: room } = order
  return <LinkTrayButton label={t('order.linkNamed', { room, id })} to={roomOf(order)} isOffered={isOffered} />
}

function useHasTrays(order: Order | undefined): boolean {
  const venue = useVenueBook().find(order?.restaurantId ?? 0)
  return venue !== undefined && followsTrays(venue)
}
