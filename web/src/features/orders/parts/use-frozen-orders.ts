import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { queryClient } from '#kit/calls/query-client.ts'
import { listsMayMove } from '#kit/device/layout-freeze.ts'
import { type FrozenOrders, freezeOrders } from '#features/orders/parts/freeze-orders.ts'
import { onActBegun, ownActOn } from '#features/orders/records/own-acts.ts'
import { openOrderLists } from '#features/orders/records/open-orders.ts'
import { orderKey } from '#features/orders/records/orders.queries.ts'

const noneGone: ReadonlySet<number> = new Set()

/**
 * Freezes a list while it is touched or one of its orders is acted on, also by a key, so that no card moves away from a
 * finger, or under it.
 */
export function useFrozenOrders(orders: readonly Order[]): FrozenOrders & { hold: () => void } {
  const [held, setHeld] = useState<readonly Order[] | null>(null)
  const latest = useRef(orders)
  useEffect(() => {
    latest.current = orders
  }, [orders])

  const hold = useCallback(() => setHeld((known) => known ?? latest.current), [])
  useEffect(() => onActBegun((id) => latest.current.some((order) => order.id === id) && hold()), [hold])

  const isHeld = held !== null
  useEffect(() => {
    if (!isHeld) return undefined
    return listsMayMove.subscribe(() => listsMayMove.get() && setHeld(null))
  }, [isHeld])

  const shown = useMemo(() => {
    if (!held || held === orders) return { orders, gone: noneGone }
    const find = (id: number) =>
      openOrderLists.find(id) ?? ownActOn(id)?.order ?? queryClient.getQueryData<Order>(orderKey(id))
    return freezeOrders({ held, orders, find })
  }, [held, orders])
  return { ...shown, hold }
}
