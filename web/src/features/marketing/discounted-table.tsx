import { textIn } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { type BasePrice, basePrice } from '@brigade/domain/menus/menus.catalogue.ts'
import { pricesOfItem } from '@brigade/domain/menus/menus.whole-catalogue.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { moneyIcon } from '#ui/icon-paths.ts'
import font from '#ui/font.module.css'
import type { PromotableItem } from '#features/marketing/marketing.queries.ts'
import { useVenueTime } from '#features/marketing/use-venue-time.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type DiscountedTableProps = { venue: Venue; offered: readonly PromotableItem[]; promotions: readonly Promotion[] }

type Discounted = { item: PromotableItem; now: BasePrice }

/** Lists the items that cost less than usual at this minute, with what makes them cheaper. */
export function DiscountedTable({ venue, offered, promotions }: DiscountedTableProps) {
  const t = useTranslations('marketing')
  const language = useLanguage()
  const { money } = useVenueFormats(venue)
  const time = useVenueTime(venue)
  const { currency, isDiscountedPrice: hasDiscounts } = venue
  const discounted = useMemo(
    () =>
      offered.flatMap((item): Discounted[] => {
        if (!item.isActive) return []
        const now = basePrice(pricesOfItem(item, currency), { hasDiscounts, time })
        return now.discounted ? [{ item, now }] : []
      }),
    [offered, currency, hasDiscounts, time],
  )
  const titles = new Map(promotions.map(({ id, title }) => [id, textIn(title, language)]))
  const columns: Column<Discounted>[] = [
    {
      key: 'item',
      label: t('columns.item'),
      kind: 'heading',
      render: ({ item }) => <bdi className={font.name}>{textIn(item.name, language)}</bdi>,
    },
    {
      key: 'source',
      label: t('columns.source'),
      kind: 'detail',
      render: ({ now: { marketingId } }) => (
        <bdi>{marketingId === undefined ? t('ownDiscount') : (titles.get(marketingId) ?? '')}</bdi>
      ),
    },
    {
      key: 'usual',
      label: t('columns.usual'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ item }) => (
        <s className={font.soft}>
          <bdi>{money(item.price)}</bdi>
        </s>
      ),
    },
    {
      key: 'price',
      label: t('columns.price'),
      kind: 'amount',
      inCard: 'title',
      render: ({ now: { price } }) => money(fromMinor(price, currency)),
    },
  ]
  if (discounted.length === 0) {
    return <EmptyState icon={moneyIcon} title={t('noneDiscounted')} text={t('noneDiscountedText')} />
  }
  return <DataTable label={t('tabs.discounted')} columns={columns} records={discounted} keyOf={({ item }) => item.id} />
}
