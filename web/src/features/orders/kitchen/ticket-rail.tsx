import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { useKeptFocus } from '#features/orders/board/use-kept-focus.ts'
import { rowsOf } from '#features/orders/kitchen/kitchen-tickets.ts'
import { Ticket } from '#features/orders/kitchen/ticket.tsx'
import { useTicketsPerRow } from '#features/orders/kitchen/use-tickets-per-row.ts'
import styles from '#features/orders/kitchen/ticket-rail.module.css'

type Row = { key: number; orders: Order[] }

/** The tickets from the oldest on, as many beside each other as have room. */
export function TicketRail({ tickets }: { tickets: readonly Order[] }) {
  const t = useWords('orders')
  const rail = useRef<HTMLDivElement>(null)
  const perRow = useTicketsPerRow(rail)
  const { orders, gone, hold } = useHeldStill(tickets)
  const handleFocus = useKeptFocus(rail, orders)
  const rows = useMemo<Row[]>(() => rowsOf(orders, perRow).map((row, key) => ({ key, orders: row })), [orders, perRow])
  const renderRow = useCallback(
    (row: Row): ReactNode => (
      <div className={styles.row} style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}>
        {row.orders.map((order) => (
          <Ticket key={order.id} order={order} isGone={gone.has(order.id)} />
        ))}
      </div>
    ),
    [perRow, gone],
  )
  return (
    // Touching is watched for the tickets inside, which are links with buttons; the rail itself takes no focus.
    <div
      ref={rail}
      className={styles.rail}
      data-column="tickets"
      role="presentation"
      onFocus={handleFocus}
      onPointerDown={hold}
    >
      <VirtualList
        items={rows}
        keyOf={keyOfRow}
        renderItem={renderRow}
        estimateHeight={320}
        gap={16}
        // A row is half a screen high, and each ticket that goes moves one ticket in every row that is drawn.
        overscan={1}
        label={t('kitchen.tickets')}
        className={styles.list}
      />
    </div>
  )
}

function keyOfRow({ key }: Row): number {
  return key
}
