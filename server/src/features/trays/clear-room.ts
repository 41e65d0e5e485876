import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import type { ClearedTrays, ClearTrays } from '@brigade/domain/trays/trays.schema.ts'
import { completeDelivered } from '#features/orders/public/complete-delivered.ts'
import { conflict } from '#kit/errors/errors.ts'
import type { Call } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { expireTrays } from './expire-trays.ts'
import { findRoom } from './find-room.ts'
import { trayColumns } from './tray-columns.ts'
import { type Emptied, findClearingActor } from './find-clearing-actor.ts'

/**
 * Clears a room: unlinks its trays and completes delivered orders there, in one transaction; with an instant, only what was there by then.
 * Throws BadRequest for another tenant's room, Conflict if there is nothing to clear, naming who was first. (product, Requests, trays)
 */
export function* clearRoom(body: ClearTrays, call: Call): Transaction<ClearedTrays> {
  const { tableId } = body
  const { principal, now, app } = call
  const [until, since] = [asStored(body.until), asStored(body.since)]
  const { restaurantId } = yield* findRoom(tableId, principal)
  const completed = yield* completeDelivered({ restaurantId, tableId, until }, call)
  const trays = (yield* expireTrays({ tableId, until }, { principal, now })).map((row) => trayColumns.read(row))
  if (trays.length === 0 && completed.orderIds.length === 0) {
    yield* refuseEmpty({ restaurantId, tableId, until: until ?? now.toISOString(), since, now })
  }
  yield* app.transactionHooks.run('trays:roomCleared', { restaurantId, tableId, until, ...call })
  return { tableId, trays, orderIds: completed.orderIds }
}

/** Returns an instant in the database's form, which compares texts: another offset, or no milliseconds, would make it another time. */
function asStored(instant: string | undefined): string | undefined {
  return instant && new Date(instant).toISOString()
}

/** Throws Conflict, naming who was first: after a lost answer, it is the same person. */
function* refuseEmpty(emptied: Emptied): Transaction<never> {
  const first = yield* findClearingActor(emptied)
  throw conflict({ message: trayErrors.roomEmpty, reason: 'roomEmpty', extras: { ...first } })
}

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A room was cleared of its trays; with an instant, only of what was there by then. */
    'trays:roomCleared': Call & { restaurantId: number; tableId: number; until: string | undefined }
  }
}
