import { many, one, placesFor, type Transaction } from '#kit/database/transaction.ts'

type Taken = { day: string; slot: string; total: number }

/** Returns how many orders each slot of some days has on a form; slots without any are left out. */
export function* countTaken(formId: number, days: readonly string[]): Transaction<Taken[]> {
  if (days.length === 0) return []
  return yield* many<Taken>(
    `SELECT "day", "slot", count(*) AS "total" FROM pre_orders
     WHERE "formId" = ? AND "day" IN (${placesFor(days)}) AND "state" <> 'cancelled' GROUP BY "day", "slot"`,
    formId,
    ...days,
  )
}

type InSlot = { tableId: number; formId: number; day: string; slot: string }

/** Returns how many pre-orders of a room for a slot are not in the kitchen yet. */
export function* countWaitingInSlot({ tableId, formId, day, slot }: InSlot): Transaction<number> {
  const waiting = yield* one<{ total: number }>(
    `SELECT count(*) AS "total" FROM pre_orders WHERE "formId" = ? AND "day" = ? AND "slot" = ? AND "tableId" = ?
     AND "state" IN ('waiting', 'accepted')`,
    formId,
    day,
    slot,
    tableId,
  )
  return waiting?.total ?? 0
}

/** Returns how many pre-orders of a room are not in the kitchen yet. */
export function* countWaitingAt(tableId: number): Transaction<number> {
  const waiting = yield* one<{ total: number }>(
    `SELECT count(*) AS "total" FROM pre_orders WHERE "tableId" = ? AND "state" IN ('waiting', 'accepted')`,
    tableId,
  )
  return waiting?.total ?? 0
}
