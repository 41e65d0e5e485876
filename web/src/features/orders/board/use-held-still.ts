import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { queryClient } from '#kit/query-client.ts'
import { stillness } from '#kit/stillness.ts'
import { type HeldOrders, heldOrders } from '#features/orders/board/held-orders.ts'
import { onActBegun, ownActOn } from '#features/orders/own-acts.ts'
import { openOrderLists } from '#features/orders/open-orders.ts'
import { orderKey } from '#features/orders/orders.queries.ts'

const noneGone: ReadonlySet<number> = new Set()

/**
 * Keeps a list as it is while somebody touches it or does something to one of its orders, by a key as well, so that no
 * card slips away under a finger, or comes under it.
 */
export function useHeldStill(orders: readonly Order[]): HeldOrders & { hold: () => void } {
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
    return stillness.subscribe(() => stillness.get() && setHeld(null))
  }, [isHeld])

  const shown = useMemo(() => {
    if (!held || held === orders) return { orders, gone: noneGone }
    const find = (id: number) =>
      openOrderLists.find(id) ?? ownActOn(id)?.order ?? queryClient.getQueryData<Order>(orderKey(id))
    return heldOrders({ held, orders, find })
  }, [held, orders])
  return { ...shown, hold }
}
