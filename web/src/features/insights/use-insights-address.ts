import { businessDayAt } from '@brigade/domain/kit/venue-days.ts'
import { useMemo } from 'react'
import { useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useSession } from '#kit/calls/session.ts'
import { useTimed } from '#kit/device/clock.ts'
import { insightRange } from '#features/insights/insight-days.ts'
import type { InsightParams } from '#features/insights/insights.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Returns the filters of insights, which are stored in the address. */
export function useInsightsAddress() {
  const [params, changeAddress] = useAddressParams()
  const { user, venue: own } = useSession()
  const book = useVenueBook()
  const venueText = params.get('venue') ?? ''
  const venueIds = useMemo(() => (own === null ? idsIn(venueText) : []), [own, venueText])
  // The presets of several venues end with the business day of the first.
  const firstId = venueIds[0] ?? book.venues[0]?.id
  const venue = own ?? (firstId === undefined ? undefined : book.find(firstId))
  const { timeZone = 'UTC', nightHour = 0 } = venue ?? {}
  const today = useTimed((now) => businessDayAt(now, { timeZone, nightHour }))
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const { days, problem } = useMemo(() => insightRange({ from, to }, today), [from, to, today])
  // The server limits the figures to the venues of this user, whatever the address says.
  const ownScope = venueScopeOf(user) ?? 'all'
  const asked = useMemo<InsightParams>(
    () => ({ scope: venueIds.length > 1 ? venueIds : (venueIds[0] ?? ownScope), days }),
    [venueIds, ownScope, days],
  )

  function change(filters: Partial<Record<'from' | 'to' | 'venue', string>>): void {
    changeAddress((next) => {
      for (const [name, value] of Object.entries(filters)) writeParam(next, name, value)
    })
  }

  return { asked, problem, today, venueIds, change }
}

/** Returns the ids in a text such as `3,5`. */
function idsIn(text: string): number[] {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id))
  return [...new Set(ids.map(Number))]
}

export type InsightsAddress = ReturnType<typeof useInsightsAddress>
