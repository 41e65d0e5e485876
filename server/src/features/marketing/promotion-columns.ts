import type { Doer } from '@brigade/domain/access/principal.ts'
import { type Currency, fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { promotionsPath } from '@brigade/domain/marketing/marketing.api.ts'
import type { PromotedItem, Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { defaulted, flag, json, plain, pricedJson, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** The currency of its prices, which is the venue's. */
  currency: Currency
}

const itemsColumn = pricedJson<PromotedItem[], PromotedItem[]>({
  read: (items, currency) => items.map((item) => ({ ...item, price: item.price && fromMinor(item.price, currency) })),
  write: (items, currency) => items.map((item) => ({ ...item, price: item.price && toMinor(item.price, currency) })),
})

/** Storage of promotions. */
export const promotionColumns = columnsOf<Promotion, Kept>(promotionsPath, {
  record: 'promotion',
  nameOf: ({ title }) => title.en,
  except: ['index'],
})(
  'promotions',
  {
    id: defaulted(plain),
    restaurantId: plain,
    index: plain,
    title: json,
    text: json,
    images: json,
    isActive: defaulted(flag),
    firstDay: plain,
    lastDay: plain,
    daysAvailable: json,
    hoursAvailable: json,
    items: itemsColumn,
    version: rising,
    updatedAt: defaulted(plain),
    updatedBy: defaulted(plain),
  },
  { updatedByKind: defaulted(plain), updatedById: defaulted(plain), currency: plain },
)

export type PromotionRow = RowOf<typeof promotionColumns>

/** Returns the promotion of a row. */
export function promotionOf(row: PromotionRow): Promotion {
  return promotionColumns.read(row, row.currency)
}
