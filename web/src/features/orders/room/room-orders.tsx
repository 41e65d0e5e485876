import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ShownRoom } from '#features/tables/public/room-slot.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ordersIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { useFrozenOrders } from '#features/orders/parts/use-frozen-orders.ts'
import { venueOrders } from '#features/orders/records/orders.queries.ts'
import { BillLink } from '#features/orders/parts/bill-link.tsx'
import { OrderCard } from '#features/orders/parts/order-card.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/room/room-orders.module.css'

/** Shows the open orders of a table, the oldest first, with a link to its bill. */
export function RoomOrders({ room, venue }: { room: ShownRoom; venue: Venue }) {
  const t = useTranslations('orders')
  const { data, error, refetch } = useQuery(venueOrders(venue.id))
  const orders = useMemo(() => data?.records.filter(({ tableId }) => tableId === room.id), [data, room.id])
  return (
    <ListStates list={{ data: orders, error, refetch }}>
      {(known) => <Cards orders={known} title={t('floor.title')} />}
    </ListStates>
  )
}

function Cards({ orders, title }: { orders: readonly Order[]; title: string }) {
  const t = useTranslations('orders')
  const { orders: shown, gone, hold } = useFrozenOrders(orders)
  const newest = orders.at(-1)
  if (shown.length === 0) return <EmptyState icon={ordersIcon} title={t('floor.empty')} />
  return (
    <div className={stack.column3} onPointerDown={hold} role="group" aria-label={title}>
      {newest ? <BillLink order={newest} className={styles.bill} /> : null}
      <ul className={`${styles.cards} ${stack.grid3}`}>
        {shown.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} isGone={gone.has(order.id)} showsStatus isOfOneRoom />
          </li>
        ))}
      </ul>
    </div>
  )
}
