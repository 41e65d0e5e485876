import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { ListFilter } from '#ui/list-page-filters.tsx'
import { PaymentTypeFilter } from '#features/orders/parts/payment-type-filter.tsx'
import styles from '#features/orders/parts/list-filters.module.css'
import { VenueFilter } from '#features/venues/public/venue-filter.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type Narrowed = {
  paymentTypes: readonly Order['paymentType'][]
  venueId: number | undefined
  change: (filters: { payment: string } | { venue: string }) => void
}

/** Returns the filters of a list by payment types and, for users who see several venues, by venue. */
export function usePaymentAndVenueFilters({ paymentTypes, venueId, change }: Narrowed): ListFilter[] {
  const t = useTranslations('orders')
  const { venues } = useVenueBook()
  const byPayment = {
    key: 'payment',
    isSet: paymentTypes.length > 0,
    field: <PaymentTypeFilter chosen={paymentTypes} onChange={(chosen) => change({ payment: chosen.join(',') })} />,
  }
  const byVenue = {
    key: 'venue',
    isSet: venueId !== undefined,
    field: (
      <VenueFilter
        className={styles.choice}
        label={t('history.venue')}
        every={t('all.every')}
        chosen={venueId}
        onChange={(chosen) => change({ venue: String(chosen ?? '') })}
      />
    ),
  }
  return venues.length > 1 ? [byPayment, byVenue] : [byPayment]
}
