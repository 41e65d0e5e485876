import { useId } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import type { VenuePickerProps } from '#features/venues/public/venue-picker.tsx'
import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/venues/public/venue-picker.module.css'

/** Renders the choice among many venues, of which one is found by its name. */
export function LongVenuePicker({ venues, chosen, onChoose, onAll }: VenuePickerProps) {
  const t = useTranslations('venues')
  const id = useId()
  return (
    <AntdRoot>
      <span className={stack.row2}>
        <label className={font.soft} htmlFor={id}>
          {t('picker')}
        </label>
        <VenueSelect<number>
          id={id}
          className={styles.search}
          venues={venues.shown}
          total={venues.total}
          value={chosen ?? undefined}
          placeholder={t('all')}
          allowClear={onAll !== undefined}
          onChange={(venueId: number | undefined) => (venueId === undefined ? onAll?.() : onChoose(venueId))}
        />
      </span>
    </AntdRoot>
  )
}
