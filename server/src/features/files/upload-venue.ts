import { can } from '@brigade/domain/access/permissions.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { fileErrors } from '@brigade/domain/files/files.errors.ts'
import { folderPermissions, type UploadQuery } from '@brigade/domain/files/files.schema.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Database } from '#kit/database/database.ts'
import { badRequest, forbidden, otherVenue } from '#kit/errors/errors.ts'

type UploadVenue = { db: Database; principal: Principal; query: UploadQuery }

/**
 * Returns the venue that an upload is for: the one that is named, else the person's first; null if a person of all venues names none.
 * Throws Forbidden for another tenant's venue and for a kind of picture that this role may not add, BadRequest for a venue that does not
 * exist.
 */
export async function uploadVenue({ db, principal, query }: UploadVenue): Promise<number | null> {
  const permission = folderPermissions[query.folder]
  if (!can(principal, permission)) {
    throw forbidden({ message: 'Your role can’t do this.', reason: 'permission', extras: { permission } })
  }
  const venueId = query.restaurantId ?? (can(principal, 'venues:all') ? undefined : principal.restaurantId[0])
  if (venueId !== undefined && !worksAt(principal, venueId)) {
    throw otherVenue()
  }
  if (venueId === undefined) return null
  if (await db.read(() => findVenue(venueId))) return venueId
  const { venueUnknown } = fileErrors
  throw badRequest({ message: venueUnknown, reason: 'venueUnknown', fields: { restaurantId: venueUnknown } })
}
