import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback } from 'react'
import type { OpenOrders } from '#features/orders/open-orders.ts'
import { useOpenOrders } from '#features/orders/orders.queries.ts'
import { useOwnActOn } from '#features/orders/own-acts.ts'
import type { OrderCall } from '#features/orders/popups/order-calls.ts'

/** The order of a call as it is now: it may have been accepted since it called. */
export function useCalledOrder({ order }: OrderCall): Order {
  const { id } = order
  const find = useCallback(({ records }: OpenOrders) => records.find((record) => record.id === id) ?? null, [id])
  const { data } = useOpenOrders(find)
  const own = useOwnActOn(id)
  return data ?? own?.order ?? order
}
