import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import { one, run, type SqlValue, type Transaction } from '#kit/database/transaction.ts'
import type { DayCounts } from './count-day.ts'
import { bucketColumns, rollUps, saleSums, timesBy } from './roll-up-columns.ts'
import { noteMonthOf } from './sum-months.ts'

type Day = { restaurantId: number; day: string }

/**
 * Replaces the figures of a business day, which then is counted. If another process has counted it in between, nothing
 * is written.
 */
export function* writeDay({ restaurantId, day }: Day, { sales, money, items, times }: DayCounts): Transaction<void> {
  // Writing the row unchanged locks the day against another process that counts it.
  const noted = yield* one<Day>(
    'UPDATE insight_dirty_days SET "day" = "day" WHERE "restaurantId" = ? AND "day" = ? RETURNING "day"',
    restaurantId,
    day,
  )
  if (!noted) return
  yield* noteMonthOf({ restaurantId, day })
  yield* run('DELETE FROM insight_days WHERE "restaurantId" = ? AND "day" = ?', restaurantId, day)
  yield* run('DELETE FROM insight_sales WHERE "restaurantId" = ? AND "day" = ?', restaurantId, day)
  yield* run('DELETE FROM insight_money WHERE "restaurantId" = ? AND "day" = ?', restaurantId, day)
  yield* run('DELETE FROM insight_items WHERE "restaurantId" = ? AND "day" = ?', restaurantId, day)
  for (const by of timesBy) {
    yield* run('DELETE FROM insight_times WHERE "restaurantId" = ? AND "by" = ? AND "day" = ?', restaurantId, by, day)
  }
  const ofDay = { restaurantId, day }
  const counted = times.map(({ counts, ...row }) => ({
    ...row,
    ...Object.fromEntries(counts.map((count, bucket) => [bucketColumns[bucket]!, count])),
  }))
  const found = { sales, money, items, times: counted }
  for (const name of keysOf(rollUps)) {
    const { key, sums } = rollUps[name]
    yield* insertRows(`insight_${name}`, [...key, ...sums], { ofDay, rows: found[name] })
  }
  yield* run(
    `INSERT INTO insight_days ("restaurantId", "day", "currency", ${saleSums.map((name) => `"${name}"`).join(', ')})
     SELECT "restaurantId", "day", "currency", ${saleSums.map((name) => `sum("${name}")`).join(', ')} FROM insight_sales
     WHERE "restaurantId" = ? AND "day" = ? GROUP BY "restaurantId", "day", "currency"`,
    restaurantId,
    day,
  )
  yield* run('DELETE FROM insight_dirty_days WHERE "restaurantId" = ? AND "day" = ?', restaurantId, day)
}

type Insert = { ofDay: Day; rows: readonly Readonly<Record<string, SqlValue>>[] }

const valuesAStatement = 2_000

function* insertRows(table: string, names: readonly string[], { ofDay, rows }: Insert): Transaction<void> {
  const columns = ['restaurantId', 'day', ...names]
  const places = `(${columns.map(() => '?').join(', ')})`
  for (const chunk of chunksOf(rows, Math.floor(valuesAStatement / columns.length))) {
    yield* run(
      `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')}) VALUES ${chunk.map(() => places).join(', ')}`,
      ...chunk.flatMap((row) => [ofDay.restaurantId, ofDay.day, ...names.map((name) => row[name] ?? 0)]),
    )
  }
}
