import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { queryClient } from '#kit/query-client.ts'
import { useSession } from '#kit/session.ts'
import { type BoardItem, boardItem, heldItems } from '#features/orders/board/board-item.ts'
import type { OpenOrders } from '#features/orders/open-orders.ts'
import { openOrdersKey, orderKey, venueScopeOf } from '#features/orders/orders.queries.ts'

/** After the finger is gone: a second tap that was meant for the same card must not hit the next one. */
const releasedAfterMs = 450

/** Keeps a list as it is while somebody touches it, so that no card slips away under a finger, or comes under it. */
export function useHeldStill(orders: readonly Order[]): { items: BoardItem[]; hold: () => void } {
  const [held, setHeld] = useState<readonly Order[] | null>(null)
  const { user } = useSession()
  const scope = venueScopeOf(user)
  const latest = useRef(orders)
  useEffect(() => {
    latest.current = orders
  }, [orders])

  const isHeld = held !== null
  useEffect(() => {
    if (!isHeld) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stay = () => clearTimeout(timer)
    const release = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHeld(null), releasedAfterMs)
    }
    addEventListener('pointerdown', stay)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', stay)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [isHeld])

  const hold = useCallback(() => setHeld((known) => known ?? latest.current), [])
  const items = useMemo(() => {
    if (!held) return orders.map((order) => boardItem(order, false))
    const open = queryClient.getQueryData<OpenOrders>(openOrdersKey(scope))?.orders
    const find = (id: number) => open?.find((order) => order.id === id) ?? queryClient.getQueryData<Order>(orderKey(id))
    return heldItems({ held, orders, find })
  }, [held, orders, scope])
  return { items, hold }
}
