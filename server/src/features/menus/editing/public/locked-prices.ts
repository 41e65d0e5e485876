import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { EditedTable } from '../../visible-parts.ts'
import { assertGranted } from '#features/passphrases/public/assert-granted.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { EditedVenue } from './edited-venue.ts'
import { lowestPrices } from './lowest-price.ts'

type GuardPrices = { user: Principal; venue: EditedVenue; now: Date }

/** Requires the passphrase for a new or changed price if the venue locks its prices, from people who need it. */
export function* guardPrices({ user, venue, now }: GuardPrices): Transaction<void> {
  if (isFree(user, venue)) return
  yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
}

/**
 * Makes a change, and requires the passphrase in the same way if it lowers the price at which one of these items can be sold, whatever
 * was changed: a deleted option or side, a group that is switched off, a restored state.
 */
export function* guardLowestPrices<T>(
  { itemIds, ...guard }: GuardPrices & { itemIds: readonly number[] },
  change: Transaction<T>,
): Transaction<T> {
  const { user, venue } = guard
  if (itemIds.length === 0 || isFree(user, venue)) return yield* change
  const before = yield* lowestPrices(itemIds, venue)
  const result = yield* change
  const after = yield* lowestPrices(itemIds, venue)
  const isLower = [...after].some(([id, price]) => price < (before.get(id) ?? price))
  if (isLower) yield* guardPrices(guard)
  return result
}

/** Returns the items whose price depends on a part of this table. */
export function itemsPricedBy(table: EditedTable, row: object): number[] {
  if (table === 'items' && 'id' in row) return [Number(row.id)]
  return 'itemId' in row ? [Number(row.itemId)] : []
}

function isFree(user: Principal, { isPriceLocked }: EditedVenue): boolean {
  return !isPriceLocked || can(user, 'menus:editLockedPrice')
}
