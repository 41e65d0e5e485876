import { businessDayAt, type DayRange, dayAfter, daysIn } from '@brigade/domain/kit/venue-days.ts'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import { paymentTypeLabels } from '@brigade/domain/orders/orders.labels.ts'
import { useMemo } from 'react'
import { useSession } from '#kit/calls/session.ts'
import { deviceTimeZone } from '#kit/formats/device-time-zone.ts'
import { useAddressPage, useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useAddressDays } from '#features/orders/parts/use-address-days.ts'
import type { FinanceParams } from '#features/orders/finance/finance.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Returns the filters of the figures, which are stored in the address; a change starts from the first page again. */
export function useFinanceAddress() {
  const [params, changeAddress] = useAddressParams()
  const [page, setPage] = useAddressPage()
  const { user, venue: own } = useSession()
  const book = useVenueBook()
  const venueText = params.get('venue') ?? ''
  const venueId = own === null && /^[1-9]\d{0,9}$/.test(venueText) ? Number(venueText) : undefined
  const venue = venueId === undefined ? own : book.find(venueId)
  // Several venues have no common clock: their days end with today on this device.
  const { timeZone = deviceTimeZone, nightHour = 0 } = venue ?? {}
  const { days, today } = useAddressDays((now) => businessDayAt(now, { timeZone, nightHour }))
  const types = params.get('payment') ?? ''
  const asked = useMemo<FinanceParams>(
    () => ({
      // The server limits the figures to the venues of this user, whatever the address says.
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

  return { asked, isCut: isTooLong(days), today, venueId, page, setPage, change }
}

export type FinanceAddress = ReturnType<typeof useFinanceAddress>

/** Cuts a range that is too long to be summed at once to its last days. */
function withinLimit(days: DayRange): DayRange {
  return isTooLong(days) ? { ...days, from: dayAfter(days.to, 1 - financeLimits.mostDays) } : days
}

function isTooLong(days: DayRange): boolean {
  return daysIn(days) > financeLimits.mostDays
}
