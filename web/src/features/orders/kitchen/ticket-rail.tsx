import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useLowScreen } from '#ui/low-screen.ts'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { useKeptFocus } from '#features/orders/board/use-kept-focus.ts'
import { layOutTickets, outOfSight, type RailShape } from '#features/orders/kitchen/lay-out-tickets.ts'
import { Ticket } from '#features/orders/kitchen/ticket.tsx'
import { UnseenTickets } from '#features/orders/kitchen/unseen-tickets.tsx'
import { type RailView, useRailView } from '#features/orders/kitchen/use-rail-view.ts'
import { useTicketHeights } from '#features/orders/kitchen/use-ticket-heights.ts'
import styles from '#features/orders/kitchen/ticket-rail.module.css'

const leastTicketWidth = 240
const gap = 12

type TicketRailProps = {
  tickets: readonly Order[]
  /** What stands below the tickets, between the words that tell of those out of sight. */
  children: ReactNode
}

/**
 * The tickets in columns, from the oldest on: down, then on in the next column. Only those in sight and near it are drawn; how
 * many there are beyond stands at the edge. On a phone they hang in one column.
 */
export function TicketRail({ tickets, children }: TicketRailProps) {
  const t = useWords('orders')
  const rail = useRef<HTMLDivElement>(null)
  const { orders, gone, hold } = useHeldStill(tickets)
  const handleFocus = useKeptFocus(rail, orders)
  const view = useRailView(rail)
  const { heightOf, measured } = useTicketHeights()
  const isLow = useLowScreen()
  const perView = Math.max(1, Math.floor((view.width + gap) / (leastTicketWidth + gap)))
  const columnWidth = (view.width - gap * (perView - 1)) / perView
  const isOneColumn = perView === 1 && !isLow
  const columnHeight = isOneColumn ? Infinity : view.height
  const shape = useMemo<RailShape>(() => ({ columnWidth, columnHeight, gap }), [columnWidth, columnHeight])
  const heights = useMemo(() => orders.map(heightOf), [orders, heightOf])
  const places = useMemo(() => layOutTickets(heights, shape), [heights, shape])

  const spans = useMemo(
    () => places.map(({ left, top, height }) => (isOneColumn ? span(top, height) : span(left, columnWidth))),
    [places, isOneColumn, columnWidth],
  )
  const seen = seenPart(view, isOneColumn)
  const { before, after } = outOfSight(spans, seen)
  const near = outOfSight(spans, span(seen.start - seen.size / 2, seen.size * 2))
  const isFar = new Set([...near.before, ...near.after])
  const isShown = view.width > 0

  function scrollOn(direction: 1 | -1): void {
    const element = rail.current
    if (!element) return
    const isRightToLeft = getComputedStyle(element).direction === 'rtl'
    if (isOneColumn) element.scrollBy({ top: direction * view.height * 0.8, behavior: 'smooth' })
    else element.scrollBy({ left: direction * (isRightToLeft ? -1 : 1) * view.width, behavior: 'smooth' })
  }

  const end = spans.at(-1)
  const length = end ? end.start + end.size : 0
  return (
    <div className={styles.frame}>
      {/* Scrolled by keyboard, so it takes the focus; touching is watched for the tickets inside. */}
      <div
        ref={rail}
        className={isOneColumn ? styles.column : styles.columns}
        data-column="tickets"
        role="group"
        tabIndex={0}
        aria-label={t('kitchen.tickets')}
        onFocus={handleFocus}
        onPointerDown={hold}
        style={{ '--column-height': isOneColumn ? 'none' : `${view.height}px` } as CSSProperties}
      >
        <ul className={styles.list} style={isOneColumn ? { height: length } : { width: length, height: '100%' }}>
          {isShown
            ? orders.map((order, index) =>
                isFar.has(index) ? null : (
                  <li
                    key={order.id}
                    ref={measured}
                    data-ticket={order.id}
                    className={styles.place}
                    style={{ width: columnWidth, top: places[index]?.top, insetInlineStart: places[index]?.left }}
                    aria-setsize={orders.length}
                    aria-posinset={index + 1}
                  >
                    <Ticket order={order} isGone={gone.has(order.id)} isTall={(heights[index] ?? 0) > columnHeight} />
                  </li>
                ),
              )
            : null}
        </ul>
      </div>
      <div className={styles.edge}>
        <UnseenTickets
          orders={before.map((index) => orders[index] as Order)}
          side="before"
          onShow={() => scrollOn(-1)}
        />
        {children}
        <UnseenTickets orders={after.map((index) => orders[index] as Order)} side="after" onShow={() => scrollOn(1)} />
      </div>
    </div>
  )
}

function seenPart(view: RailView, isOneColumn: boolean) {
  return isOneColumn ? span(view.scrollTop, view.height) : span(view.scrollLeft, view.width)
}

function span(start: number, size: number) {
  return { start, size }
}
