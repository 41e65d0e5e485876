import { orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import { Select } from 'antd'
import { useWords } from '#kit/i18n.ts'
import type { HistoryAddress } from '#features/orders/history/use-history-address.ts'
import { DayFilter } from '#features/orders/parts/day-filter.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { VenueFilter } from '#features/orders/parts/venue-filter.tsx'
import styles from '#features/orders/parts/list-filters.module.css'

/** All of them: who looks for what was cancelled need not scroll to it. */
const statusListHeight = 440

/** Days, statuses, venue and text: what the list of orders is narrowed by. */
export function HistoryFilters({ address }: { address: HistoryAddress }) {
  const t = useWords('orders')
  const { days, today, statuses, text, venueId, change } = address
  return (
    <div className={styles.filters}>
      <DayFilter days={days} today={today} presets={['today', 'yesterday', 'lastDays']} onChange={change} />
      <Select
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
      <VenueFilter chosen={venueId} onChange={(chosen) => change({ venue: String(chosen ?? '') })} />
      <OrderSearch text={text} onChange={(q) => change({ q })} />
    </div>
  )
}
