import type { SqlValue, Transaction } from '#kit/database/transaction.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type Reopening = { where: string; params: readonly SqlValue[]; now: Date }

/**
 * Opens ended requests again, and returns those that it has opened. One that was made anew since stays the only one: each type waits once
 * per sitting, once per order if it is about an order, and once with the same answers if it is the venue's own. Requests of a sitting that is over stay ended. The caller has locked the table
 * or the order, so that no request is made in between.
 */
export function* reopenRequests({ where, params, now }: Reopening): Transaction<RequestRow[]> {
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
  AND (anew."requestType" NOT IN ${ofOrders} OR anew."orderId" = requests."orderId")
  AND (anew."requestType" <> 'custom' OR (anew."serviceId" = requests."serviceId" AND anew."answers" = requests."answers")))`
