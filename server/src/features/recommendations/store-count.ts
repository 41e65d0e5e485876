import type { Currency } from '@brigade/domain/kit/money.ts'
import { recommendationCountsPath } from '@brigade/domain/recommendations/recommendations.api.ts'
import {
  type Candidate,
  candidatesOf,
  comesBack,
  type CountedTogether,
  suggestionKey,
} from '@brigade/domain/recommendations/suggestions.rules.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { emit, many, one, run, type SqlValue, type Transaction } from '#kit/database/transaction.ts'
import type { Earned } from './count-earned.ts'
import { countColumns, type CountRow, type SuggestionRow } from './suggestion-columns.ts'

type Storing = { venueId: number; counted: CountedTogether; earned: readonly Earned[]; now: Date }

/**
 * Stores what was counted: new suggestions, the figures of those that were open or accepted, and the end of those that nothing proposes any
 * more. Dismissed ones stay dismissed with their figures, unless these have changed much. One event is for all of them.
 */
export function* storeCount({ venueId, counted, earned, now }: Storing): Transaction<void> {
  // As every decision does: what a person decides meanwhile is not overwritten.
  const venue = yield* lockRow<{ currency: Currency }>('venues', { id: venueId, by: 'catalogueVersion' })
  if (!venue) return
  const rows = yield* many<SuggestionRow>('SELECT * FROM recommendation_suggestions WHERE "restaurantId" = ?', venueId)
  const known = new Map(rows.map((row) => [row.key, row]))
  const items = yield* many<Offered>(
    'SELECT "id", "isActive", "recommendationCategory" FROM items WHERE "restaurantId" = ?',
    venueId,
  )
  const offered = new Map(items.map((item) => [item.id, item]))
  const found = new Map(
    candidatesOf(counted)
      .filter((candidate) => isProposable(candidate, offered))
      .map((candidate) => [suggestionKey(candidate), candidate]),
  )
  const stored = { venueId, currency: venue.currency, countedAt: now.toISOString() }
  for (const [key, candidate] of found) {
    const row = known.get(key)
    if (!row) yield* insertSuggestion(key, candidate, stored)
    else if (row.status !== 'dismissed') yield* updateFigures(row, candidate, stored)
    else if (comesBack(row, candidate)) yield* reopen(row, candidate, stored)
  }
  for (const { id, key, status } of rows) {
    if (status === 'open' && !found.has(key)) yield* run('DELETE FROM recommendation_suggestions WHERE "id" = ?', id)
  }
  yield* storeEarned(earned, stored)
  yield* endCount(venueId, { orders: counted.orders, now })
}

type Offered = { id: number; isActive: boolean | 0 | 1; recommendationCategory: string }

/** Items that were deleted or switched off are proposed to nobody, and a tag only for an item without one. */
function isProposable(
  { recommendedItemId, itemId, dialog }: Candidate,
  offered: ReadonlyMap<number, Offered>,
): boolean {
  const recommended = offered.get(recommendedItemId)
  if (!recommended?.isActive) return false
  if (dialog !== null) return recommended.recommendationCategory === 'none'
  return itemId !== null && Boolean(offered.get(itemId)?.isActive)
}

type Stored = { venueId: number; currency: Currency; countedAt: string }

const figureNames = [
  'together',
  'recommendedOrders',
  'otherOrders',
  'ofOrders',
  'support',
  'confidence',
  'lift',
  'countedAt',
] as const

function figuresOf(candidate: Candidate, { countedAt }: Stored): SqlValue[] {
  const figures = { ...candidate, countedAt }
  return figureNames.map((name) => figures[name])
}

const setFigures = figureNames.map((name) => `"${name}" = ?`).join(', ')

function* insertSuggestion(key: string, candidate: Candidate, stored: Stored): Transaction<void> {
  const { recommendedItemId, itemId, dialog } = candidate
  const names = [
    'restaurantId',
    'key',
    'kind',
    'status',
    'recommendedItemId',
    'itemId',
    'dialog',
    'currency',
    ...figureNames,
  ]
  const kind = dialog === null ? 'pair' : 'tag'
  yield* run(
    `INSERT INTO recommendation_suggestions (${names.map((name) => `"${name}"`).join(', ')})
     VALUES (${names.map(() => '?').join(', ')})`,
    stored.venueId,
    key,
    kind,
    'open',
    recommendedItemId,
    itemId,
    dialog,
    stored.currency,
    ...figuresOf(candidate, stored),
  )
}

/** An open suggestion may name its items the other way round, or another dialog; one that was accepted stays what it is. */
function* updateFigures(row: SuggestionRow, candidate: Candidate, stored: Stored): Transaction<void> {
  if (row.status === 'open') return yield* reopen(row, candidate, stored)
  const isSame = row.recommendedItemId === candidate.recommendedItemId && row.dialog === candidate.dialog
  if (!isSame) return
  yield* run(
    `UPDATE recommendation_suggestions SET ${setFigures} WHERE "id" = ?`,
    ...figuresOf(candidate, stored),
    row.id,
  )
}

function* reopen(row: SuggestionRow, candidate: Candidate, stored: Stored): Transaction<void> {
  const { recommendedItemId, itemId, dialog } = candidate
  const version = row.status === 'open' ? row.version : row.version + 1
  yield* run(
    `UPDATE recommendation_suggestions SET ${setFigures}, "status" = 'open', "recommendedItemId" = ?, "itemId" = ?, "dialog" = ?,
     "decidedAt" = NULL, "decidedBy" = NULL, "decidedByKind" = NULL, "decidedById" = NULL, "version" = ? WHERE "id" = ?`,
    ...figuresOf(candidate, stored),
    recommendedItemId,
    itemId,
    dialog,
    version,
    row.id,
  )
}

/** Leaves out those that were decided again in between. */
function* storeEarned(earned: readonly Earned[], { venueId }: Stored): Transaction<void> {
  for (const { id, orders, revenue, decidedAt } of earned) {
    yield* run(
      `UPDATE recommendation_suggestions SET "earnedOrders" = ?, "earnedRevenue" = ?
       WHERE "id" = ? AND "restaurantId" = ? AND "status" = 'accepted' AND "decidedAt" = ?`,
      orders,
      revenue,
      id,
      venueId,
      decidedAt,
    )
  }
}

/** Notes that the orders of a venue are counted, and publishes it. */
function* endCount(venueId: number, { orders, now }: { orders: number; now: Date }): Transaction<void> {
  const at = now.toISOString()
  const row = yield* one<CountRow>(
    'UPDATE recommendation_counts SET "countedAt" = ?, "orders" = ? WHERE "id" = ? RETURNING *',
    at,
    orders,
    venueId,
  )
  if (row) yield* emit(recommendationCountsPath, 'patched', countColumns.read(row))
}
