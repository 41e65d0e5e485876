import type { GuestService, GuestServiceType } from '@brigade/domain/requests/guest-services.schema.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { guestServiceColumns, type GuestServiceRow } from './guest-service-columns.ts'

/** Returns what a venue has stored about a type of request; undefined if that is nothing. */
export function* findService(restaurantId: number, type: GuestServiceType): Transaction<GuestService | undefined> {
  const row = yield* one<GuestServiceRow>(
    'SELECT * FROM guest_services WHERE "restaurantId" = ? AND "requestType" = ?',
    restaurantId,
    type,
  )
  return row && guestServiceColumns.read(row)
}

/** Returns what a venue has stored about its types of request, in its order. */
export function* servicesOf(restaurantId: number): Transaction<GuestService[]> {
  const rows = yield* many<GuestServiceRow>(
    'SELECT * FROM guest_services WHERE "restaurantId" = ? ORDER BY "index", "id"',
    restaurantId,
  )
  return rows.map((row) => guestServiceColumns.read(row))
}
