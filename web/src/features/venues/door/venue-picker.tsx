import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import styles from '#features/venues/door/venue-picker.module.css'
import { useWords } from '#kit/i18n.ts'

type VenuePickerProps = { venues: readonly Venue[]; chosen: number | null; onChoose: (venueId: number) => void }

/** The browser's own list: it is there at once, and phones show it in their own way. */
export function VenuePicker({ venues, chosen, onChoose }: VenuePickerProps) {
  const t = useWords('venues')
  return (
    <label className={styles.picker}>
      <span className={styles.label}>{t('picker')}</span>
      <select className={styles.select} value={chosen ?? ''} onChange={({ target }) => onChoose(Number(target.value))}>
        {venues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
