import { dayAfter } from '@brigade/domain/kit/venue-days.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { DayRangePicker } from '#ui/day-range-picker.tsx'
import { type ListFilter, ListPageFilters } from '#ui/list-page-filters.tsx'
import { insightPresets, presetRanges } from '#features/insights/insight-days.ts'
import type { InsightsAddress } from '#features/insights/use-insights-address.ts'
import { VenueFilter } from '#features/venues/public/venue-filter.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import styles from '#features/insights/parts/insights.module.css'

/** All presets beside each other, in pixels. */
const presetsWidth = 620

/** Days before this many can't be chosen. */
const pastDays = 3_650

/** Chooses the days and the venue of insights. */
export function InsightFilters({ address }: { address: InsightsAddress }) {
  const t = useTranslations('insights')
  const { venues } = useVenueBook()
  const { asked, today, venueId, change } = address
  const ranges = presetRanges(today)
  const chosen = insightPresets.find(
    (preset) => ranges[preset].from === asked.days.from && ranges[preset].to === asked.days.to,
  )
  const filters: ListFilter[] = [
    {
      key: 'days',
      isSet: false,
      field: (
        <Chips label={t('days')}>
          {insightPresets.map((preset) => (
            <Chip key={preset} isChosen={preset === chosen} onChoose={() => change(ranges[preset])}>
              {t(`presets.${preset}`)}
            </Chip>
          ))}
        </Chips>
      ),
    },
    {
      key: 'range',
      isSet: chosen === undefined,
      field: (
        <DayRangePicker
          days={asked.days}
          earliest={dayAfter(today, -pastDays)}
          today={today}
          labels={{ from: t('from'), to: t('to') }}
          onChange={change}
        />
      ),
    },
  ]
  const byVenue = {
    key: 'venue',
    isSet: venueId !== undefined,
    field: (
      <VenueFilter
        className={styles.venue}
        label={t('venue')}
        every={t('everyVenue')}
        chosen={venueId}
        onChange={(venue) => change({ venue: String(venue ?? '') })}
      />
    ),
  }
  return <ListPageFilters filters={venues.length > 1 ? [...filters, byVenue] : filters} firstWidth={presetsWidth} />
}
