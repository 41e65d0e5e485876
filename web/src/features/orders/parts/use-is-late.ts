import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isLate } from '@brigade/domain/orders/orders.timing.ts'
import { useNow } from '#kit/clock.ts'

/** Whether the kitchen is past the estimated time with this order, told within seconds of becoming so. */
export function useIsLate(order: Order): boolean {
  return isLate(order, useNow(5_000))
}
