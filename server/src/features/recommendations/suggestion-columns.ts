import type { Doer } from '@brigade/domain/access/principal.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import type { RecommendationCount, Suggestion } from '@brigade/domain/recommendations/suggestions.schema.ts'
import { defaulted, minor, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  /** What identifies it from count to count. */
  key: string
  decidedByKind: Doer['byKind'] | null
  decidedById: number | null
  /** The currency of what it earned. */
  currency: Currency
}

/** Storage of suggestions. A count writes many at once, with one event for all of them; decisions are logged and published by themselves. */
export const suggestionColumns = columnsOf<Suggestion, Kept>()(
  'recommendation_suggestions',
  {
    id: defaulted(plain),
    restaurantId: plain,
    kind: plain,
    status: plain,
    recommendedItemId: plain,
    itemId: plain,
    dialog: plain,
    together: plain,
    recommendedOrders: plain,
    otherOrders: plain,
    ofOrders: plain,
    support: plain,
    confidence: plain,
    lift: plain,
    decidedAt: defaulted(plain),
    decidedBy: defaulted(plain),
    earnedOrders: defaulted(plain),
    earnedRevenue: defaulted(minor),
    countedAt: plain,
    version: rising,
  },
  { key: plain, decidedByKind: defaulted(plain), decidedById: defaulted(plain), currency: plain },
)

export type SuggestionRow = RowOf<typeof suggestionColumns>

/** Returns the suggestion of a row. */
export function suggestionOf(row: SuggestionRow): Suggestion {
  return suggestionColumns.read(row, row.currency)
}

/** Storage of when the orders of a venue were counted. */
export const countColumns = columnsOf<RecommendationCount>()('recommendation_counts', {
  id: plain,
  restaurantId: plain,
  requestedAt: plain,
  countedAt: plain,
  orders: plain,
})

export type CountRow = RowOf<typeof countColumns>
