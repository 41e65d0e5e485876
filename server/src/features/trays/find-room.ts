import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import { refuseField, unprocessable } from '#kit/errors/errors.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

export type Room = { id: number; name: string; restaurantId: number }

type RoomRow = Room & { isRestaurant: boolean | 0 | 1; trayOutSettings: string }

/**
 * Returns a room of the caller's venues that tracks its trays. Throws BadRequest for another tenant's, Unprocessable for a venue that
 * tracks none.
 */
export function* findRoom(tableId: number, principal: Principal): Transaction<Room> {
  const row = yield* one<RoomRow>(
    `SELECT t."id", t."name", t."restaurantId", v."isRestaurant", v."trayOutSettings"
     FROM tables t JOIN venues v ON v."id" = t."restaurantId" WHERE t."id" = CAST(? AS integer)`,
    tableId,
  )
  if (!row || !worksAt(principal, row.restaurantId)) {
    refuseField({ tableId: 'roomUnknown' }, trayErrors)
  }
  const trayOutSettings = readStored<Venue['trayOutSettings']>(row.trayOutSettings)
  if (!followsTrays({ isRestaurant: Boolean(row.isRestaurant), trayOutSettings }))
    throw unprocessable({ message: trayErrors.traysOff, reason: 'traysOff' })
  const { id, name, restaurantId } = row
  return { id, name, restaurantId }
}
