import type { Knex } from 'knex'
import type { Database } from '#kit/database/database.ts'
import { isWithoutSql, type SqlValue, type Statement, type Transaction } from '#kit/database/transaction.ts'

/** Wraps a database and records every statement, so that a test can get the plans of what really ran. */
export function recordStatements(db: Database): { db: Database; statements: Statement[] } {
  const statements: Statement[] = []
  const note = (sql: string, params: readonly SqlValue[]) => void statements.push({ sql, params })
  // The builder writes the database's own placeholders; a plan is made with question marks, as everywhere else.
  const noteList = (query: Knex.QueryBuilder) => {
    const { sql, bindings } = query.toSQL()
    note(sql, bindings as SqlValue[])
  }
  const noted = <T>(work: () => Transaction<T>) =>
    function* (): Transaction<T> {
      const inner = work()
      let step = inner.next({ rows: [], changes: 0 })
      while (!step.done) {
        if (!isWithoutSql(step.value)) note(step.value.sql, step.value.params)
        step = inner.next(yield step.value)
      }
      return step.value
    }
  const recorded: Database = {
    ...db,
    many: (sql, ...params) => (note(sql, params), db.many(sql, ...params)),
    one: (sql, ...params) => (note(sql, params), db.one(sql, ...params)),
    read: (work) => db.read(noted(work)),
    readByTurns: (work) => db.readByTurns(noted(work)),
    write: (work) => db.write(noted(work)),
    writeYielding: (work) => db.writeYielding(noted(work)),
    list: (query) => (noteList(query), db.list(query)),
    count: (query) => (noteList(query.clone().clearSelect().select(db.build.raw('1'))), db.count(query)),
  }
  return { db: recorded, statements }
}

/** Returns the plan of a statement: a line for each table that it visits. */
export async function planOf(db: Database, { sql, params }: Statement): Promise<string[]> {
  if (db.dialect === 'sqlite') {
    const rows = await db.many<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...params)
    return rows.map((row) => row.detail)
  }
  return db.write(function* () {
    // Small test tables are cheapest read whole; the test is whether an index could be used.
    yield { sql: 'SET LOCAL enable_seqscan = off', params: [] }
    const { rows } = yield { sql: `EXPLAIN ${sql}`, params }
    return (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN'])
  })
}

/** Returns true if a plan reads a whole table, or a whole index, to find its rows. */
export function isFullScan(plan: readonly string[]): boolean {
  const made = new Set(plan.flatMap((line) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(line)?.[1] ?? []))
  const read = plan.filter((line) => !made.has(/^SCAN (\w+)$/.exec(line)?.[1] ?? ''))
  return read.some((line) => /^SCAN (?!\(|CONSTANT|subquery|\d+-ROW VALUES)/i.test(line) || /Seq Scan on/.test(line))
}

/**
 * Returns true if a page is made of all rows of one of these tables (a pattern of their names): without an index, or by
 * an index whose order is not that of the page. A table or an index that is read in the order of the page ends with the
 * page; a count may read an index that has all it asks for. For PostgreSQL, whose plans depend on the amount of data,
 * it finds only reads without an index.
 */
export function readsAll(plan: readonly string[], { tables, isPage }: { tables: string; isPage: boolean }): boolean {
  const made = new Set(plan.flatMap((line) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(line)?.[1] ?? []))
  const isSorted = plan.some((line) => /TEMP B-TREE FOR (RIGHT PART OF )?ORDER BY/.test(line))
  return plan.some((line) => {
    if (new RegExp(`Seq Scan on (${tables})\\b`).test(line)) return true
    const scanned = new RegExp(`^SCAN (${tables})\\b( USING COVERING)?`).exec(line)
    if (!scanned || made.has(scanned[1]!)) return false
    return isPage ? isSorted : scanned[2] === undefined
  })
}
