// Decision 151: docs/decisions/0151-months-of-insights.md

import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { Database } from '#kit/database/database.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { type RollUpName, rollUps, timesBy } from './roll-up-columns.ts'

type Month = { restaurantId: number; month: string }

const monthsATurn = 100

/** Sums each month that is over and of which a day was written since it was summed, in a transaction of its own. */
export async function sumMonths(db: Database, now: Date): Promise<void> {
  const current = now.toISOString().slice(0, 7)
  for (;;) {
    const changed = await db.many<Month>(
      'SELECT "restaurantId", "month" FROM insight_months WHERE NOT "isSummed" AND "month" < ? ORDER BY "month" DESC, "restaurantId" LIMIT ?',
      current,
      monthsATurn,
    )
    for (const month of changed) await db.write(() => sumMonth(month))
    if (changed.length < monthsATurn) return
  }
}

/** Replaces the figures of a month by the sums of its days. */
function* sumMonth({ restaurantId, month }: Month): Transaction<void> {
  // Writing the row locks the month against another process that writes a day of it.
  yield* run(
    'UPDATE insight_months SET "isSummed" = ? WHERE "restaurantId" = ? AND "month" = ?',
    true,
    restaurantId,
    month,
  )
  for (const name of keysOf(rollUps)) {
    const { key, sums } = rollUps[name]
    const keys = key.map((column) => `"${column}"`).join(', ')
    yield* run(
      `DELETE FROM insight_${name}_months WHERE "restaurantId" = ? AND "month" = ?${byIndex(name)}`,
      restaurantId,
      month,
    )
    yield* run(
      `INSERT INTO insight_${name}_months ("restaurantId", "month", ${keys}, ${sums.map((column) => `"${column}"`).join(', ')})
       SELECT "restaurantId", CAST(? AS text), ${keys}, ${sums.map((column) => `sum("${column}")`).join(', ')} FROM insight_${name}
       WHERE "restaurantId" = ? AND "day" >= ? AND "day" <= ?${byIndex(name)} GROUP BY "restaurantId", ${keys}`,
      month,
      restaurantId,
      `${month}-01`,
      `${month}-31`,
    )
  }
}

/** The key of service times has what they are counted by before the day. */
function byIndex(name: RollUpName): string {
  return name === 'times' ? ` AND "by" IN (${timesBy.map((by) => `'${by}'`).join(', ')})` : ''
}

/** Notes that a day of a month is written, in the transaction that writes it: until it is summed again, its days are read. */
export function* noteMonthOf({ restaurantId, day }: { restaurantId: number; day: string }): Transaction<void> {
  yield* run(
    `INSERT INTO insight_months ("restaurantId", "month", "isSummed") VALUES (?, ?, ?)
     ON CONFLICT ("restaurantId", "month") DO UPDATE SET "isSummed" = excluded."isSummed"`,
    restaurantId,
    day.slice(0, 7),
    false,
  )
}
