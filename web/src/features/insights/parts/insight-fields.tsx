import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { DayRangePicker } from '#ui/day-range-picker.tsx'
import { VenueFilter } from '#features/venues/public/venue-filter.tsx'
import styles from '#features/insights/parts/insights.module.css'

type DaysFieldProps = { days: DayRange; earliest: string; today: string; onChange: (days: DayRange) => void }

/** Chooses the first and the last day. */
export function DaysField(props: DaysFieldProps) {
  const t = useTranslations('insights')
  return (
    <AntdRoot>
      <DayRangePicker {...props} labels={{ from: t('from'), to: t('to') }} />
    </AntdRoot>
  )
}

type VenueFieldProps = { venueId: number | undefined; onChange: (venueId: number | undefined) => void }

/** Chooses a venue, or all of them. */
export function VenueField({ venueId, onChange }: VenueFieldProps) {
  const t = useTranslations('insights')
  return (
    <AntdRoot>
      <VenueFilter
        className={styles.venue}
        label={t('venue')}
        every={t('everyVenue')}
        chosen={venueId}
        onChange={onChange}
      />
    </AntdRoot>
  )
}
