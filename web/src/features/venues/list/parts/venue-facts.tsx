import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { currencyLabel } from '#kit/formats/currency-name.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Panel } from '#ui/panel.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'
import styles from '#features/venues/list/parts/venue-facts.module.css'

/** Shows what a venue is. */
export function VenueFacts({ venue }: { venue: Venue }) {
  const t = useTranslations('venueList')
  const language = useLanguage()
  const { dateTime, number } = useVenueFormats(venue)
  const { isRestaurant, currency, timeZone, serviceFee, archivedAt } = venue
  const facts = {
    type: [t('columns.type'), t(isRestaurant ? 'types.restaurant' : 'types.hotel')],
    currency: [t('columns.currency'), currencyLabel(currency, language)],
    timeZone: [t('columns.timeZone'), timeZone.replaceAll('_', ' ')],
    serviceFee: [t('serviceFee'), t('percent', { percent: number(serviceFee) })],
  }
  return (
    <Panel title={t('facts')}>
      {archivedAt === null ? null : <p role="status">{t('archivedSince', { time: dateTime(archivedAt) })}</p>}
      <dl className={styles.facts}>
        {Object.entries(facts).map(([key, [label, value]]) => (
          <div key={key}>
            <dt className={font.note}>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
