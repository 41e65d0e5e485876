import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { responseTimes } from '#features/requests/services/guest-services.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Facts } from '#ui/facts.tsx'
import { ListStates } from '#ui/list-states.tsx'
import font from '#ui/font.module.css'

/** Shows how long staff took lately for the requests of a service. */
export function MeasuredTimes({ venue, service }: { venue: Venue; service: GuestService }) {
  const t = useTranslations('guestServices')
  const { minutes, number } = useVenueFormats(venue)
  const times = useQuery(responseTimes(service.id))
  const duration = (seconds: number | null) => minutes(Math.ceil((seconds ?? 0) / 60))
  return (
    <ListStates
      list={times}
      isEmpty={({ total }) => total === 0}
      empty={<p className={font.note}>{t('notMeasured')}</p>}
    >
      {({ total, late, medianSeconds, ninetiethSeconds }) => (
        <Facts
          facts={[
            [t('median'), duration(medianSeconds)],
            [t('ninetieth'), duration(ninetiethSeconds)],
            [t('late'), t('lateOf', { late: number(late), total: number(total) })],
          ]}
        />
      )}
    </ListStates>
  )
}
