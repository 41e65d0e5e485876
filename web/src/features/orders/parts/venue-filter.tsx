import { useTranslations } from '#kit/i18n/i18n.ts'
import styles from '#features/orders/parts/list-filters.module.css'
import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type VenueFilterProps = { chosen: number | undefined; onChange: (venueId: number | undefined) => void }

/** Filters a list by venue, for users who see several. */
export function VenueFilter({ chosen, onChange }: VenueFilterProps) {
  const t = useTranslations('orders')
  const { venues, total } = useVenueBook()
  return (
    <VenueSelect<number>
      className={styles.choice}
      allowClear
      aria-label={t('history.venue')}
      placeholder={t('all.every')}
      value={chosen}
      venues={venues}
      total={total}
      onChange={onChange}
    />
  )
}
