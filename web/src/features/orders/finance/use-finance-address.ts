import { businessDayAt, type DayRange, dayAfter, daysIn } from '@brigade/domain/kit/venue-days.ts'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import { paymentTypeLabels } from '@brigade/domain/orders/orders.labels.ts'
import { useMemo } from 'react'
import { useSession } from '#kit/session.ts'
import { useAddressPage, useAddressParams, writeParam } from '#kit/use-address.ts'
import { useAddressDays } from '#features/orders/history/use-address-days.ts'
import type { FinanceAsked } from '#features/orders/finance/finance.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

/** The filters of the figures, which live in the address; a change starts from the first page again. */
export function useFinanceAddress() {
  const [params, changeAddress] = useAddressParams()
  const [page, setPage] = useAddressPage()
  const { user, venue: own } = useSession()
  const book = useVenueBook()
  const venueId = book.venues.find(({ id }) => String(id) === params.get('venue'))?.id
  const venue = (venueId === undefined ? own : book.find(venueId)) ?? book.venues[0]
  const { timeZone = 'UTC', nightHour = 0 } = venue ?? {}
  const { days, today } = useAddressDays((now) => businessDayAt(now, { timeZone, nightHour }))
  const types = params.get('payment') ?? ''
  const asked = useMemo<FinanceAsked>(
    () => ({
      // The server narrows the figures to what this person may see, whatever is asked.
      scope: venueId ?? venueScopeOf(user) ?? 'all',
      days: withinLimit(days),
      paymentTypes: keysOf(paymentTypeLabels).filter((type) => types.split(',').includes(type)),
      isRefundDue: params.get('show') === 'refunds',
    }),
    [venueId, user, days, types, params],
  )

  function change(filters: Partial<Record<'from' | 'to' | 'payment' | 'venue' | 'show', string>>): void {
    changeAddress((next) => {
      next.delete('page')
      for (const [name, value] of Object.entries(filters)) writeParam(next, name, value)
    })
  }

  const nightHours = [...new Set((venueId === undefined ? book.venues : [venue]).map((each) => each?.nightHour ?? 0))]
  return { asked, today, venueId, nightHours, page, setPage, change }
}

export type FinanceAddress = ReturnType<typeof useFinanceAddress>

/** Of more days than can be summed at once, the last ones. */
function withinLimit({ from, to }: DayRange): DayRange {
  const { mostDays } = financeLimits
  return daysIn({ from, to }) > mostDays ? { from: dayAfter(to, 1 - mostDays), to } : { from, to }
}
