import { announce } from './publish-events.ts'
import type { App } from './context.ts'
import type { Announcement } from './follow-ups.ts'
import { one, placesFor, rowsOf, type SqlValue, type Statement, type Work } from './work.ts'

/** So many in a turn, so that nobody waits for the others long. */
export const changedATurn = 200

type Found = { where: string; params: readonly SqlValue[] }

type Many<Row> = {
  table: string
  venueIds: number[] | 'all'
  /** The newest that is meant: what comes meanwhile was seen by nobody. */
  upTo: number
  /** What is true of those that are left, and no more of one that is done. */
  left: Found
  /** Where an index has them so. Two who do it at once take them in one order, and none waits for the other in a circle. */
  order: string
  change(found: Found): Statement
  /** Where the statement does not publish its rows itself. */
  tell?(row: Row): Announcement
}

/**
 * Changes or removes many records of these venues, turn by turn, each a transaction of its own, and tells of each record. Answers how many it
 * has changed itself, once none of them is left.
 */
export async function byTurns<Row>(app: App, many: Many<Row>): Promise<{ count: number }> {
  let count = 0
  for (;;) {
    const { rows, isLast } = await app.db.write(() => changeSome(many))
    if (many.tell) announce(app, rows.map(many.tell))
    count += rows.length
    if (isLast) return { count }
  }
}

/** Fewer than a turn may be the last ones, or what is left by somebody else who does the same at this moment and has not come to the others. */
function* changeSome<Row>(many: Many<Row>): Work<{ rows: Row[]; isLast: boolean }> {
  const { sql, params } = nextOf(many)
  const { where, params: leftParams } = many.left
  // Asked twice: that other one may have been faster.
  const found = { where: `"id" IN (${sql}) AND ${where}`, params: [...params, ...leftParams] }
  const rows = yield* rowsOf<Row>(many.change(found))
  const isLast = rows.length < changedATurn && (yield* one(sql, ...params)) === undefined
  return { rows, isLast }
}

/** The ids of those of the next turn. */
function nextOf<Row>({ table, venueIds, upTo, left, order }: Many<Row>): Statement {
  const places = venueIds === 'all' ? '' : `"restaurantId" IN (${placesFor(venueIds)}) AND `
  return {
    sql: `SELECT "id" FROM ${table} WHERE ${places}${left.where} AND "id" <= ? ORDER BY ${order} LIMIT ${changedATurn}`,
    params: [...(venueIds === 'all' ? [] : venueIds), ...left.params, upTo],
  }
}
