import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { type BoardItem, keyOfItem } from '#features/orders/board/board-item.ts'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { useKeptFocus } from '#features/orders/board/use-kept-focus.ts'
import { rowsOf } from '#features/orders/kitchen/kitchen-tickets.ts'
import { Ticket } from '#features/orders/kitchen/ticket.tsx'
import { useTicketsPerRow } from '#features/orders/kitchen/use-tickets-per-row.ts'
import styles from '#features/orders/kitchen/ticket-rail.module.css'

type Row = { key: number; items: BoardItem[] }

/** The tickets from the oldest on, as many beside each other as have room. */
export function TicketRail({ tickets }: { tickets: readonly Order[] }) {
  const t = useWords('orders')
  const rail = useRef<HTMLDivElement>(null)
  const perRow = useTicketsPerRow(rail)
  const { items, hold } = useHeldStill(tickets)
  const handleFocus = useKeptFocus(rail, items)
  const rows = useMemo<Row[]>(() => rowsOf(items, perRow).map((row, key) => ({ key, items: row })), [items, perRow])
  const renderRow = useCallback(
    (row: Row): ReactNode => (
      <div className={styles.row} style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}>
        {row.items.map((item) => (
          <Ticket key={keyOfItem(item)} order={item.order} isGone={item.isGone} />
        ))}
      </div>
    ),
    [perRow],
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
        label={t('kitchen.tickets')}
        className={styles.list}
      />
    </div>
  )
}

function keyOfRow({ key }: Row): number {
  return key
}
