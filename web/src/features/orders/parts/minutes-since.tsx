import { useTimed } from '#kit/device/clock.ts'
import { minutesSince } from '#kit/formats/formats.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Shows the minutes since an instant, and counts on automatically. Only this text is drawn again, not the card around
 * it.
 */
export function MinutesSince({ instant, venueId }: { instant: string; venueId: number }) {
  const count = useTimed((now) => minutesSince(instant, now))
  return <>{useVenueBook().formatsOf(venueId).minutes(count)}</>
}
