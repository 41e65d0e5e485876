import { type GuestPrincipal, worksAt } from '@brigade/domain/access/principal.ts'
import type { CreateRequest } from '@brigade/domain/requests/requests.schema.ts'
import { forbidden, otherVenue } from '#kit/errors.ts'

/** Throws Forbidden where a guest asks for another table or venue than the one they are at. */
export function assertOwnTable(guest: GuestPrincipal, { tableId, restaurantId }: CreateRequest): void {
  if (restaurantId !== undefined && !worksAt(guest, restaurantId)) throw otherVenue()
  if (tableId !== undefined && tableId !== guest.tableId) {
    throw forbidden({ message: 'You can ask only for your own table.' })
  }
}
