import { isDeepStrictEqual } from 'node:util'
import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { venueColumns } from '#features/venues/venue-columns.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { type DemoPos, demoPosSystems } from './pos-systems.ts'

/** The id of the item that carries comments at the POS simulator. */
const commentItemId = '90000'

/**
 * Connects the demo's venues to the POS simulator that listens at an address, which may differ at each start. Settings
 * that people have changed since stay unchanged: an address of their own, even one that leads to this machine, or none.
 */
export function* connectTills(url: string): Transaction<void> {
  for (const till of demoPosSystems) {
    const venue = yield* readVenue(till.venueId)
    if (!venue) continue
    if (venue.version === 1 && venue.integratedPOSList.length === 0) yield* connect(venue, till, url)
    else yield* follow(venue, url)
  }
}

function* connect(venue: Venue, { id, isAutomatic }: DemoPos, url: string): Transaction<void> {
  const integratedPOSList = [{ id, ...placesAt(url), commentItemId, isDefaultPos: true }]
  yield* save(venue, { integratedPOSList, isPOSIntegrated: true, isAutoPostingToPOS: isAutomatic })
  if (isAutomatic) yield* takeAccepted(venue.id)
}

function* follow(venue: Venue, url: string): Transaction<void> {
  const { integratedPOSList: before } = venue
  const integratedPOSList = before.map((address) =>
    address.endPointUrl.endsWith(`/orders${ofDemo}`) ? { ...address, ...placesAt(url) } : address,
  )
  if (!isDeepStrictEqual(integratedPOSList, before)) yield* save(venue, { integratedPOSList })
}

type Connection = Partial<Pick<Venue, 'integratedPOSList' | 'isPOSIntegrated' | 'isAutoPostingToPOS'>>

function* save({ id, currency }: Venue, connection: Connection): Transaction<void> {
  yield* venueColumns.update(connection, { where: '"id" = ?', params: [id] }, currency)
}

/** Marks the orders that were accepted before as posted, as if the POS simulator had been there all the time. */
function* takeAccepted(venueId: number): Transaction<void> {
  yield* run(
    `UPDATE orders SET "postedToPOS" = ?, "submittedtoPosAt" = "acceptedAT", "submittedtoPosBy" = "acceptedBy",
       "submittedtoPosByKind" = "acceptedByKind", "submittedtoPosById" = "acceptedById"
     WHERE "restaurantId" = ? AND "status" IN ('inprogress', 'ontheway', 'delivered', 'completed')`,
    true,
    venueId,
  )
}

function placesAt(url: string): Pick<PosAddress, 'endPointUrl' | 'openCheckUrl'> {
  return { endPointUrl: `${url}/orders${ofDemo}`, openCheckUrl: `${url}/checks${ofDemo}` }
}

/** The mark of an address that an earlier start wrote; the POS simulator ignores it. */
const ofDemo = '?demo'
