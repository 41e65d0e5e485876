import { can } from '../access/permissions.ts'
import { isDoneBy } from '../access/principal.ts'
import type { Role } from '../access/roles.ts'
import type { LastAct } from './orders.acts.schema.ts'
import type { Order } from './orders.schema.ts'
import { orderActs } from './orders.status.ts'

/** The time in which the author of an act on an order can undo it. (product, Orders) */
export const undoSeconds = 10

/** The extra time in which the server still accepts an undo, because the undo was still offered when it was pressed. */
const undoGraceSeconds = 2

const undoableActs = [...orderActs, 'keep', 'discount', 'pay', 'refund'] as const

export type UndoableAct = (typeof undoableActs)[number]

/**
 * Returns the last act of this person on the order that they can undo now; null if there is none. `now` in milliseconds
 * since 1970.
 */
export function undoableAct(
  { lastAct }: Pick<Order, 'lastAct'>,
  user: { role: Role; id?: number } | null,
  now: number,
): UndoableAct | null {
  if (lastAct === null || user === null || !can(user, 'orders:undo') || !isDoneBy(lastAct, user)) return null
  const { act, at } = lastAct
  return isUndoable(act) && now < Date.parse(at) + undoSeconds * 1000 ? act : null
}

/**
 * Returns for how many more milliseconds to offer the undo of an act. A clock that was set back never makes them
 * longer. `now` in milliseconds since 1970.
 */
export function undoOfferedMs({ at }: Pick<LastAct, 'at'>, now: number): number {
  const restMs = Date.parse(at) + undoSeconds * 1000 - now
  return Math.max(0, Math.min(restMs, undoSeconds * 1000))
}

/** Returns whether an act can be undone: placing an order can't, nor an undo itself. */
export function isUndoable(act: string): act is UndoableAct {
  return (undoableActs as readonly string[]).includes(act)
}

/** Returns whether the server no longer accepts the undo of an act. `now` in milliseconds since 1970. */
export function isTooLateToUndo({ at }: Pick<LastAct, 'at'>, now: number): boolean {
  return now > Date.parse(at) + (undoSeconds + undoGraceSeconds) * 1000
}
