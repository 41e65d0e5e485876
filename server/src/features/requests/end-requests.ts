import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PatchRequest } from '@brigade/domain/requests/requests.schema.ts'
import { updatedBy } from '#kit/lists/records.ts'
import type { SqlValue, Transaction } from '#kit/database/transaction.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type EndedRequest = Omit<PatchRequest, 'id' | 'updatedBy'>

type Ending = {
  /** A condition on the active requests. */
  where: string
  params: readonly SqlValue[]
  /** The person who ends them; null for unanswered ones. */
  principal: Principal | null
  now: Date
  /** The body of the call that ends them; without one they are completed, or cancelled if they are unanswered. */
  ended?: EndedRequest
  /** The order whose act resolves them. */
  settledBy?: Order
}

/** Ends requests, each once across concurrent calls, and returns those that it has ended. */
export function* endRequests({ where, params, principal, now, ended, settledBy }: Ending): Transaction<RequestRow[]> {
  const at = now.toISOString()
  return yield* requestColumns.update(
    {
      status: principal ? 'completed' : 'cancelled',
      ...ended,
      endedAt: at,
      ...(settledBy && { settledIn: settledBy.version, settledOrderId: settledBy.id }),
      ...(principal ? updatedBy(principal, now) : { updatedAt: at }),
    },
    { where: `${where} AND "status" = 'active'`, params },
  )
}
