import type { SqlValue, Work } from '#kit/work.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type Reopening = { where: string; params: readonly SqlValue[]; now: Date }

/**
 * Opens ended requests again, and gives those that it has opened. What is asked for anew since waits alone: of a sitting each type waits
 * once, and what is about an order once for each. What a table asked for stays ended once that sitting is over. The caller holds the table or
 * the order, so that nobody asks meanwhile.
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
    { where: `${where} AND NOT ${isAskedAnew} AND ("requestType" IN ${ofOrders} OR ${isSeated})`, params },
  )
}

const ofOrders = `('kitchen', 'orderCancellation')`

const isSeated = `EXISTS (SELECT 1 FROM tables t WHERE t."id" = requests."tableId" AND t."sitting" = requests."sitting")`

const isAskedAnew = `EXISTS (SELECT 1 FROM requests anew WHERE anew."tableId" = requests."tableId" AND anew."status" = 'active'
  AND anew."sitting" = requests."sitting" AND anew."requestType" = requests."requestType"
  AND (anew."requestType" NOT IN ${ofOrders} OR anew."orderId" = requests."orderId"))`
