import { dayPresets, presetOf } from '#features/orders/parts/venue-days.ts'
import type { FinanceAddress } from '#features/orders/finance/use-finance-address.ts'
import { DayFilterRange } from '#features/orders/parts/day-filter-range.tsx'
import { DayFilter } from '#features/orders/parts/day-filter.tsx'
import { usePaymentAndVenueFilters } from '#features/orders/parts/payment-and-venue-filters.tsx'
import { type ListFilter, ListPageFilters } from '#ui/list-page-filters.tsx'

/** All presets beside each other, in pixels. */
const presetsWidth = 560

/** Filters the figures by days, payment types and venue. */
export function FinanceFilters({ address }: { address: FinanceAddress }) {
  const { asked, today, venueId, change } = address
  const { days, paymentTypes } = asked
  const filters: ListFilter[] = [
    {
      key: 'days',
      isSet: false,
      field: <DayFilter days={days} today={today} presets={dayPresets} onChange={change} />,
    },
    {
      key: 'range',
      isSet: presetOf(days, { today, presets: dayPresets }) === undefined,
      field: <DayFilterRange days={days} today={today} onChange={change} />,
    },
    ...usePaymentAndVenueFilters({ paymentTypes, venueId, change }),
  ]
  return <ListPageFilters filters={filters} firstWidth={presetsWidth} />
}
