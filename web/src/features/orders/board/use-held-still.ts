import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { queryClient } from '#kit/query-client.ts'
import { useSession } from '#kit/session.ts'
import { type HeldOrders, heldOrders } from '#features/orders/board/held-orders.ts'
import type { OpenOrders } from '#features/orders/open-orders.ts'
import { openOrdersKey, orderKey, venueScopeOf } from '#features/orders/orders.queries.ts'

/** After the finger is gone: a second tap that was meant for the same card must not hit the next one. */
const releasedAfterMs = 450

const noneGone: ReadonlySet<number> = new Set()

/** Keeps a list as it is while somebody touches it, so that no card slips away under a finger, or comes under it. */
export function useHeldStill(orders: readonly Order[]): HeldOrders & { hold: () => void } {
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
  const shown = useMemo(() => {
    if (!held || held === orders) return { orders, gone: noneGone }
    const open = queryClient.getQueryData<OpenOrders>(openOrdersKey(scope))?.orders
    const find = (id: number) => open?.find((order) => order.id === id) ?? queryClient.getQueryData<Order>(orderKey(id))
    return heldOrders({ held, orders, find })
  }, [held, orders, scope])
  return { ...shown, hold }
}
