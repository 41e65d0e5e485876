import type { Principal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { type Intent, intentOf } from '@brigade/domain/orders/orders.intent.ts'
import type { PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { badRequest } from '#kit/errors.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import type { Work } from '#kit/work.ts'
import { changeCart } from './change-cart.ts'
import { changeDetails, changesDetails } from './change-details.ts'
import { findOrder } from './door/find-order.ts'
import { holdOrder } from './door/hold-orders.ts'
import { mergeOrders } from './merge-orders.ts'
import { type Moved, moveOrder } from './move-order.ts'
import { orderOfRow, type OrderRow, soldLinesOf } from './order-columns.ts'
import { refuseDifferences, refuseKey, refuseStale } from './order-problems.ts'
import { figureDifferences } from './order-totals.ts'

export type PatchOrderInput = {
  id: number
  change: PatchOrder
  principal: Principal
  /** What came under it before is not done again. */
  idempotencyKey: string | undefined
  now: Date
  catalogues: Catalogues
  followUps: FollowUps
}

/**
 * Does what a PATCH means. What was sent beside a status is changed with it, or neither is. Throws BadRequest for what means two acts at
 * once or none, Conflict for a cart made from an older version or with other prices than the order's, or for a key of another order, and what the
 * act itself throws. (spec 1, §7)
 */
export function* patchOrder({ idempotencyKey: key, ...patch }: PatchOrderInput): Work<Moved> {
  const { id, principal, now } = patch
  const found = yield* findOrder(id, principal)
  // Who sends the same at the same time waits here, and then finds what came of the first.
  const row = key === undefined ? found : yield* holdOrder(id)
  const repeated = yield* findRepeated({ principal, kind: 'orderChange', key })
  if (repeated === id) return { order: orderOfRow(row), announcements: [], isSame: true }
  if (repeated !== undefined) refuseKey()
  const done = yield* doWhatIsMeant(patch, row)
  yield* keepResult({ principal, kind: 'orderChange', key, recordId: id, now })
  return done
}

function* doWhatIsMeant({ id, change, ...rest }: Omit<PatchOrderInput, 'idempotencyKey'>, row: OrderRow): Work<Moved> {
  const { principal, now, followUps } = rest
  const { status, version } = row
  const intent = intentOf(change, { status, version, lines: () => soldLinesOf(row) })
  if (intent.kind === 'refused') return refusals[intent.why](row)
  if (intent.kind === 'cart') return yield* changeCart({ id, change: { ...change, cart: intent.cart }, ...rest })
  // One that was made from an older version is told so by what it means to change.
  const differences = change.version === undefined || change.version === version ? figureDifferences(change, row) : []
  if (differences.length > 0) refuseDifferences(differences)
  const beside = { id, change, principal, now, followUps }
  if (intent.kind === 'details') return yield* changeDetails(beside)
  const told = changesDetails({ change, row, principal }) ? (yield* changeDetails(beside)).announcements : []
  const moved =
    intent.kind === 'merge'
      ? yield* mergeOrders({ id, into: change.mergedInto, ...rest })
      : yield* moveOrder({ id, act: intent.act, reason: change.cancelReason?.trim(), ...rest })
  return { ...moved, announcements: [...told, ...moved.announcements] }
}

const refusals = {
  stale: refuseStale,
  statusAndCart: () => {
    const fields = { status: orderErrors.statusAndCart }
    throw badRequest({ message: orderErrors.statusAndCart, reason: 'statusAndCart', fields })
  },
  statusNotSettable: () => {
    const sentence = 'An order cannot be set to this status.'
    throw badRequest({ message: sentence, reason: 'statusNotSettable', fields: { status: sentence } })
  },
} satisfies Record<Extract<Intent, { kind: 'refused' }>['why'], (row: OrderRow) => never>
