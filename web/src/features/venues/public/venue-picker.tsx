import type { ChangeEvent } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import short from '#ui/short-on-phones.module.css'
import styles from '#features/venues/public/venue-picker.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import type { VenueChoices } from '#features/venues/public/use-venue-choices.ts'
import { mostAtOnce } from '#features/venues/venue-choices.queries.ts'

export type VenuePickerProps = {
  venues: VenueChoices
  chosen: number | null
  onChoose: (venueId: number) => void
  /** For screens that also show all venues, which is the state without a choice. */
  onAll?: (() => void) | undefined
}

const LongVenuePicker = lazyPart(async () => ({
  default: (await import('#features/venues/public/long-venue-picker.tsx')).LongVenuePicker,
}))

/**
 * Renders the choice of a venue. A short list is the browser's own: it is available at once, and phones show it in their
 * own way. A long one is searched by name.
 */
export function VenuePicker(props: VenuePickerProps) {
  const { venues, chosen, onChoose, onAll } = props
  const t = useTranslations('venues')

  function handleChange({ target: { value } }: ChangeEvent<HTMLSelectElement>): void {
    if (value === '') onAll?.()
    else onChoose(Number(value))
  }

  if (venues.total > mostAtOnce) return <LongVenuePicker {...props} />
  return (
    <label className={`${stack.row2} ${styles.picker}`}>
      <span className={`${font.soft} ${short.word}`}>{t('picker')}</span>
      <select className={styles.select} value={chosen ?? ''} onChange={handleChange}>
        {onAll ? <option value="">{t('all')}</option> : null}
        {/* Until the chosen venue is there, no other one is named. */}
        {!onAll && chosen === null ? (
          <option value="" hidden>
            …
          </option>
        ) : null}
        {venues.shown.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
