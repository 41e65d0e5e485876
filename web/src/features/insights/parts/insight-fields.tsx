import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { DayRangePicker } from '#ui/day-range-picker.tsx'
import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import styles from '#features/insights/parts/insights.module.css'

type DaysFieldProps = { days: DayRange; earliest: string; today: string; onChange: (days: DayRange) => void }

/** Chooses the first and the last day. */
export function DaysField(props: DaysFieldProps) {
  const t = useTranslations('insights')
  return (
    <AntdRoot>
      <DayRangePicker {...props} mostDays={financeLimits.mostDays} labels={{ from: t('from'), to: t('to') }} />
    </AntdRoot>
  )
}

type VenuesFieldProps = { venueIds: readonly number[]; onChange: (venueIds: readonly number[]) => void }

/** Chooses one venue or several; without any, all of them. */
export function VenuesField({ venueIds, onChange }: VenuesFieldProps) {
  const t = useTranslations('insights')
  const { venues, total } = useVenueBook()
  return (
    <AntdRoot>
      <VenueSelect<number[]>
        mode="multiple"
        maxTagCount="responsive"
        className={styles.venues}
        allowClear
        aria-label={t('venues')}
        placeholder={t('everyVenue')}
        value={[...venueIds]}
        venues={venues}
        total={total}
        onChange={onChange}
      />
    </AntdRoot>
  )
}
