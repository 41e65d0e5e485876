import type { Database } from './database.ts'
import { run, type SqlValue } from './transaction.ts'

/** Number of rows that one batch removes, so that other calls don't wait long. */
export const forgottenATurn = 500

type Forgotten = {
  table: string
  /** The columns that identify its rows, if that is not `id`. */
  key?: readonly string[]
  where: string
  params: readonly SqlValue[]
}

/**
 * Deletes rows that are no longer needed, batch by batch: each batch is a transaction of its own. Returns their number.
 */
export async function forgetRows(db: Database, { table, key = ['id'], where, params }: Forgotten): Promise<number> {
  const columns = key.map((column) => `"${column}"`).join(', ')
  const turn = `SELECT ${columns} FROM ${table} WHERE ${where} LIMIT ${forgottenATurn}`
  const sql = `DELETE FROM ${table} WHERE (${columns}) IN (${turn})`
  let forgotten = 0
  for (;;) {
    const inTurn = await db.write(() => run(sql, ...params))
    forgotten += inTurn
    if (inTurn < forgottenATurn) return forgotten
  }
}
