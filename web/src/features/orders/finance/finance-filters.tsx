import { dayPresets } from '#features/orders/history/venue-days.ts'
import type { FinanceAddress } from '#features/orders/finance/use-finance-address.ts'
import { DayFilter } from '#features/orders/parts/day-filter.tsx'
import { PaymentTypeFilter } from '#features/orders/parts/payment-type-filter.tsx'
import { VenueFilter } from '#features/orders/parts/venue-filter.tsx'
import styles from '#features/orders/parts/list-filters.module.css'

/** Days, payment types and venue of the figures. */
export function FinanceFilters({ address }: { address: FinanceAddress }) {
  const { asked, today, venueId, change } = address
  return (
    <div className={styles.filters}>
      <DayFilter days={asked.days} today={today} presets={dayPresets} onChange={change} />
      <PaymentTypeFilter chosen={asked.paymentTypes} onChange={(chosen) => change({ payment: chosen.join(',') })} />
      <VenueFilter chosen={venueId} onChange={(chosen) => change({ venue: String(chosen ?? '') })} />
    </div>
  )
}
