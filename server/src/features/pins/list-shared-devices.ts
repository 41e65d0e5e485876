import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { SharedDevice, SharedDeviceListQuery } from '@brigade/domain/pins/pins.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { many, placesFor, type Transaction } from '#kit/database/transaction.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { sharedDeviceColumns, type SharedDeviceRow } from './shared-device-columns.ts'

type ListDevices = { db: Database; query: SharedDeviceListQuery; user: StaffPrincipal; isPaged: boolean }

/** Returns the shared devices of the caller's venues, the newest first. Throws Forbidden for another tenant's venue. */
export async function listSharedDevices(asked: ListDevices): Promise<Paged<SharedDevice> | SharedDevice[]> {
  const { db, query, user, isPaged } = asked
  const { $sort = { id: -1 }, $limit, $skip, restaurantId } = query
  const venueIds = scopedVenueIds(user, restaurantId)
  const rows = db.build('shared_devices')
  if (venueIds !== 'all') void rows.whereIn('restaurantId', venueIds)
  return listPage<SharedDeviceRow, SharedDevice>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => db.read(() => seenDevices(found)),
  })
}

/** Returns devices with when they were used last, which is stored with the session of whoever works there. */
function* seenDevices(found: readonly SharedDeviceRow[]): Transaction<SharedDevice[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const sessions = yield* many<{ deviceId: number; lastSeenAt: string | null }>(
    `SELECT "deviceId", "lastSeenAt" FROM sessions WHERE "deviceId" IN (${placesFor(ids)})`,
    ...ids,
  )
  return found.map((row) => {
    const device = sharedDeviceColumns.read(row)
    const seen = sessions.filter(({ deviceId }) => deviceId === device.id).map(({ lastSeenAt }) => lastSeenAt)
    const lastSeenAt =
      [device.lastSeenAt, ...seen]
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null
    return { ...device, lastSeenAt }
  })
}
