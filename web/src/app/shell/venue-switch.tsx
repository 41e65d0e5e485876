import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useMatches, useNavigate, useLocation } from 'react-router'
import type { RouteHandle } from '#kit/features/feature.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { useSession, workAt } from '#kit/calls/session.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { allVenues, venuesKey } from '#features/venues/venues.queries.ts'
import styles from '#app/shell/venue-switch.module.css'

/** Shows at which of their venues a person works on this device, and takes them to another one. */
export function VenueSwitch() {
  const t = useTranslations('shell')
  const { venue: current } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isOfARecord = useMatches().some(({ handle }) => asHandle(handle).isOfARecord)
  const { data } = useQuery(allVenues())
  if (!current) return null
  const venues = data?.some(({ id }) => id === current.id) ? data : [current]

  function handleChange({ target: { value } }: ChangeEvent<HTMLSelectElement>): void {
    const chosen = venues.find(({ id }) => id === Number(value))
    if (!chosen || chosen.id === current?.id) return
    // What was fetched at the other venue is not shown here, not even for a moment.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== venuesKey[0] })
    workAt(chosen)
    // A record is of the other venue, and so are filters and what is open.
    void navigate(isOfARecord ? '/' : pathname, { replace: true })
  }

  return (
    <select className={styles.select} aria-label={t('venueSwitch')} value={current.id} onChange={handleChange}>
      {venues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** React Router leaves the type of handles to the app; features write theirs as RouteHandle. */
function asHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
