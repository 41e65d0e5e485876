import { isDoneBy } from '@brigade/domain/access/principal.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '#kit/calls/session.ts'
import { orderEvents } from '#features/orders/records/orders.queries.ts'

/** The payments and refunds of orders, from their logs. */
type HeardPayments = { own: readonly OrderEvent[]; others: readonly OrderEvent[] }

/**
 * Returns the payments and refunds of these orders since they were first shown, separated into this user's own and
 * others'. The orders themselves contain only sums, which do not say who recorded them.
 */
export function useReceivedPayments(orders: readonly Order[]): HeardPayments {
  const user = useUser()
  const [asKnown] = useState(() => new Map(orders.map((order) => [order.id, order])))
  const changed = orders.filter(({ id, version }) => asKnown.get(id)?.version !== version)
  const logs = useQueries({ queries: changed.map(({ id, version }) => orderEvents({ id, version, isEnabled: true })) })
  const payments = logs
    .flatMap(({ data = [] }) => data)
    .filter(({ orderId, at, payment }) => payment !== null && at > (asKnown.get(orderId)?.updatedAt ?? ''))
  return {
    own: payments.filter((event) => isDoneBy(event, user)),
    others: payments.filter((event) => !isDoneBy(event, user)),
  }
}
