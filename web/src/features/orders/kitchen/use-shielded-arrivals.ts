import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { shieldArrivals } from '#kit/shield-arrivals.ts'
import type { TicketPlace } from '#features/orders/kitchen/lay-out-tickets.ts'

/** When tickets come or go, those that stand elsewhere by it take no press for a moment: nobody can have aimed at them yet. */
export function useShieldedArrivals(
  rail: RefObject<HTMLElement | null>,
  orders: readonly Order[],
  places: readonly TicketPlace[],
): void {
  const shown = useRef(orders)
  const stood = useRef<ReadonlyMap<number, TicketPlace>>(new Map())

  useLayoutEffect(() => {
    const now = new Map(orders.flatMap(({ id }, index) => (places[index] ? [[id, places[index]] as const] : [])))
    if (shown.current !== orders && stood.current.size > 0) {
      const arrived = [...now].filter(([id, place]) => !isSame(stood.current.get(id), place))
      const find = ([id]: [number, TicketPlace]) =>
        rail.current?.querySelector<HTMLElement>(`[data-ticket="${id}"]`) ?? []
      shieldArrivals(arrived.flatMap(find))
    }
    shown.current = orders
    stood.current = now
  }, [rail, orders, places])
}

function isSame(before: TicketPlace | undefined, { top, left, linesHere }: TicketPlace): boolean {
  return before !== undefined && before.top === top && before.left === left && before.linesHere === linesHere
}
