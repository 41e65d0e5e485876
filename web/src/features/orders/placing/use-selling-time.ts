import { type VenueTime, venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useNow } from '#kit/device/clock.ts'

/** The time of a sale: on the venue's clock, and in UTC. */
export type SellingTime = { time: VenueTime; now: string }

const halfMinuteMs = 30_000

/** Returns the current time, and updates it every half minute for items that are sold by the hour. */
export function useSellingTime({ timeZone }: Pick<Venue, 'timeZone'>): SellingTime {
  const now = useNow(halfMinuteMs)
  return useMemo(() => {
    const instant = new Date(now)
    return { time: venueTime(instant, timeZone), now: instant.toISOString() }
  }, [now, timeZone])
}
