import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Knex } from 'knex'

/** The first and the last id of some rows. */
export type IdRange = readonly [first: number, last: number]

/** Does a work for all rows of a table by ranges of their ids, so that a large one is neither held in memory nor holds the process up. */
export async function byTurns(knex: Knex, table: string, work: (range: IdRange) => Promise<unknown>): Promise<void> {
  const found = await knex(table).max<{ last: number | null }>({ last: 'id' }).first()
  for (let first = 1; first <= (found?.last ?? 0); first += rowsATurn) {
    await work([first, first + rowsATurn - 1])
    await nextTurn()
  }
}

const rowsATurn = 1000
