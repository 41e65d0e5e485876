import type { CssVariables } from '#ui/css-variables.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useFrozenOrders } from '#features/orders/parts/use-frozen-orders.ts'
import { useKeptFocus } from '#features/orders/parts/use-kept-focus.ts'
import { takenFromKitchen } from '#features/orders/kitchen/kitchen-tickets.ts'
import {
  layOutTickets,
  outOfSight,
  type ColumnsShape,
  type TicketPlace,
} from '#features/orders/kitchen/lay-out-tickets.ts'
import { AllDayList } from '#features/orders/kitchen/all-day-list.tsx'
import { Ticket } from '#features/orders/kitchen/ticket.tsx'
import { HiddenTickets } from '#features/orders/kitchen/hidden-tickets.tsx'
import { mostBumpKeys, useBumpKeys } from '#features/orders/kitchen/use-bump-keys.ts'
import { useColumnsView } from '#features/orders/kitchen/use-columns-view.ts'
import { useTicketSizes } from '#features/orders/kitchen/use-ticket-sizes.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/kitchen/ticket-columns.module.css'

const leastTicketWidth = 240
const gap = 8

type TicketColumnsProps = {
  tickets: readonly Order[]
  /** The tickets that are not struck out. */
  toCook: readonly Order[]
}

/**
 * Shows the tickets in columns, starting with the oldest: down, then on in the next column. Draws only those in and
 * near the visible part. The line below them shows how many there are beyond, and what is to be cooked in total.
 */
export function TicketColumns({ tickets, toCook }: TicketColumnsProps) {
  const t = useTranslations('orders')
  const rail = useRef<HTMLDivElement>(null)
  const { orders, gone, hold } = useFrozenOrders(tickets)
  const handleFocus = useKeptFocus(rail, orders)
  const view = useColumnsView(rail)
  const { sizeOf, measured } = useTicketSizes()
  const perView = Math.max(1, Math.floor((view.width + gap) / (leastTicketWidth + gap)))
  const columnWidth = (view.width - gap * (perView - 1)) / perView
  const shape = useMemo<ColumnsShape>(
    () => ({ columnWidth, columnHeight: view.height, gap, columnsInSight: perView }),
    [columnWidth, view.height, perView],
  )
  const sizes = useMemo(() => orders.map(sizeOf), [orders, sizeOf])
  const places = useMemo(() => layOutTickets(sizes, shape), [sizes, shape])

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

  const hidden = new Set([...before, ...after])
  const inSight = orders.filter((order, index) => !hidden.has(index) && isLiving(order))
  const showsKeys = useBumpKeys(rail, inSight)
  const bumpKeyOf = (order: Order): number | undefined => {
    const index = showsKeys ? inSight.indexOf(order) : -1
    return index >= 0 && index < mostBumpKeys ? index + 1 : undefined
  }
  const livingOf = (places: readonly number[]) => places.map((index) => orders[index]!).filter(isLiving)

  const last = places.at(-1)
  const style: CssVariables = { '--column-height': `${view.height}px`, '--next-column': `${columnWidth + gap}px` }
  return (
    <div className={`${stack.column2} ${stack.fill}`}>
      {/* Scrolled by keyboard, so it takes the focus; touches are watched for the tickets inside. */}
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
                      isBrief={perView === 1}
                      bumpKey={bumpKeyOf(order)}
                      measured={measured}
                    />
                  </li>
                ),
              )
            : null}
        </ul>
      </div>
      <div className={`${styles.foot} ${stack.row3}`}>
        <HiddenTickets orders={livingOf(before)} side="before" onShow={() => scrollOn(-1)} />
        <AllDayList orders={toCook} />
        <HiddenTickets orders={livingOf(after)} side="after" onShow={() => scrollOn(1)} />
      </div>
    </div>
  )
}

/** Struck-out tickets are neither counted nor cooked. */
function isLiving(order: Order): boolean {
  return takenFromKitchen(order) === null
}

/** Returns the horizontal end of a ticket, including its second piece. */
function endOf({ left, linesHere }: TicketPlace, columnWidth: number): number {
  return left + columnWidth + (linesHere === undefined ? 0 : columnWidth + gap)
}

function styleOf(place: TicketPlace | undefined, columnWidth: number): CssVariables {
  const top = place?.top ?? 0
  return { width: columnWidth, top, insetInlineStart: place?.left, '--above': `${top}px` }
}
