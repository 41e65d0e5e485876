import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { type ListFilter, ListPageFilters } from '#ui/list-page-filters.tsx'
import { SearchField } from '#ui/search-field.tsx'
import type { HistoryAddress } from '#features/orders/history/use-history-address.ts'
import { DayFilter } from '#features/orders/parts/day-filter.tsx'
import { DayFilterRange } from '#features/orders/parts/day-filter-range.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { usePaymentAndVenueFilters } from '#features/orders/parts/payment-and-venue-filters.tsx'
import { presetOf } from '#features/orders/parts/venue-days.ts'
import styles from '#features/orders/parts/list-filters.module.css'

/** Height in pixels for the whole list: no status needs scrolling. */
const statusListHeight = 440

const historyPresets = ['today', 'yesterday', 'lastDays'] as const

type NameFilter = { key: 'guest' | 'placedBy'; text: string; onType: (typed: string) => void }

/**
 * Filters the list of orders by days, table or number, guest, the person who placed it, status, payment type and venue.
 */
export function HistoryFilters({ address }: { address: HistoryAddress }) {
  const t = useTranslations('orders')
  const { days, today, statuses, paymentTypes, text, guest, placedBy, venueId, change } = address
  const preset = days === null ? undefined : presetOf(days, { today, presets: historyPresets })
  const handleDays = (chosen: DayRange) => change({ days: '', ...chosen })
  const byName = ({ key, text: name, onType }: NameFilter): ListFilter => ({
    key,
    isSet: name !== '',
    field: (
      <SearchField
        className={styles.choice}
        label={t(`history.${key}`)}
        mostLetters={60}
        isNamed
        text={name}
        onChange={onType}
      />
    ),
  })
  const filters: ListFilter[] = [
    {
      key: 'text',
      isSet: text !== '',
      field: <OrderSearch text={text} isNamed onChange={(q) => change({ q })} />,
    },
    {
      key: 'days',
      isSet: days === null || (preset !== undefined && preset !== 'lastDays'),
      field: (
        <DayFilter
          days={days}
          today={today}
          presets={historyPresets}
          onChange={handleDays}
          onAllTime={() => change({ days: 'all', from: '', to: '' })}
        />
      ),
    },
    {
      key: 'range',
      isSet: days !== null && preset === undefined,
      field: <DayFilterRange days={days} today={today} onChange={handleDays} />,
    },
    {
      key: 'status',
      isSet: statuses.length > 0,
      field: (
        <ChoiceSelect
          className={styles.choice}
          mode="multiple"
          allowClear
          optionFilterProp="label"
          listHeight={statusListHeight}
          maxTagCount="responsive"
          aria-label={t('history.status')}
          placeholder={t('history.everyStatus')}
          value={[...statuses]}
          options={orderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          onChange={(chosen) => change({ status: chosen.join(',') })}
        />
      ),
    },
    byName({ key: 'guest', text: guest, onType: (typed) => change({ guest: typed }) }),
    byName({ key: 'placedBy', text: placedBy, onType: (typed) => change({ by: typed }) }),
    ...usePaymentAndVenueFilters({ paymentTypes, venueId, change }),
  ]
  return <ListPageFilters filters={filters} />
}
