import type { Order } from '../orders/orders.schema.ts'
import type { TrayOut } from './trays.schema.ts'

/** The expected time from delivery to the collection of trays. (spec 1, §9) */
const pickupAfterMs = 60 * 60_000

/** The time at which the trays of an order were collected, or are expected to be. */
export type TrayPickup = { at: string; isExpected: boolean }

/**
 * Returns when the trays of an order were collected: the time of the last linked one, or if none was linked, the
 * completion of the order. Before that, an hour after delivery is expected; null until it was delivered. (spec 1, §4)
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

/** Returns null while one of them is still in the room. */
function lastFetchedAt(trays: readonly Pick<TrayOut, 'status' | 'updatedAt'>[]): string | null {
  if (trays.some(({ status }) => status === 'active')) return null
  return (
    trays
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? null
  )
}
