import { Select } from 'antd'
import { useWords } from '#kit/i18n.ts'
import styles from '#features/orders/parts/list-filters.module.css'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

type VenueFilterProps = { chosen: number | undefined; onChange: (venueId: number | undefined) => void }

/** Narrows a list to one venue, for those who see several. */
export function VenueFilter({ chosen, onChange }: VenueFilterProps) {
  const t = useWords('orders')
  const { venues } = useVenueBook()
  if (venues.length <= 1) return null
  return (
    <Select
      className={styles.choice}
      allowClear
      aria-label={t('history.venue')}
      placeholder={t('all.every')}
      value={chosen}
      options={venues.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  )
}
