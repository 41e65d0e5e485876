import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Knex } from 'knex'

/** The first and the last id of some rows. */
export type IdRange = readonly [first: number, last: number]

/** Does a work for all rows of a table by ranges of their ids, so that a large one is neither held in memory nor holds the process up. */
export async function byTurns(knex: Knex, table: string, work: (range: IdRange) => Promise<unknown>): Promise<void> {
  const found = await knex(table).max<{ last: number | null }>({ last: 'id' }).first()
  const of = found?.last ?? 0
  for (let first = 1; first <= of; first += rowsATurn) {
    if (first > 1 && (first - 1) % rowsATold === 0) tellerOf(knex)?.({ table, row: first - 1, of })
    await work([first, first + rowsATurn - 1])
    await nextTurn()
  }
}

const rowsATurn = 1000
const rowsATold = 20_000

/** How far a migration is with the rows of a table. */
export type RowsDone = { table: string; row: number; of: number }

/** What the connection was opened with to hear it. */
function tellerOf(knex: Knex): ((done: RowsDone) => void) | undefined {
  return knex.client.config.userParams?.onRowsDone
}

type Texts = { table: string; column: string; texts: ReadonlyMap<number, string> }

/** Writes the texts of many rows by one statement: one for each row costs several times as much. */
export async function setTexts(knex: Knex, { table, column, texts }: Texts): Promise<void> {
  if (texts.size === 0) return
  await knex.raw(
    `UPDATE ${table} SET "${column}" = pair."value" FROM ${pairsOf(knex)} AS pair WHERE ${table}."id" = CAST(pair."key" AS integer)`,
    [JSON.stringify(Object.fromEntries(texts))],
  )
}

/** Returns what reads the keys and values of an object in JSON, given as a parameter, as rows. */
export function pairsOf(knex: Knex): string {
  return knex.client.config.client === 'pg' ? 'json_each_text(?::json)' : 'json_each(?)'
}
