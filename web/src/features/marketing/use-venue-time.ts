import { type VenueTime, venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useNow } from '#kit/device/clock.ts'

const halfMinuteMs = 30_000

/** Returns the time on a venue's clock, and updates it every half minute, so that promotions begin and end on screens. */
export function useVenueTime({ timeZone }: Pick<Venue, 'timeZone'>): VenueTime {
  const now = useNow(halfMinuteMs)
  return useMemo(() => venueTime(new Date(now), timeZone), [now, timeZone])
}
