import type { Principal } from '@brigade/domain/access/principal.ts'
import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import type { ClearedTrays, ClearTrays } from '@brigade/domain/trays/trays.schema.ts'
import { completeDelivered } from '#features/orders/door/complete-delivered.ts'
import { conflict } from '#kit/errors.ts'
import type { Call } from '#kit/call.ts'
import type { Work } from '#kit/work.ts'
import { expireTrays } from './expire-trays.ts'
import { findRoom } from './find-room.ts'
import { trayColumns } from './tray-columns.ts'
import { type Emptied, whoEmptied } from './who-emptied.ts'

/**
 * Clears a room: unlinks its trays and completes what was delivered there, in one transaction; of what was there by an instant alone where
 * one is said. Throws BadRequest for a stranger's room, Conflict where there is nothing to clear, naming who was first.
 * (product, Requests, trays)
 */
export function* clearRoom(body: ClearTrays, { principal, now, app }: Call): Work<ClearedTrays> {
  const { tableId } = body
  const { followUps } = app
  const [until, since] = [asStored(body.until), asStored(body.since)]
  const { restaurantId } = yield* findRoom(tableId, principal)
  const completed = yield* completeDelivered({ restaurantId, tableId, until, principal, now, followUps })
  const trays = (yield* expireTrays({ tableId, until }, { principal, now })).map((row) => trayColumns.read(row))
  if (trays.length === 0 && completed.orderIds.length === 0) {
    yield* refuseEmpty({ restaurantId, tableId, until: until ?? now.toISOString(), since, now })
  }
  yield* followUps.run('trays:roomCleared', { restaurantId, tableId, until, principal, now })
  return { tableId, trays, orderIds: completed.orderIds }
}

/** As the database has it, which compares texts: another offset, or no milliseconds, would make it another time. */
function asStored(instant: string | undefined): string | undefined {
  return instant && new Date(instant).toISOString()
}

/** Brings who was first: where an answer got lost, it was the same person. */
function* refuseEmpty(emptied: Emptied): Work<never> {
  const first = yield* whoEmptied(emptied)
  throw conflict({ message: trayErrors.roomEmpty, reason: 'roomEmpty', extras: { ...first } })
}

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    /** A room was cleared of its trays; where an instant is said, of what was there by then. */
    'trays:roomCleared': {
      restaurantId: number
      tableId: number
      until: string | undefined
      principal: Principal
      now: Date
    }
  }
}
