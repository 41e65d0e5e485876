import { type VenueTime, venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useNow } from '#kit/clock.ts'

/** The moment at which something is sold: on the venue's clock, and in UTC. */
export type SellingTime = { time: VenueTime; now: string }

const halfMinuteMs = 30_000

/** Now, told again often enough for what begins and ends with an hour. */
export function useSellingTime({ timeZone }: Pick<Venue, 'timeZone'>): SellingTime {
  const now = useNow(halfMinuteMs)
  return useMemo(() => {
    const instant = new Date(now)
    return { time: venueTime(instant, timeZone), now: instant.toISOString() }
  }, [now, timeZone])
}
