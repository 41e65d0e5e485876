import { type Done, doneBy } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import type { PosChange } from '@brigade/domain/pos/pos.notifying.ts'
import { isPostable, isPostedByItself } from '@brigade/domain/pos/pos.posting.ts'
import type { PostingState, PostingWithdrawal } from '@brigade/domain/pos/pos.states.ts'
import { conflict } from '#kit/errors/errors.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { notifyOfChange } from './notify-of-posting.ts'
import { postingsOf } from './postings-of.ts'
import { isThereInPart, queuePosting, withdrawPosting } from './queue-posting.ts'

/** Posts a staff order, which is accepted when it is placed: that can't be undone. (product, Point of sale) */
export function* followPlaced({ order, principal, now }: HookInputs['orders:placed']): Transaction<void> {
  if (isPostable(order)) yield* postByItself(order, { done: doneBy(principal, now), dueAt: now })
}

/** The reason for which an act withdraws an order's waiting posting. */
const withdrawnBy: Partial<Record<HookInputs['orders:moved']['act'], PostingWithdrawal>> = {
  cancel: 'cancelled',
  merge: 'merged',
}

/** An order that is accepted again has other lines, a discounted one another price. The point of sale does not learn of either. */
const changedBy: Partial<Record<HookInputs['orders:moved']['act'], PosChange>> = {
  accept: 'changed',
  discount: 'changed',
  cancel: 'cancelled',
}

/** Posts an accepted order once the acceptance can no longer be undone, and no cancelled or merged one. */
export function* followMoved({ order, act, principal, now }: HookInputs['orders:moved']): Transaction<void> {
  const reason = withdrawnBy[act]
  const change = order.postedToPOS ? changedBy[act] : undefined
  if (change) yield* notifyOfChange(order, { change, now })
  if (reason) return yield* withdrawPosting(order.id, { reason, now })
  if (!order.postedToPOS && act === 'accept')
    yield* postByItself(order, { done: doneBy(principal, now), dueAt: afterUndo(now) })
}

/** Withdraws the posting of a changed order, which is posted when it is accepted again. */
export function* followChanged({ order, now }: HookInputs['orders:cartChanged']): Transaction<void> {
  if (!isPostable(order)) yield* withdrawPosting(order.id, { reason: 'changed', now })
}

/** The acts that kept an order from being posted. */
const keptFromPosting: ReadonlySet<HookInputs['orders:undone']['act']> = new Set(['update', 'merge', 'cancel'])

/**
 * Withdraws a posting that has not begun when the acceptance that led to it is undone. Throws Conflict if it has begun, because the point
 * of sale can't undo it. An undo that makes the order accepted again queues its posting again.
 */
export function* followUndone(undone: HookInputs['orders:undone']): Transaction<void> {
  const { order, act, version, principal, now } = undone
  if (keptFromPosting.has(act))
    return yield* postByItself(order, { done: doneBy(principal, now), dueAt: afterUndo(now) })
  if (act !== 'accept') return
  yield* withdrawPosting(order.id, { reason: 'undone', now })
  yield* refuseBegun(order.id, version)
}

const begunStates: ReadonlySet<PostingState> = new Set(['running', 'posted', 'uncertain'])

/** Refuses an undo without an order in the error: the one at hand already has the undo's changes. */
function* refuseBegun(orderId: number, version: number): Transaction<void> {
  const begun = (yield* postingsOf(orderId)).findLast(
    ({ state, orderVersion }) => begunStates.has(state) && orderVersion >= version,
  )
  if (!begun) return
  const { by, byKind, byId, begunAt: at } = begun
  throw conflict({
    message: posErrors.postedSince,
    reason: 'somethingHappened',
    extras: { act: 'post', by, byKind, byId, at },
  })
}

type Flags = { isPOSIntegrated: boolean | 0 | 1; isAutoPostingToPOS: boolean | 0 | 1 }

function* postByItself(order: Order, { done, dueAt }: { done: Done; dueAt: Date }): Transaction<void> {
  if (order.postedToPOS) return
  const flags = yield* one<Flags>(
    'SELECT "isPOSIntegrated", "isAutoPostingToPOS" FROM venues WHERE "id" = ?',
    order.restaurantId,
  )
  if (!flags?.isPOSIntegrated || !flags.isAutoPostingToPOS) return
  if (yield* isThereInPart(order)) return yield* notifyOfChange(order, { change: 'tookOver', now: new Date(done.at) })
  const postings = yield* postingsOf(order.id)
  if (isPostedByItself(order, postings))
    yield* queuePosting({ order, postings, done, dueAt, isAutomatic: true, addressId: null })
}

function afterUndo(now: Date): Date {
  return new Date(now.getTime() + undoSeconds * 1000)
}
