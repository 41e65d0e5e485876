import type { CssVariables } from '#ui/css-variables.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { useKeptFocus } from '#features/orders/board/use-kept-focus.ts'
import { takenFromKitchen } from '#features/orders/kitchen/kitchen-tickets.ts'
import {
  layOutTickets,
  outOfSight,
  type RailShape,
  type TicketPlace,
} from '#features/orders/kitchen/lay-out-tickets.ts'
import { Ticket } from '#features/orders/kitchen/ticket.tsx'
import { UnseenTickets } from '#features/orders/kitchen/unseen-tickets.tsx'
import { useRailView } from '#features/orders/kitchen/use-rail-view.ts'
import { useShieldedArrivals } from '#features/orders/kitchen/use-shielded-arrivals.ts'
import { useTicketSizes } from '#features/orders/kitchen/use-ticket-sizes.ts'
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
 * many there are beyond stands at the edge.
 */
export function TicketRail({ tickets, children }: TicketRailProps) {
  const t = useWords('orders')
  const rail = useRef<HTMLDivElement>(null)
  const { orders, gone, hold } = useHeldStill(tickets)
  const handleFocus = useKeptFocus(rail, orders)
  const view = useRailView(rail)
  const { sizeOf, measured } = useTicketSizes()
  const perView = Math.max(1, Math.floor((view.width + gap) / (leastTicketWidth + gap)))
  const columnWidth = (view.width - gap * (perView - 1)) / perView
  const shape = useMemo<RailShape>(
    () => ({ columnWidth, columnHeight: view.height, gap, columnsInSight: perView }),
    [columnWidth, view.height, perView],
  )
  const sizes = useMemo(() => orders.map(sizeOf), [orders, sizeOf])
  const places = useMemo(() => layOutTickets(sizes, shape), [sizes, shape])

  useShieldedArrivals(rail, orders, places)
  const spans = useMemo(
    () => places.map((place) => ({ start: place.left, size: endOf(place, columnWidth) - place.left })),
    [places, columnWidth],
  )
  const { before, after } = outOfSight(spans, { start: view.scrolled, size: view.width })
  const near = outOfSight(spans, { start: view.scrolled - view.width / 2, size: view.width * 2 })
  const isFar = new Set([...near.before, ...near.after])

  function scrollOn(direction: 1 | -1): void {
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const left = direction * (isRightToLeft ? -1 : 1) * (view.width + gap)
    rail.current?.scrollBy({ left, behavior: 'smooth' })
  }

  /** What is struck out need not be looked for. */
  const livingOf = (places: readonly number[]) =>
    places.map((index) => orders[index]!).filter((order) => takenFromKitchen(order) === null)

  const last = places.at(-1)
  const style: CssVariables = { '--column-height': `${view.height}px`, '--next-column': `${columnWidth + gap}px` }
  return (
    <div className={styles.frame}>
      {/* Scrolled by keyboard, so it takes the focus; touching is watched for the tickets inside. */}
      <div
        ref={rail}
        className={styles.columns}
        data-column="tickets"
        role="group"
        tabIndex={0}
        aria-label={t('kitchen.tickets')}
        onFocus={handleFocus}
        onPointerDown={hold}
        style={style}
      >
        <ul className={styles.list} style={{ width: last ? endOf(last, columnWidth) : 0 }}>
          {view.width > 0
            ? orders.map((order, index) =>
                isFar.has(index) ? null : (
                  <li
                    key={order.id}
                    ref={measured}
                    data-ticket={order.id}
                    className={styles.place}
                    style={styleOf(places[index], columnWidth)}
                    aria-setsize={orders.length}
                    aria-posinset={index + 1}
                  >
                    <Ticket
                      order={order}
                      isGone={gone.has(order.id)}
                      isTall={places[index]?.linesHere === undefined && (sizes[index]?.whole ?? 0) > view.height}
                      linesHere={places[index]?.linesHere}
                      measured={measured}
                    />
                  </li>
                ),
              )
            : null}
        </ul>
      </div>
      <div className={styles.edge}>
        <UnseenTickets orders={livingOf(before)} side="before" onShow={() => scrollOn(-1)} />
        {children}
        <UnseenTickets orders={livingOf(after)} side="after" onShow={() => scrollOn(1)} />
      </div>
    </div>
  )
}

/** Where a ticket ends sideways, with its second piece. */
function endOf({ left, linesHere }: TicketPlace, columnWidth: number): number {
  return left + columnWidth + (linesHere === undefined ? 0 : columnWidth + gap)
}

function styleOf(place: TicketPlace | undefined, columnWidth: number): CssVariables {
  const top = place?.top ?? 0
  return { width: columnWidth, top, insetInlineStart: place?.left, '--above': `${top}px` }
}
