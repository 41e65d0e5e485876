import { orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import type { HistoryAddress } from '#features/orders/history/use-history-address.ts'
import { dayPresets, presetDays } from '#features/orders/history/venue-days.ts'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/history/history-filters.module.css'

const dayFormat = 'YYYY-MM-DD'
/** All of them: who looks for what was cancelled need not scroll to it. */
const statusListHeight = 440

/** Days, statuses, venue and text: what the list of orders is narrowed by. */
export function HistoryFilters({ address }: { address: HistoryAddress }) {
  const t = useWords('orders')
  const { venues } = useVenueBook()
  const { day } = useFormats()
  const { days, today, statuses, text, venueId, change } = address
  const presets = presetDays(today)
  const id = useId()
  const ids = { start: `${id}from`, end: `${id}to` }
  return (
    <div className={styles.filters}>
      <Chips label={t('history.days')}>
        {dayPresets.map((preset) => (
          <Chip
            key={preset}
            isChosen={presets[preset].from === days.from && presets[preset].to === days.to}
            onChoose={() => change(presets[preset])}
          >
            {t(`history.presets.${preset}`)}
          </Chip>
        ))}
      </Chips>
      {/* Its two fields would bear one and the same label. */}
      <label className="visually-hidden" htmlFor={ids.start}>
        {t('history.from')}
      </label>
      <label className="visually-hidden" htmlFor={ids.end}>
        {t('history.to')}
      </label>
      <DatePicker.RangePicker
        className={styles.days}
        id={ids}
        value={[dayjs(days.from), dayjs(days.to)]}
        allowClear={false}
        inputReadOnly
        format={(value) => day(value.format(dayFormat))}
        // Opens on the month of that day and the one before, and shows none after it.
        maxDate={dayjs(today)}
        onChange={(range) => {
          const [from, to] = range ?? []
          if (from && to) change({ from: from.format(dayFormat), to: to.format(dayFormat) })
        }}
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
      {venues.length > 1 ? (
        <Select
          className={styles.choice}
          allowClear
          aria-label={t('history.venue')}
          placeholder={t('all.every')}
          value={venueId}
          options={venues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen) => change({ venue: chosen === undefined ? '' : String(chosen) })}
        />
      ) : null}
      <OrderSearch text={text} onChange={(q) => change({ q })} />
    </div>
  )
}
