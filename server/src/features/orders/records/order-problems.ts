import type { Doer } from '@brigade/domain/access/principal.ts'
import {
  type CartProblem,
  orderErrors,
  type OrderErrorCode,
  venueStateErrors,
} from '@brigade/domain/orders/orders.errors.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import type { CartDifference } from '@brigade/domain/orders/orders.pricing.ts'
import { mayMove, type OrderAct } from '@brigade/domain/orders/orders.status.ts'
import { badRequest, conflict, unprocessable, wrongFields } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'

/** Refuses a body whose fields have these problems: with 422 if all are due to the state of the venue and its menu, otherwise with 400. */
export function refuseCart(problems: readonly CartProblem[]): never {
  const [first] = problems
  if (!first) throw new RangeError('Nothing to refuse')
  const isState = problems.every(({ code }) => (venueStateErrors as readonly OrderErrorCode[]).includes(code))
  const told = wrongFields(Object.fromEntries(problems.map(({ field, ...problem }) => [field, problem])), orderErrors)
  throw (isState ? unprocessable : badRequest)({ message: sentenceOf(orderErrors, first), reason: first.code, ...told })
}

/** Refuses prices and totals that differ from the venue's, and names the right ones. */
export function refuseDifferences(differences: readonly CartDifference[]): never {
  throw conflict({
    message: orderErrors.totalsDiffer,
    reason: 'totalsDiffer',
    fields: Object.fromEntries(
      differences.map(({ field, sent, right }) => [field, `${sent} was sent, ${right} is right`]),
    ),
    extras: { totals: Object.fromEntries(differences.map(({ field, right }) => [field, right])) },
  })
}

/** Refuses an act that the order's status does not allow, and names the status and who changed it. */
export function* assertMove(act: OrderAct, row: OrderRow): Transaction<void> {
  if (act !== 'cancel' && mayMove(act, row.status)) refuseWaiting(row)
  if (!mayMove(act, row.status)) yield* refuseMovedOrder(row)
}

/** Refuses an act on a pre-order that waits for its time: its queue releases it. */
export function refuseWaiting(row: OrderRow): void {
  if (row.orderType !== 'form' || row.status !== 'incoming') return
  const extras = { status: row.status, order: orderOfRow(row) }
  throw conflict({ message: orderErrors.preOrderWaits, reason: 'preOrderWaits', extras })
}

/** Refuses an act because an order has moved on, and names its status and who changed it. */
export function* refuseMovedOrder(row: OrderRow): Transaction<never> {
  const last = yield* one<Doer & { by: string; at: string }>(
    `SELECT "by", "byKind", "byId", "at" FROM order_events
     WHERE "orderId" = ? AND "toStatus" = ? AND "act" NOT IN ('details', 'askCancel', 'feedback', 'keep', 'discount', 'pay', 'refund', 'print', 'post')
     ORDER BY "id" DESC LIMIT 1`,
    row.id,
    row.status,
  )
  const { by, byKind, byId, at } = last ?? {
    by: row.createdBy,
    byKind: row.createdByKind,
    byId: row.createdById,
    at: row.updatedAt,
  }
  throw conflict({
    message: `The order is already ${row.status} (${by})`,
    reason: 'statusMoved',
    extras: {
      status: row.status,
      by,
      byKind,
      byId,
      at,
      order: orderOfRow(row),
    },
  })
}

/** Refuses a change that was made from an older version of the order, and includes the current one. */
export function refuseStaleOrder(row: OrderRow): never {
  throw conflict({
    message: orderErrors.staleVersion,
    reason: 'staleVersion',
    extras: { status: row.status, version: row.version, order: orderOfRow(row) },
  })
}

/** Refuses money for an order that takes none: a test, and a pre-order that waits for its time. */
export function refuseMoney(row: OrderRow): void {
  refuseWaiting(row)
  if (!row.isTest) return
  const extras = { status: row.status, order: orderOfRow(row) }
  throw conflict({ message: orderErrors.testTakesNoMoney, reason: 'testTakesNoMoney', extras })
}

/** Refuses to change the sums of a closed bill, and names the fields. */
export function refuseSettled(row: OrderRow, fields: readonly string[]): never {
  throw conflict({
    message: orderErrors.orderSettled,
    reason: 'orderSettled',
    fields: Object.fromEntries(fields.map((field) => [field, orderErrors.orderSettled])),
    extras: { status: row.status, order: orderOfRow(row) },
  })
}
