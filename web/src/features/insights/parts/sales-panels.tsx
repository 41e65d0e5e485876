import { everyDay, everyHour } from '@brigade/domain/insights/insights.gaps.ts'
import type { CurrencySales, DayFigures, InsightPanel } from '@brigade/domain/insights/insights.schema.ts'
import { byWeekday } from '@brigade/domain/insights/insights.weekdays.ts'
import { type Currency, decimalsOf } from '@brigade/domain/kit/money.ts'
import { weekDays } from '@brigade/domain/kit/venue-clock.ts'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import type { Column } from '#ui/data-table.tsx'
import { ChartPanel } from '#features/insights/parts/chart-panel.tsx'
import { axisDay } from '#features/insights/parts/short-texts.ts'
import { hourText } from '#kit/formats/hour-text.ts'
import type { InsightParams } from '#features/insights/insights.queries.ts'
import { useInsightWords } from '#features/insights/parts/use-insight-words.ts'

type SalesPanelsProps = { sales: CurrencySales; asked: InsightParams; isAlone: boolean; isBusy: boolean }

type Row = Omit<DayFigures, 'day'> & { key: string | number; name: string; short: string }

type Panel = {
  panel: InsightPanel
  column: 'day' | 'hour' | 'weekday' | 'paymentType'
  rows: Row[]
  hint?: string
}

/** Shows the sales of a currency by day, hour, weekday and payment type. */
export function SalesPanels({ sales, asked, isAlone, isBusy }: SalesPanelsProps) {
  const t = useTranslations('insights')
  const language = useLanguage()
  const words = useInsightWords()
  const { currency, days, hours, paymentTypes } = sales
  const { day } = createFormats({ language, currency, timeZone: 'UTC' })
  const allDays = everyDay(days, asked.days)
  const named = (name: string) => ({ name, short: name })
  const panels: Panel[] = [
    {
      panel: 'days',
      column: 'day',
      rows: allDays.map((row) => ({ ...row, key: row.day, name: day(row.day), short: axisDay(row.day, language) })),
    },
    {
      panel: 'hours',
      column: 'hour',
      hint: t('hoursHint'),
      rows: everyHour(hours).map((row) => ({ ...row, key: row.hour, ...named(hourText(row.hour)) })),
    },
    {
      panel: 'weekdays',
      column: 'weekday',
      rows: byWeekday(allDays, decimalsOf(currency)).map((row) => ({
        ...row,
        key: row.weekday,
        ...named(words.weekdays[weekDays[row.weekday] ?? 'Monday']),
      })),
    },
    {
      panel: 'paymentTypes',
      column: 'paymentType',
      rows: paymentTypes.map((row) => ({
        ...row,
        key: row.paymentType,
        ...named(words.paymentTypes[row.paymentType]),
      })),
    },
  ]
  return panels.map(({ panel, column, rows, hint }) => (
    <SalesPanel
      key={panel}
      {...{ panel, rows, currency, asked, isBusy }}
      {...(hint !== undefined && { hint })}
      heading={words.columns[column]}
      title={isAlone ? words.sheets[panel] : t('in', { title: words.sheets[panel], currency })}
    />
  ))
}

type SalesPanelProps = Omit<Panel, 'column'> & {
  title: string
  heading: string
  currency: Currency
  asked: InsightParams
  isBusy: boolean
}

function SalesPanel({ heading, currency, rows, ...panel }: SalesPanelProps) {
  const t = useTranslations('insights')
  const language = useLanguage()
  const words = useInsightWords().columns
  const { money, number } = createFormats({ language, currency, timeZone: 'UTC' })
  const amount = (key: 'revenue' | 'discounts' | 'tips', of: (row: Row) => number): Column<Row> => ({
    key,
    label: words[key],
    kind: 'amount',
    inCard: 'labelled',
    render: (row) => money(of(row)),
  })
  const columns: Column<Row>[] = [
    { key: 'name', label: heading, kind: 'heading', render: ({ name }) => name },
    { key: 'orders', label: words.orders, kind: 'amount', inCard: 'labelled', render: ({ orders }) => number(orders) },
    amount('revenue', ({ orderPrice }) => orderPrice),
    {
      key: 'average',
      label: words.averageCheck,
      kind: 'amount',
      inCard: 'labelled',
      render: ({ orders, orderPrice }) =>
        orders === 0 ? null : money(Number((orderPrice / orders).toFixed(decimalsOf(currency)))),
    },
    { key: 'covers', label: words.covers, kind: 'amount', inCard: 'labelled', render: ({ covers }) => number(covers) },
    amount('discounts', ({ discount }) => discount),
    amount('tips', ({ tipAmount }) => tipAmount),
  ]
  return (
    <ChartPanel
      {...panel}
      rows={rows}
      columns={columns}
      keyOf={({ key }) => key}
      empty={t('empty')}
      chart={{
        rows: rows.map(({ short, orderPrice }) => ({ name: short, values: [orderPrice] })),
        series: [{ label: words.revenue, unit: currency, text: money }],
      }}
    />
  )
}
