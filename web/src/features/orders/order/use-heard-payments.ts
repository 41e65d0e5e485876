import { isDoneBy } from '@brigade/domain/access/principal.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '#kit/session.ts'
import { orderEvents } from '#features/orders/orders.queries.ts'

/** What was paid for orders and went back, by their logs. */
type HeardPayments = { own: readonly OrderEvent[]; others: readonly OrderEvent[] }

/**
 * What was paid for these orders and went back since they were first asked about, apart by whether this person did it. Orders themselves
 * say only what their sums have become, which is the same whoever it was.
 */
export function useHeardPayments(orders: readonly Order[]): HeardPayments {
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
