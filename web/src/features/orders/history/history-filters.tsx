import { orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import { Select } from 'antd'
import { useWords } from '#kit/i18n.ts'
import { SearchField } from '#ui/search-field.tsx'
import type { HistoryAddress } from '#features/orders/history/use-history-address.ts'
import { DayFilter } from '#features/orders/parts/day-filter.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { PaymentTypeFilter } from '#features/orders/parts/payment-type-filter.tsx'
import { VenueFilter } from '#features/orders/parts/venue-filter.tsx'
import styles from '#features/orders/parts/list-filters.module.css'

/** All of them: who looks for what was cancelled need not scroll to it. */
const statusListHeight = 440

/** Days, table or number, guest, who placed it, status, payment type and venue: what the list of orders is narrowed by. */
export function HistoryFilters({ address }: { address: HistoryAddress }) {
  const t = useWords('orders')
  const { days, today, statuses, paymentTypes, text, guest, placedBy, venueId, change } = address
  return (
    <div className={styles.filters}>
      <DayFilter
        days={days}
        today={today}
        presets={['today', 'yesterday', 'lastDays']}
        onChange={(chosen) => change({ days: '', ...chosen })}
        onAllTime={() => change({ days: 'all', from: '', to: '' })}
      />
      <OrderSearch text={text} isNamed onChange={(q) => change({ q })} />
      <SearchField
        className={styles.choice}
        label={t('history.guest')}
        mostLetters={60}
        isNamed
        text={guest}
        onChange={(typed) => change({ guest: typed })}
      />
      <SearchField
        className={styles.choice}
        label={t('history.placedBy')}
        mostLetters={60}
        isNamed
        text={placedBy}
        onChange={(typed) => change({ by: typed })}
      />
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
      <PaymentTypeFilter chosen={paymentTypes} onChange={(chosen) => change({ payment: chosen.join(',') })} />
      <VenueFilter chosen={venueId} onChange={(chosen) => change({ venue: String(chosen ?? '') })} />
    </div>
  )
}
