import { marketingErrors } from '@brigade/domain/marketing/marketing.errors.ts'
import { promotionLimits } from '@brigade/domain/marketing/marketing.limits.ts'
import {
  changedPromotion,
  newPromotion,
  problemsOfPromotion,
  promotionFields,
  type PromotionValues,
} from '@brigade/domain/marketing/marketing.rules.ts'
import type {
  CreatePromotion,
  PatchPromotion,
  PromotedItem,
  Promotion,
  PromotionDraft,
} from '@brigade/domain/marketing/marketing.schema.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import { claimFiles, filesOfImages, releaseFiles } from '#features/files/public/claim-files.ts'
import { type EditedVenue, lockEditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call } from '#kit/context/call.ts'
import { one, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { findRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { checkedItems, guardTerms, linkItems } from './link-items.ts'
import { promotionColumns, promotionOf, type PromotionRow } from './promotion-columns.ts'

/** Creates a promotion as the last of its venue, and links its items. Throws BadRequest, and Unprocessable if there are too many. */
export function* createPromotion(
  { restaurantId, ...body }: Omit<CreatePromotion, 'idempotencyKey'>,
  call: Call,
): Transaction<Promotion> {
  const { principal, now } = call
  if (!worksAt(principal, restaurantId) || !(yield* findVenue(restaurantId))) {
    refuseField({ restaurantId: 'venueUnknown' }, marketingErrors)
  }
  const venue = yield* lockEditedVenue(restaurantId)
  const standing = yield* one<{ number: number | string; last: number | null }>(
    'SELECT COUNT(*) AS "number", MAX("index") AS "last" FROM promotions WHERE "restaurantId" = ?',
    restaurantId,
  )
  refuseBeyond(Number(standing?.number ?? 0), {
    limit: promotionLimits.mostOfAVenue,
    code: 'tooManyPromotions',
    sentences: marketingErrors,
  })
  const values = yield* checkedPromotion(changedPromotion(newPromotion, draftOf(body)), { venue, now, before: [] })
  yield* guardTerms({ before: undefined, after: values }, { venue, principal, now })
  yield* claimFiles({ venueId: venue.id, files: filesOfImages('marketing-images', values.images) })
  const row = yield* promotionColumns.insert(
    {
      ...values,
      restaurantId,
      index: (standing?.last ?? 0) + 1,
      currency: venue.currency,
      ...updatedBy(principal, now),
    },
    venue.currency,
  )
  const promotion = promotionOf(row)
  yield* linkItems(promotion, venue, call)
  return promotion
}

/** Returns the promotion that a repeated call has made before. */
export function* repeatedPromotion(id: number, { principal }: Call): Transaction<Promotion | undefined> {
  const row = yield* repeatedRecord<PromotionRow>(promotionColumns, { id, principal })
  return row && promotionOf(row)
}

/**
 * Changes a promotion and links or frees its items. A body that changes nothing is accepted, whatever version it was made from. Throws
 * NotFound for another tenant's, BadRequest, Conflict if a colleague was faster.
 */
export function* patchPromotion(id: number, { version, ...body }: PatchPromotion, call: Call): Transaction<Promotion> {
  const { principal, now, app } = call
  const { venue, row } = yield* lockPromotion(id, call)
  const before = promotionOf(row)
  const draft = draftOf(body)
  const wanted = changedPromotion(before, draft)
  if (isSame(before, wanted)) return before
  if (version !== undefined && version !== before.version)
    refuseStale({ message: marketingErrors.staleVersion, current: before, row })
  const checked = yield* checkedPromotion(wanted, { venue, now, before: before.items, promotionId: id })
  yield* guardTerms({ before, after: checked }, { venue, principal, now })
  yield* claimFiles({
    venueId: venue.id,
    files: filesOfImages('marketing-images', checked.images),
    kept: before.images,
  })
  const [saved] = yield* promotionColumns.update(
    { ...checked, currency: venue.currency, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
    venue.currency,
  )
  const promotion = promotionOf(saved!)
  yield* linkItems(promotion, venue, call)
  const gone = before.images.filter((url) => !promotion.images.includes(url))
  yield* releaseFiles(app.fileUses, { urls: gone, now })
  return promotion
}

/** Deletes a promotion, frees its items and returns it as it was. Throws NotFound for another tenant's. */
export function* removePromotion(id: number, call: Call): Transaction<Promotion> {
  const { venue, row } = yield* lockPromotion(id, call)
  const promotion = promotionOf(row)
  yield* linkItems({ ...promotion, items: [] }, venue, call)
  const sql = 'DELETE FROM promotions WHERE "id" = ? RETURNING *'
  yield* rowsOf(promotionColumns.published('removed', { sql, params: [id] }))
  yield* releaseFiles(call.app.fileUses, { urls: promotion.images, now: call.now })
  return promotion
}

/** Locks the venue of a promotion, as every change of its menu does, and returns both. Throws NotFound for another tenant's. */
function* lockPromotion(id: number, { principal }: Call): Transaction<{ venue: EditedVenue; row: PromotionRow }> {
  const asked = { id, principal, what: 'promotion' }
  const { restaurantId } = yield* findRecord<PromotionRow>(promotionColumns, asked)
  const venue = yield* lockEditedVenue(restaurantId)
  return { venue, row: yield* findRecord<PromotionRow>(promotionColumns, asked) }
}

type Checking = { venue: EditedVenue; now: Date; before: readonly PromotedItem[]; promotionId?: number }

/** Returns a promotion as it will be stored. Throws BadRequest that names every wrong field. */
function* checkedPromotion(values: PromotionValues, checking: Checking): Transaction<PromotionValues> {
  const { items, problems } = yield* checkedItems(values.items, checking)
  refuseFields({ ...problemsOfPromotion(values), ...problems }, marketingErrors)
  return { ...values, items }
}

function draftOf(body: PromotionDraft): PromotionDraft {
  return Object.fromEntries(
    promotionFields.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  )
}

function isSame(one: PromotionValues, other: PromotionValues): boolean {
  return promotionFields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}
