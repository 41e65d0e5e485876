import type { Knex } from 'knex'
import { rowsOf, type SqlValue, type Statement, type Transaction } from './transaction.ts'

/** Returns the statement of a query that was built. */
export function statementOf(query: Knex.QueryBuilder): Statement {
  const { sql, bindings } = query.toSQL().toNative()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A query compares only with SQL values.
  return { sql, params: bindings as SqlValue[] }
}

/** Runs a query that was built, as a step of a transaction or of a query. */
export function rowsOfBuilt<Row>(query: Knex.QueryBuilder): Transaction<Row[]> {
  return rowsOf<Row>(statementOf(query))
}
