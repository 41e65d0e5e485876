import type { SqlValue, Work } from '#kit/work.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type Reopening = { where: string; params: readonly SqlValue[]; now: Date }

/**
 * Opens ended requests again, and gives those that it has opened. What is asked for anew since waits alone: of a sitting each type waits
 * once, and what is about an order once for each. The caller holds the table or the order, so that nobody asks meanwhile.
 */
export function* reopenRequests({ where, params, now }: Reopening): Work<RequestRow[]> {
  return yield* requestColumns.update(
    {
      status: 'active',
      endedAt: null,
      settledIn: null,
      settledOrderId: null,
      updatedAt: now.toISOString(),
      updatedBy: null,
      updatedByKind: null,
      updatedById: null,
    },
    { where: `${where} AND NOT ${isAskedAnew}`, params },
  )
}

const isAskedAnew = `EXISTS (SELECT 1 FROM requests anew WHERE anew."tableId" = requests."tableId" AND anew."status" = 'active'
  AND anew."sitting" = requests."sitting" AND anew."requestType" = requests."requestType"
  AND (anew."requestType" NOT IN ('kitchen', 'orderCancellation') OR anew."orderId" = requests."orderId"))`
