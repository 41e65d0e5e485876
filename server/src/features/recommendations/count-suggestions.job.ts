import { worksAt } from '@brigade/domain/access/principal.ts'
import { recommendationCountsPath } from '@brigade/domain/recommendations/recommendations.api.ts'
import { recommendationErrors } from '@brigade/domain/recommendations/recommendations.errors.ts'
import type { CountRecommendations, RecommendationCount } from '@brigade/domain/recommendations/suggestions.schema.ts'
import { Type } from '@sinclair/typebox'
import type { Call } from '#kit/context/call.ts'
import type { App } from '#kit/context/context.ts'
import { emit, many, one, type Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { defineJob } from '#kit/jobs/define-job.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { countEarned } from './count-earned.ts'
import { type VenueOfOrders, countTogether } from './count-together.ts'
import { storeCount } from './store-count.ts'
import { countColumns, type CountRow } from './suggestion-columns.ts'

/** Counts what the orders of a venue propose, and what accepted suggestions brought. */
export const countSuggestions = defineJob({
  kind: 'recommendations:countOrders',
  payload: Type.Object({ restaurantId: Type.Integer() }, { additionalProperties: false }),
  tries: 3,
  backoffMinutes: [1, 10],
  mayRepeat: true,
  atOnce: { ofKind: 1, ofLane: 1 },
  async run({ restaurantId }, { db, clock }) {
    const venue = await db.one<VenueOfOrders>(
      'SELECT "id", "timeZone", "nightHour" FROM venues WHERE "id" = ?',
      restaurantId,
    )
    if (!venue) return
    const now = clock.now()
    const counted = await countTogether({ db, venue, now })
    const earned = await countEarned(db, restaurantId)
    await db.write(() => storeCount({ venueId: restaurantId, counted, earned, now: clock.now() }))
  },
})

/** A count that began this long ago, in milliseconds, and has not ended was lost. */
const lostAfterMs = 15 * 60_000

/**
 * Begins a count of the orders of a venue, unless one is under way. Returns how far they are counted. Throws BadRequest for a venue of
 * others.
 */
export function* requestCount(
  { restaurantId }: CountRecommendations,
  { principal, now }: Call,
): Transaction<RecommendationCount> {
  if (!worksAt(principal, restaurantId)) refuseField({ restaurantId: 'venueUnknown' }, recommendationErrors)
  const venue = yield* one('SELECT "id" FROM venues WHERE "id" = ?', restaurantId)
  if (!venue) refuseField({ restaurantId: 'venueUnknown' }, recommendationErrors)
  return yield* beginCount(restaurantId, now)
}

function* beginCount(venueId: number, now: Date): Transaction<RecommendationCount> {
  const at = now.toISOString()
  const lostBefore = new Date(now.getTime() - lostAfterMs).toISOString()
  const begun = yield* one<CountRow>(
    `INSERT INTO recommendation_counts ("id", "restaurantId", "requestedAt", "countedAt", "orders") VALUES (?, ?, ?, NULL, 0)
     ON CONFLICT ("id") DO UPDATE SET "requestedAt" = excluded."requestedAt"
     WHERE recommendation_counts."requestedAt" IS NULL OR recommendation_counts."requestedAt" <= recommendation_counts."countedAt"
       OR recommendation_counts."requestedAt" < ?
     RETURNING *`,
    venueId,
    venueId,
    at,
    lostBefore,
  )
  if (!begun) {
    const standing = yield* one<CountRow>('SELECT * FROM recommendation_counts WHERE "id" = ?', venueId)
    return countColumns.read(standing!)
  }
  yield* enqueue(countSuggestions, { restaurantId: venueId }, { now, restaurantId: venueId })
  const count = countColumns.read(begun)
  yield* emit(recommendationCountsPath, 'patched', count)
  return count
}

/** Counts the orders of each venue that sold something since yesterday: a job for each, of which one runs at a time. */
export async function countEveryVenue({ db, clock }: App): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - 2 * 86_400_000).toISOString()
  const venues = await db.read(() =>
    many<{ id: number }>(
      `SELECT v."id" FROM venues v WHERE v."archivedAt" IS NULL
       AND EXISTS (SELECT 1 FROM order_lines l WHERE l."restaurantId" = v."id" AND l."soldAt" >= ?) ORDER BY v."id"`,
      since,
    ),
  )
  for (const { id } of venues) await db.write(() => beginCount(id, now))
}
