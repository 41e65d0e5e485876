import { isDeepStrictEqual } from 'node:util'
import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import { venueColumns } from '#features/venues/venue-columns.ts'
import { run, type Work } from '#kit/work.ts'
import { type DemoTill, demoTills } from './tills.ts'

/** How the till calls the item that carries comments. */
const commentItemId = '90000'

/**
 * Connects the demo's venues to the till that listens at an address, which may be another one each time. What people have set up since
 * stays as it is: an address of their own, also where it leads to this machine, or that there is none.
 */
export function* connectTills(url: string): Work<void> {
  for (const till of demoTills) {
    const venue = yield* readVenue(till.venueId)
    if (!venue) continue
    if (venue.version === 1 && venue.integratedPOSList.length === 0) yield* connect(venue, till, url)
    else yield* follow(venue, url)
  }
}

function* connect(venue: Venue, { id, isAutomatic }: DemoTill, url: string): Work<void> {
  const integratedPOSList = [{ id, ...placesAt(url), commentItemId, isDefaultPos: true }]
  yield* save(venue, { integratedPOSList, isPOSIntegrated: true, isAutoPostingToPOS: isAutomatic })
  if (isAutomatic) yield* takeAccepted(venue.id)
}

function* follow(venue: Venue, url: string): Work<void> {
  const { integratedPOSList: before } = venue
  const integratedPOSList = before.map((address) =>
    address.endPointUrl.endsWith(`/orders${ofDemo}`) ? { ...address, ...placesAt(url) } : address,
  )
  if (!isDeepStrictEqual(integratedPOSList, before)) yield* save(venue, { integratedPOSList })
}

type Connection = Partial<Pick<Venue, 'integratedPOSList' | 'isPOSIntegrated' | 'isAutoPostingToPOS'>>

function* save({ id, currency }: Venue, connection: Connection): Work<void> {
  yield* venueColumns.update(connection, { where: '"id" = ?', params: [id] }, currency)
}

/** The till has what was accepted before, as if it had been there all the time. */
function* takeAccepted(venueId: number): Work<void> {
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

/** By this an address is known as one that an earlier start wrote; the till makes nothing of it. */
const ofDemo = '?demo'
