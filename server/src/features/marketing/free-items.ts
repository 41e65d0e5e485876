import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { isPromotionOver } from '@brigade/domain/menus/menus.promotion.ts'
import { lockEditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { promoteItems } from '#features/menus/selling/public/promote-items.ts'
import type { App } from '#kit/context/context.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { relinkItems } from './link-items.ts'
import { promotionColumns, promotionOf, type PromotionRow } from './promotion-columns.ts'

/** Removes deleted items from the promotions that had them. */
export function* forgetItems({
  itemIds,
  promotionIds,
  principal,
  now,
}: HookInputs['items:deleted']): Transaction<void> {
  for (const id of promotionIds) {
    const [row] = yield* many<PromotionRow>('SELECT * FROM promotions WHERE "id" = ?', id)
    if (!row) continue
    const { items } = promotionOf(row)
    const left = items.filter(({ itemId }) => !itemIds.includes(itemId))
    if (left.length === items.length) continue
    const change = { items: left, ...updatedBy(principal, now) }
    yield* promotionColumns.update(change, { where: '"id" = ?', params: [id] }, row.currency)
  }
}

/** Frees the items of promotions whose last day is over. Prices don't wait for it: they end by the clock alone. */
export async function freeItems(app: App, now: Date): Promise<void> {
  const over = await app.db.read(() =>
    many<PromotionRow & { timeZone: string }>(
      `SELECT p.*, v."timeZone" FROM promotions p JOIN venues v ON v."id" = p."restaurantId"
       WHERE p."lastDay" IS NOT NULL AND EXISTS (SELECT 1 FROM items i WHERE i."marketingId" = p."id")`,
    ),
  )
  for (const row of over) {
    if (isPromotionOver(promotionOf(row), venueTime(now, row.timeZone))) {
      await app.db.write(() => freeItemsOf(app, { id: row.id, now }))
    }
  }
}

function* freeItemsOf(app: App, { id, now }: { id: number; now: Date }): Transaction<void> {
  const [found] = yield* many<PromotionRow>('SELECT * FROM promotions WHERE "id" = ?', id)
  if (!found) return
  const venue = yield* lockEditedVenue(found.restaurantId)
  // It may have got another last day while this transaction waited for the venue.
  const [row] = yield* many<PromotionRow>('SELECT * FROM promotions WHERE "id" = ?', id)
  if (!row || !isPromotionOver(promotionOf(row), venueTime(now, venue.timeZone))) return
  yield* promoteItems({ promotionId: id, venue, terms: new Map() }, { principal: null, now, app })
}

/** Follows a venue's new time zone: by its clock, other promotions are over. */
export function* followClock({ before, changed, ...call }: HookInputs['venues:settingsChange']): Transaction<void> {
  const { timeZone } = changed
  if (timeZone === undefined) return
  const venue = { ...(yield* lockEditedVenue(before.id)), timeZone }
  const rows = yield* many<PromotionRow>(
    'SELECT * FROM promotions WHERE "restaurantId" = ? AND "lastDay" IS NOT NULL ORDER BY "index", "id"',
    before.id,
  )
  for (const row of rows) yield* relinkItems(promotionOf(row), venue, call)
}
