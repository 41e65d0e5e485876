import { pausesInForce } from '@brigade/domain/venues/pausing.rules.ts'
import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNow, useTimed } from '#kit/device/clock.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { pausedVenues } from '#features/venues/venues.queries.ts'

export type ShownPause = { venue: Venue; pause: OrderPause }

/** Returns the pauses in force at the person's venues; each ends at its time, on the server's clock. */
export function usePauses(): readonly ShownPause[] {
  const { venue } = useSession()
  const seesAll = useCan('venues:all')
  const { data = [] } = useQuery({ ...pausedVenues(), enabled: seesAll })
  const own = venue ? [venue] : []
  const venues = seesAll ? data : own
  // Renders again when a pause begins or ends.
  useTimed((now) => pausesAt(venues, now).length)
  return pausesAt(venues, serverNow())
}

/** Returns the pauses of one venue that are in force. */
export function usePausesOf(venue: Venue): readonly OrderPause[] {
  useTimed((now) => pausesAt([venue], now).length)
  return pausesAt([venue], serverNow()).map(({ pause }) => pause)
}

function pausesAt(venues: readonly Venue[], now: number): ShownPause[] {
  const at = new Date(now).toISOString()
  return venues.flatMap((venue) => pausesInForce(venue.orderPauses, at).map((pause) => ({ venue, pause })))
}
