import { dayAfter } from '@brigade/domain/kit/venue-days.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyBackgroundPart } from '#kit/loading/lazy-parts.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { type ListFilter, ListPageFilters } from '#ui/list-page-filters.tsx'
import { insightPresets, presetRanges } from '#features/insights/insight-days.ts'
import type { InsightsAddress } from '#features/insights/use-insights-address.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Fetched beside the figures: reading Ant Design takes longer than drawing the charts. */
const DaysField = lazyBackgroundPart(async () => ({
  default: (await import('#features/insights/parts/insight-fields.tsx')).DaysField,
}))
const VenuesField = lazyBackgroundPart(async () => ({
  default: (await import('#features/insights/parts/insight-fields.tsx')).VenuesField,
}))

/** All presets beside each other, in pixels. */
const presetsWidth = 620

/** Days before this many can't be chosen. */
const pastDays = 3_650

/** Chooses the days and the venues of insights. */
export function InsightFilters({ address }: { address: InsightsAddress }) {
  const t = useTranslations('insights')
  const { venues } = useVenueBook()
  const { asked, today, venueIds, change } = address
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
      field: <DaysField days={asked.days} earliest={dayAfter(today, -pastDays)} today={today} onChange={change} />,
    },
  ]
  const byVenue: ListFilter = {
    key: 'venue',
    isSet: venueIds.length > 0,
    field: <VenuesField venueIds={venueIds} onChange={(ids) => change({ venue: ids.join(',') })} />,
  }
  return <ListPageFilters filters={venues.length > 1 ? [...filters, byVenue] : filters} firstWidth={presetsWidth} />
}
