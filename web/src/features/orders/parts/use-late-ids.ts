import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import { useDueTimes } from '#features/orders/parts/use-due-times.ts'

/** Returns the ids of the late orders, within a second of their becoming so. */
export function useLateIds(orders: readonly Order[]): ReadonlySet<number> {
  const dueOf = useDueTimes()
  const dueTimes = useMemo(() => orders.map(dueOf), [orders, dueOf])
  const lastPassed = useTimed((now) => lastBefore(dueTimes, now))
  return useMemo(
    () => new Set(orders.filter((_, index) => dueTimes[index]! <= lastPassed).map(({ id }) => id)),
    [orders, dueTimes, lastPassed],
  )
}

/** Returns the last of these times that has passed. It changes when the next order becomes late. */
function lastBefore(times: readonly number[], now: number): number {
  let last = -Infinity
  for (const time of times) if (time < now && time > last) last = time
  return last
}
