import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { RequestStatus } from '@brigade/domain/requests/requests.schema.ts'
import { updatedBy } from '#kit/records.ts'
import type { SqlValue, Work } from '#kit/work.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type Ending = {
  /** Which of those that wait. */
  where: string
  params: readonly SqlValue[]
  /** Who ends them; null where nobody has answered. */
  principal: Principal | null
  now: Date
  /** Completed unless nobody has answered. */
  status?: Exclude<RequestStatus, 'active'>
  /** The order whose act settles them. */
  settledBy?: Order
}

/** Ends requests, once whoever does so at once, and gives those that it has ended. */
export function* endRequests({ where, params, principal, now, status, settledBy }: Ending): Work<RequestRow[]> {
  const at = now.toISOString()
  return yield* requestColumns.update(
    {
      status: status ?? (principal ? 'completed' : 'cancelled'),
      endedAt: at,
      ...(settledBy && { settledIn: settledBy.version, settledOrderId: settledBy.id }),
      ...(principal ? updatedBy(principal, now) : { updatedAt: at }),
    },
    { where: `${where} AND "status" = 'active'`, params },
  )
}
