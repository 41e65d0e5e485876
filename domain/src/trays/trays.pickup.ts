import type { Order } from '../orders/orders.schema.ts'
import type { TrayOut } from './trays.schema.ts'

/** Trays are expected to be fetched this long after the food was brought. (spec 1, §9) */
const pickupAfterMs = 60 * 60_000

/** When the trays of an order were fetched, or are expected to be. */
export type TrayPickup = { at: string; isExpected: boolean }

/**
 * When the trays of an order were fetched: the last one of those that were linked with it, and where none was, when the order was completed.
 * Until then an hour after it was brought is expected; null until it was brought. (spec 1, §4)
 */
export function trayPickup(
  { deliveredAt, completedAT }: Pick<Order, 'deliveredAt' | 'completedAT'>,
  trays: readonly Pick<TrayOut, 'status' | 'updatedAt'>[],
): TrayPickup | null {
  if (deliveredAt === null) return null
  const fetchedAt = trays.length === 0 ? completedAT : lastFetchedAt(trays)
  if (fetchedAt !== null) return { at: fetchedAt, isExpected: false }
  return { at: new Date(Date.parse(deliveredAt) + pickupAfterMs).toISOString(), isExpected: true }
}

/** Null while one of them is still in the room. */
function lastFetchedAt(trays: readonly Pick<TrayOut, 'status' | 'updatedAt'>[]): string | null {
  if (trays.some(({ status }) => status === 'active')) return null
  return (
    trays
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? null
  )
}
