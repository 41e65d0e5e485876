import { useTimed } from '#kit/clock.ts'
import { minutesSince } from '#kit/formats.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

/** A span that grows by itself. Only this text is drawn again when it does, not the card around it. */
export function MinutesSince({ instant, venueId }: { instant: string; venueId: number }) {
  const count = useTimed((now) => minutesSince(instant, now))
  return <>{useVenueBook().formatsOf(venueId).minutes(count)}</>
}
