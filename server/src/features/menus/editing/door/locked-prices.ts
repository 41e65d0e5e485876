import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { PartTable } from '../../visible-parts.ts'
import { assertGranted } from '#features/passphrases/door/assert-granted.ts'
import type { Work } from '#kit/work.ts'
import type { EditedVenue } from './edited-venue.ts'
import { lowestPrices } from './lowest-price.ts'

type GuardPrices = { user: Principal; venue: EditedVenue; now: Date }

/** Asks those for the passphrase who add or change a price where the venue locks its prices, and may not do so without. */
export function* guardPrices({ user, venue, now }: GuardPrices): Work<void> {
  if (isFree(user, venue)) return
  yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
}

/**
 * Makes a change, and asks in the same way where one of these items can be sold for less by it, whatever was changed: an option or a side
 * that is gone, a group that is off, an earlier state that is back.
 */
export function* guardLowestPrices<T>(
  { itemIds, ...guard }: GuardPrices & { itemIds: readonly number[] },
  change: Work<T>,
): Work<T> {
  const { user, venue } = guard
  if (itemIds.length === 0 || isFree(user, venue)) return yield* change
  const before = yield* lowestPrices(itemIds, venue)
  const result = yield* change
  const after = yield* lowestPrices(itemIds, venue)
  const isLower = [...after].some(([id, price]) => price < (before.get(id) ?? price))
  if (isLower) yield* guardPrices(guard)
  return result
}

/** Returns the items whose price hangs on a part of this table. */
export function itemsPricedBy(table: PartTable, row: object): number[] {
  if (table === 'items' && 'id' in row) return [Number(row.id)]
  return 'itemId' in row ? [Number(row.itemId)] : []
}

function isFree(user: Principal, { isPriceLocked }: EditedVenue): boolean {
  return !isPriceLocked || can(user, 'menus:editLockedPrice')
}
