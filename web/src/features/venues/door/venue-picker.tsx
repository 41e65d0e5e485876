import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ChangeEvent } from 'react'
import styles from '#features/venues/door/venue-picker.module.css'
import { useWords } from '#kit/i18n.ts'

type VenuePickerProps = {
  venues: readonly Venue[]
  chosen: number | null
  onChoose: (venueId: number) => void
  /** For screens that are also of all venues, which is where none is chosen. */
  onAll?: () => void
}

/** The browser's own list: it is there at once, and phones show it in their own way. */
export function VenuePicker({ venues, chosen, onChoose, onAll }: VenuePickerProps) {
  const t = useWords('venues')

  function handleChange({ target: { value } }: ChangeEvent<HTMLSelectElement>): void {
    if (value === '') onAll?.()
    else onChoose(Number(value))
  }

  return (
    <label className={styles.picker}>
      <span className={styles.label}>{t('picker')}</span>
      <select className={styles.select} value={chosen ?? ''} onChange={handleChange}>
        {onAll ? <option value="">{t('all')}</option> : null}
        {venues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
