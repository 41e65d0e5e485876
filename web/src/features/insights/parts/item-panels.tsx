import type { InsightItems, SoldItem, UnsoldItem } from '@brigade/domain/insights/insights.schema.ts'
import { textIn } from '@brigade/domain/kit/languages.ts'
import { useState } from 'react'
import { createFormats, useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ChartPanel } from '#features/insights/parts/chart-panel.tsx'
import type { InsightParams } from '#features/insights/insights.queries.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import { useInsightWords } from '#features/insights/parts/use-insight-words.ts'

/** The bars of a chart; the table has all items. */
const charted = 10

type ItemPanelsProps = { items: InsightItems; asked: InsightParams; isBusy: boolean }

/** Shows the items that were sold, the best first, and those that were not. */
export function ItemPanels({ items, asked, isBusy }: ItemPanelsProps) {
  return (
    <>
      <SoldItems {...{ items, asked, isBusy }} />
      <UnsoldItems {...{ items, asked, isBusy }} />
    </>
  )
}

type By = 'revenue' | 'quantity'

function SoldItems({ items, asked, isBusy }: ItemPanelsProps) {
  const t = useTranslations('insights')
  const language = useLanguage()
  const { number } = useFormats()
  const { sheets, columns: words, deletedItem } = useInsightWords()
  const venueColumn = useVenueColumn<SoldItem>(words.venue)
  const [wanted, setBy] = useState<By>('revenue')
  // Amounts of different currencies are not comparable.
  const isOneCurrency = new Set(items.sold.map(({ currency }) => currency)).size <= 1
  const by = isOneCurrency ? wanted : 'quantity'
  const listedFirst = useListedFirst()
  const nameOf = ({ name }: SoldItem) => (name === null ? deletedItem : textIn(name, language))
  const moneyOf = ({ currency }: SoldItem) => createFormats({ language, currency, timeZone: 'UTC' }).money
  const byLabel = by === 'revenue' ? words.itemSales : words.quantity
  const sorted = items.sold.toSorted((one, other) => other[by] - one[by])
  const [first] = sorted
  const columns: Column<SoldItem>[] = [
    { key: 'item', label: words.item, kind: 'heading', render: nameOf },
    ...venueColumn,
    {
      key: 'quantity',
      label: words.quantity,
      kind: 'amount',
      inCard: 'labelled',
      render: ({ quantity }) => number(quantity),
    },
    {
      key: 'revenue',
      label: words.itemSales,
      kind: 'amount',
      inCard: 'labelled',
      render: (item) => moneyOf(item)(item.revenue),
    },
  ]
  return (
    <ChartPanel
      title={sheets.items}
      panel="items"
      hint={
        items.sold.length < items.soldTotal
          ? `${t('itemsHint')} ${listedFirst(items.sold.length, items.soldTotal)}`
          : t('itemsHint')
      }
      chosen={t('chosen', { choice: t('itemsBy'), value: byLabel })}
      {...{ asked, isBusy, columns }}
      rows={sorted}
      keyOf={({ itemId, currency }) => `${itemId} ${currency}`}
      empty={t('noItems')}
      choices={
        isOneCurrency ? (
          <Chips label={t('itemsBy')}>
            <Chip isChosen={by === 'revenue'} onChoose={() => setBy('revenue')}>
              {words.itemSales}
            </Chip>
            <Chip isChosen={by === 'quantity'} onChoose={() => setBy('quantity')}>
              {words.quantity}
            </Chip>
          </Chips>
        ) : null
      }
      chart={{
        isLying: true,
        rows: sorted.slice(0, charted).map((item) => ({ name: nameOf(item), values: [item[by]] })),
        series: [
          by === 'revenue' && first
            ? { label: byLabel, unit: first.currency, text: moneyOf(first) }
            : { label: byLabel, text: number },
        ],
      }}
    />
  )
}

function UnsoldItems({ items, asked, isBusy }: ItemPanelsProps) {
  const t = useTranslations('insights')
  const language = useLanguage()
  const { number } = useFormats()
  const { sheets, columns: words, deletedItem } = useInsightWords()
  const venueColumn = useVenueColumn<UnsoldItem>(words.venue)
  const columns: Column<UnsoldItem>[] = [
    {
      key: 'item',
      label: words.item,
      kind: 'heading',
      render: ({ name }) => (name === null ? deletedItem : textIn(name, language)),
    },
    ...venueColumn,
  ]
  const { unsold, unsoldTotal } = items
  const listedFirst = useListedFirst()
  const total = t('unsoldTotal', { count: unsoldTotal, total: number(unsoldTotal) })
  return (
    <ChartPanel
      title={sheets.unsold}
      panel="unsold"
      {...{ asked, isBusy, columns }}
      {...(unsold.length > 0 && {
        hint: unsold.length < unsoldTotal ? `${total} ${listedFirst(unsold.length, unsoldTotal)}` : total,
      })}
      rows={unsold}
      keyOf={({ itemId }) => itemId}
      empty={t(items.soldTotal === 0 ? 'menuEmpty' : 'unsoldNone')}
    />
  )
}

/** Returns the sentence that a list is cut. */
function useListedFirst(): (shown: number, total: number) => string {
  const t = useTranslations('insights')
  const { number } = useFormats()
  return (shown, total) => t('listedFirst', { shown: number(shown), total: number(total) })
}

function useVenueColumn<Row extends { restaurantId: number }>(label: string): Column<Row>[] {
  const book = useVenueBook()
  if (book.venues.length <= 1) return []
  return [{ key: 'venue', label, kind: 'name', render: ({ restaurantId }) => book.nameOf(restaurantId) }]
}
