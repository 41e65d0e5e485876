import type Sqlite from 'better-sqlite3'

/**
 * Writes millions of rows into tables: creating their indexes once at the end costs less than updating them row by row.
 */
export function withoutIndexes(database: Sqlite.Database, tables: readonly string[], work: () => void): void {
  const indexes = database
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (${tables.map((name) => `'${name}'`).join(', ')})`,
    )
    .all() as { name: string; sql: string }[]
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`)
  work()
  for (const { sql } of indexes) database.exec(sql)
}
