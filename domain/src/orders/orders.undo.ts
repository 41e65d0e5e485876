import { can } from '../access/permissions.ts'
import { isDoneBy } from '../access/principal.ts'
import type { Role } from '../access/roles.ts'
import type { LastAct } from './orders.acts.schema.ts'
import type { Order } from './orders.schema.ts'
import { orderActs } from './orders.status.ts'

/** For so long, who did something to an order can take it back. (product, Orders) */
export const undoSeconds = 10

/** So much longer does the server take an undo that was still offered when it was pressed. */
const undoGraceSeconds = 2

const undoableActs = [...orderActs, 'keep', 'discount', 'pay', 'refund'] as const

export type UndoableAct = (typeof undoableActs)[number]

/** What this person did last to the order and can take back now; null if there is nothing. `now` in milliseconds since 1970. */
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
 * For how many milliseconds more to offer that what was done then is taken back. A clock that has been set back since makes them no more.
 * `now` in milliseconds since 1970.
 */
export function undoOfferedMs({ at }: Pick<LastAct, 'at'>, now: number): number {
  const restMs = Date.parse(at) + undoSeconds * 1000 - now
  return Math.max(0, Math.min(restMs, undoSeconds * 1000))
}

/** Whether this is an act that can be taken back: not the placing of an order, nor an undo itself. */
export function isUndoable(act: string): act is UndoableAct {
  return (undoableActs as readonly string[]).includes(act)
}

/** Whether the server no longer takes an undo of what was done then. `now` in milliseconds since 1970. */
export function isTooLateToUndo({ at }: Pick<LastAct, 'at'>, now: number): boolean {
  return now > Date.parse(at) + (undoSeconds + undoGraceSeconds) * 1000
}
