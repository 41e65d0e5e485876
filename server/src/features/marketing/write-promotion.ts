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
  Promotion,
  PromotionDraft,
} from '@brigade/domain/marketing/marketing.schema.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { isPromotionOver } from '@brigade/domain/menus/menus.promotion.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import { claimFiles, filesOfImages, releaseFiles } from '#features/files/public/claim-files.ts'
import { type EditedVenue, lockEditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call } from '#kit/context/call.ts'
import { one, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { findRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { checkedItems, guardLinks, linkItems, noteLinks, problemsOfPromotedLines, relinkItems } from './link-items.ts'
import { findLinks, type PlannedLinks, plannedLinks, planLinks } from './planned-links.ts'
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
  const wanted = changedPromotion(newPromotion, draftOf(body))
  const { values, links } = yield* checkedPromotion(wanted, { venue, now, before: null })
  yield* guardLinks(links, { venue, principal, now })
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
  yield* linkItems({ promotion, links, venue }, call)
  yield* noteLinks({ promotion, links, venue, action: 'created' }, call)
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
  if (isSame(before, wanted)) {
    yield* relinkItems(before, venue, call)
    return before
  }
  if (version !== undefined && version !== before.version)
    refuseStale({ message: marketingErrors.staleVersion, current: before, row })
  const { values, links } = yield* checkedPromotion(wanted, { venue, now, before, promotionId: id })
  yield* guardLinks(links, { venue, principal, now })
  yield* claimFiles({
    venueId: venue.id,
    files: filesOfImages('marketing-images', values.images),
    kept: before.images,
  })
  const [saved] = yield* promotionColumns.update(
    { ...values, currency: venue.currency, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
    venue.currency,
  )
  const promotion = promotionOf(saved!)
  yield* linkItems({ promotion, links, venue }, call)
  yield* noteLinks({ promotion, links, venue, action: 'updated' }, call)
  const gone = before.images.filter((url) => !promotion.images.includes(url))
  yield* releaseFiles(app.fileUses, { urls: gone, now })
  return promotion
}

/** Deletes a promotion, frees its items and returns it as it was. Throws NotFound for another tenant's. */
export function* removePromotion(id: number, call: Call): Transaction<Promotion> {
  const { venue, row } = yield* lockPromotion(id, call)
  const promotion = promotionOf(row)
  const links = yield* plannedLinks({ ...promotion, items: [] }, { venue, now: call.now, promotionId: id })
  yield* guardLinks(links, { venue, ...call })
  yield* linkItems({ promotion, links, venue }, call)
  yield* noteLinks({ promotion, links, venue, action: 'deleted' }, call)
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

type Checking = {
  venue: EditedVenue
  now: Date
  /** The promotion as it is stored; null for a new one. */
  before: PromotionValues | null
  promotionId?: number
}

/** Returns a promotion as it will be stored, and what it makes of its items. Throws BadRequest that names every wrong field. */
function* checkedPromotion(
  wanted: PromotionValues,
  { venue, now, before, promotionId }: Checking,
): Transaction<{ values: PromotionValues; links: PlannedLinks }> {
  const found = yield* findLinks(wanted, { venue, now, promotionId })
  const wasOver = before !== null && isPromotionOver(before, venueTime(now, venue.timeZone))
  const { items, problems } = checkedItems(wanted.items, { found, venue, before: before?.items ?? [], wasOver })
  refuseFields({ ...problemsOfPromotion(wanted), ...problems }, marketingErrors)
  const links = planLinks(wanted, { found, venue, promotionId })
  refuseFields(yield* problemsOfPromotedLines(items, { links, venue }), marketingErrors)
  return { values: { ...wanted, items }, links }
}

function draftOf(body: PromotionDraft): PromotionDraft {
  return Object.fromEntries(
    promotionFields.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  )
}

function isSame(one: PromotionValues, other: PromotionValues): boolean {
  return promotionFields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}
