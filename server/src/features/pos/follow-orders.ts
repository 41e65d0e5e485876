import { type Done, doneBy } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import type { PosChange } from '@brigade/domain/pos/pos.notifying.ts'
import { isPostable, isPostedByItself } from '@brigade/domain/pos/pos.posting.ts'
import type { PostingState, PostingWithdrawal } from '@brigade/domain/pos/pos.states.ts'
import { conflict } from '#kit/errors.ts'
import type { Happenings } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import { notifyOfChange } from './notify-of-posting.ts'
import { postingsOf } from './postings-of.ts'
import { isThereInPart, queuePosting, withdrawPosting } from './queue-posting.ts'

/** Posts a staff order, which is accepted as it is placed: nobody can take that back. (product, Point of sale) */
export function* followPlaced({ order, principal, now }: Happenings['orders:placed']): Work<void> {
  if (isPostable(order)) yield* postByItself(order, { done: doneBy(principal, now), dueAt: now })
}

/** What becomes of a posting that waits when its order goes where none is posted from. */
const withdrawnBy: Partial<Record<Happenings['orders:moved']['act'], PostingWithdrawal>> = {
  cancel: 'cancelled',
  merge: 'merged',
}

/** What is accepted again has other lines; what is discounted, another price. The point of sale hears of neither. */
const changedBy: Partial<Record<Happenings['orders:moved']['act'], PosChange>> = {
  accept: 'changed',
  discount: 'changed',
  cancel: 'cancelled',
}

/** Posts what was accepted once it can't be taken back any more, and nothing that was called off. */
export function* followMoved({ order, act, principal, now }: Happenings['orders:moved']): Work<void> {
  const reason = withdrawnBy[act]
  const change = order.postedToPOS ? changedBy[act] : undefined
  if (change) yield* notifyOfChange(order, { change, now })
  if (reason) return yield* withdrawPosting(order.id, { reason, now })
  if (!order.postedToPOS && act === 'accept')
    yield* postByItself(order, { done: doneBy(principal, now), dueAt: afterUndo(now) })
}

/** What was changed is posted when it is accepted again. */
export function* followChanged({ order, now }: Happenings['orders:cartChanged']): Work<void> {
  if (!isPostable(order)) yield* withdrawPosting(order.id, { reason: 'changed', now })
}

/** Acts that kept an order from being posted. */
const keptFromPosting: ReadonlySet<Happenings['orders:undone']['act']> = new Set(['update', 'merge', 'cancel'])

/**
 * Takes back a posting that has not begun with the acceptance that led to it. Throws Conflict where it has begun, for the point of sale takes
 * nothing back. What is accepted as it was before is posted as it was to be.
 */
export function* followUndone(undone: Happenings['orders:undone']): Work<void> {
  const { order, act, version, principal, now } = undone
  if (keptFromPosting.has(act))
    return yield* postByItself(order, { done: doneBy(principal, now), dueAt: afterUndo(now) })
  if (act !== 'accept') return
  yield* withdrawPosting(order.id, { reason: 'undone', now })
  yield* refuseBegun(order.id, version)
}

const begunStates: ReadonlySet<PostingState> = new Set(['running', 'posted', 'uncertain'])

/** Brings no order along: the one at hand is as it would be again. */
function* refuseBegun(orderId: number, version: number): Work<void> {
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

function* postByItself(order: Order, { done, dueAt }: { done: Done; dueAt: Date }): Work<void> {
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
