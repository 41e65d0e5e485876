import type { App } from '../context/context.ts'
import { one, placesFor, rowsOf, type SqlValue, type Statement, type Transaction } from '../database/transaction.ts'

/** Number of records that one batch changes, so that other calls don't wait long. */
export const changedATurn = 200

type Found = { where: string; params: readonly SqlValue[] }

type Many = {
  table: string
  venueIds: number[] | 'all'
  /** The newest id to change: the caller has not seen later records. */
  upTo: number
  /** A condition that is true of records that are left, and false of those that are done. */
  left: Found
  /**
   * The order in which records are locked, which an index provides. Two concurrent callers lock in the same order, which
   * avoids a deadlock.
   */
  order: string
  change(found: Found): Statement
}

/**
 * Changes or removes many records of these venues, batch by batch, each in its own transaction. Returns the number that
 * it has changed itself, once none is left.
 */
export async function byTurns(app: App, many: Many): Promise<{ count: number }> {
  let count = 0
  for (;;) {
    const { changed, isLast } = await app.db.write(() => changeSome(many))
    count += changed
    if (isLast) return { count }
  }
}

/**
 * Changes one batch. Fewer records than a batch may be the last ones, or what is left by another caller who does the
 * same at this moment and has not reached the others.
 */
function* changeSome(many: Many): Transaction<{ changed: number; isLast: boolean }> {
  const { sql, params } = nextOf(many)
  const { where, params: leftParams } = many.left
  // The condition is checked twice: the other caller may have been faster.
  const found = { where: `"id" IN (${sql}) AND ${where}`, params: [...params, ...leftParams] }
  const { length: changed } = yield* rowsOf(many.change(found))
  const isLast = changed < changedATurn && (yield* one(sql, ...params)) === undefined
  return { changed, isLast }
}

/** Returns the query for the ids of the next batch. */
function nextOf({ table, venueIds, upTo, left, order }: Many): Statement {
  const places = venueIds === 'all' ? '' : `"restaurantId" IN (${placesFor(venueIds)}) AND `
  return {
    sql: `SELECT "id" FROM ${table} WHERE ${places}${left.where} AND "id" <= ? ORDER BY ${order} LIMIT ${changedATurn}`,
    params: [...(venueIds === 'all' ? [] : venueIds), ...left.params, upTo],
  }
}
