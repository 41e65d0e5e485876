import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { trayPickup } from '@brigade/domain/trays/trays.pickup.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import type { LiveRecords } from '#kit/live-records.ts'
import type { ShownOrder } from '#kit/order-parts.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { useOrder } from '#features/orders/orders.queries.ts'
import { activeTrayLists } from '#features/trays/active-trays.ts'
import { BroughtTrayDialog } from '#features/trays/parts/brought-tray-dialog.tsx'
import styles from '#features/trays/parts/order-trays.module.css'
import { nameOfTray } from '#features/trays/trays.mutations.ts'
import { followsTrays, orderTrays } from '#features/trays/trays.queries.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

/** On the page of an order that was brought: when its trays are fetched, which they are, and what links one. (spec 1, §4) */
export function OrderTrays({ id }: ShownOrder) {
  const t = useWords('trays')
  const order = useOrder(id)
  const { data: trays, error, refetch } = useQuery(orderTrays(id))
  const { time } = useVenueBook().formatsOf(order?.restaurantId ?? 0)
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
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
              <span className={styles.soft}>
                {tray.status === 'active'
                  ? t('since', { time: time(tray.createdAt) })
                  : t('order.fetchedBy', { time: time(tray.updatedAt), name: tray.unlinkedBy ?? '' })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {order.status === 'delivered' ? <LinkBrought order={order} /> : null}
    </div>
  )
}

/** Restaurants have no trays, and before an order was brought there is nothing to say. */
export function WhereTrays({ id, children }: ShownOrder & { children: ReactNode }) {
  const order = useOrder(id)
  return useHasTrays(order) && order?.deliveredAt ? children : null
}

/** On the card of an order that was just brought: its tray, or what links it. */
export function OrderTraysOnCard({ order }: { order: Order }) {
  return useHasTrays(order) && order.status === 'delivered' ? <OnCard order={order} /> : null
}

function OnCard({ order }: { order: Order }) {
  const { id, restaurantId } = order
  const namesOf = useCallback(
    ({ records }: LiveRecords<TrayOut>) => records.filter(({ orderId }) => orderId === id).map(nameOfTray),
    [id],
  )
  const { data: names } = useQuery({ ...activeTrayLists.options(restaurantId), gcTime: Infinity, select: namesOf })
  if (!names) return null
  return (
    <div className={styles.onCard}>
      {names.length > 0 ? names.map((name) => <bdi key={name}>{name}</bdi>) : <LinkBrought order={order} />}
    </div>
  )
}

function LinkBrought({ order }: { order: Order }) {
  const t = useWords('trays')
  const [isOpen, setIsOpen] = useState(false)
  if (!useCan('trays:write')) return null
  return (
    <>
      <BigButton
        kind="quiet"
        icon={addIcon}
        aria-haspopup="dialog"
        aria-label={t('order.linkNamed', { room: order.table, id: order.id })}
        onClick={() => setIsOpen(true)}
      >
        {t('link')}
      </BigButton>
      {isOpen ? <BroughtTrayDialog order={order} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function useHasTrays(order: Order | undefined): boolean {
  const venue = useVenueBook().find(order?.restaurantId ?? 0)
  return venue !== undefined && followsTrays(venue)
}
