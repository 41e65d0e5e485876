import { readStored } from '#kit/database/stored-json.ts'
import { type Doer, isDoneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isUndoable, type UndoableAct } from '@brigade/domain/orders/orders.undo.ts'
import { conflict, forbidden } from '#kit/errors/errors.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { isBesideActs, type LogEntry } from './records/order-log.ts'
import type { OrderRow } from './records/order-columns.ts'
import type { PaidWith } from './records/save-act.ts'

/** An act as the log stores it. */
export type DoneAct = Doer & {
  id: number
  orderId: number
  act: UndoableAct
  at: string
  version: number
  withOrderId: number | null
  paidWithOrderId: number | null
  paidWithVersion: number | null
}

type Since = Doer & { id: number; act: LogEntry['act']; by: string; at: string; before: string }

const columns =
  '"id", "orderId", "act", "byKind", "byId", "at", "version", "withOrderId", "paidWithOrderId", "paidWithVersion"'

/**
 * Returns the act that a principal wants to undo: the one that made this version of the order, or else their last one. Throws
 * Forbidden if another person did it. Staff orders that were accepted when placed have no act to undo.
 */
export function* findActOf({
  orderId,
  version,
  principal,
}: {
  orderId: number
  version: number | undefined
  principal: Principal
}): Transaction<DoneAct> {
  const log = yield* many<Omit<DoneAct, 'act'> & { act: LogEntry['act'] }>(
    `SELECT ${columns} FROM order_events WHERE "orderId" = ? AND "before" IS NOT NULL ORDER BY "id"`,
    orderId,
  )
  const acts = log.filter((entry): entry is DoneAct => isUndoable(entry.act))
  const meant = acts.findLast((entry) =>
    version === undefined ? isDoneBy(entry, principal) : entry.version <= version,
  )
  if (meant && isDoneBy(meant, principal)) return meant
  throw forbidden({ message: orderErrors.undoNotYours, reason: 'undoNotYours' })
}

/** Returns what the same payment did to its first order, if it was for several. */
export function paidWithOf({ paidWithOrderId: orderId, paidWithVersion: version }: DoneAct): PaidWith | null {
  return orderId === null || version === null ? null : { orderId, version }
}

/** Returns the entry of the same merge on the other order. */
export function* findOtherHalf({ orderId, withOrderId }: DoneAct): Transaction<DoneAct> {
  const entry = yield* one<DoneAct>(
    `SELECT ${columns} FROM order_events WHERE "orderId" = ? AND "withOrderId" = ? AND "act" <> 'undo' ORDER BY "id" DESC LIMIT 1`,
    withOrderId,
    orderId,
  )
  if (!entry) throw new Error(`The log of order ${withOrderId} says nothing of its merge with ${orderId}`)
  return entry
}

/**
 * Returns the previous values of what an act changed of an order. Throws Conflict, naming the later act and who did it, if another act
 * came after it or if its changes were changed again.
 */
export function* whatWasBefore({
  entry,
  row,
  current,
}: {
  entry: DoneAct
  row: OrderRow
  /** The order that a refusal includes. */
  current: Order
}): Transaction<Partial<OrderRow>> {
  const [done, ...since] = yield* many<Since>(
    // A print changed nothing of the order.
    `SELECT "id", "act", "by", "byKind", "byId", "at", "before" FROM order_events
     WHERE "orderId" = ? AND "id" >= ? AND "act" <> 'print' ORDER BY "id"`,
    row.id,
    entry.id,
  )
  const before = readStored<Partial<OrderRow>>(done!.before)
  const later = since.findLast(({ act }) => !isBesideActs(act)) ?? since.findLast((each) => isAbout(before, each))
  // A change that is not in the log has no known author and may concern any field.
  if (later || row.version !== entry.version + since.length) refuseHappened(later, current)
  return before
}

/** Returns whether a change beside the acts concerns a field that an act changed too. Amounts depend on each other. */
function isAbout(changed: Partial<OrderRow>, { before }: Since): boolean {
  const also = Object.keys(readStored<Partial<OrderRow>>(before))
  const columnsChanged = Object.keys(changed)
  const isOfMoney = (names: readonly string[]) => names.some((name) => money.has(name))
  return also.some((name) => columnsChanged.includes(name)) || (isOfMoney(also) && isOfMoney(columnsChanged))
}

const money: ReadonlySet<string> = new Set<keyof OrderRow>([
  'orderPrice',
  'cartPrice',
  'placeHolderPrice',
  'serviceFee',
  'vatFee',
  'discountHundredths',
  'tipAmount',
  ...paidAmounts,
  'onlineOrderPaymentStatus',
])

/** The later act that prevents an undo. */
type Happened = { act: string; by: string | null; byKind: string | null; byId: number | null; at: string | null }

/** Refuses an undo, and says what happened since and who did it, as far as it is known. */
export function refuseHappened(later: Happened | undefined, order: Order): never {
  const { act = null, by = null, byKind = null, byId = null, at = null } = later ?? {}
  throw conflict({
    message: orderErrors.somethingHappened,
    reason: 'somethingHappened',
    extras: { status: order.status, act, by, byKind, byId, at, order },
  })
}
