import type { Database } from './database.ts'
import { run, type SqlValue } from './work.ts'

/** So many in a turn, so that nobody waits for the others long. */
export const forgottenATurn = 500

type Forgotten = {
  table: string
  /** What tells its rows apart, where that is not `id`. */
  key?: readonly string[]
  where: string
  params: readonly SqlValue[]
}

/** Removes the rows that nobody will ask for again, turn by turn: each is a transaction of its own. Answers how many there were. */
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
