import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback } from 'react'
import type { OpenOrders } from '#features/orders/records/open-orders.ts'
import { useOpenOrders } from '#features/orders/records/orders.queries.ts'
import { useOwnActOn } from '#features/orders/records/own-acts.ts'
import type { OrderCall } from '#features/orders/popups/order-calls.ts'

/** Returns the current order of a call: it may have been accepted since the call. */
export function useCalledOrder({ order }: OrderCall): Order {
  const { id } = order
  const find = useCallback(({ records }: OpenOrders) => records.find((record) => record.id === id) ?? null, [id])
  const { data } = useOpenOrders(find)
  const own = useOwnActOn(id)
  return data ?? own?.order ?? order
}
