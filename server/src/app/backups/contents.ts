/** What a database holds, in numbers that differ when something is missing: rows by table, and sums of money. */
export type Contents = { rows: Record<string, number>; sums: Record<string, string> }

/** Asks one connection, within one snapshot. */
export type Ask = <Row>(sql: string) => Promise<Row[]>

const summed = [
  ['orders', 'orderPrice'],
  ['orders', 'amountPaidOnline'],
  ['orders', 'version'],
  ['payments', 'amount'],
] as const

const tablesSql = {
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  postgres: `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename`,
}

/** Names all tables of a database. */
export async function listTables(ask: Ask, dialect: keyof typeof tablesSql): Promise<string[]> {
  return (await ask<{ name: string }>(tablesSql[dialect])).map(({ name }) => name)
}

/** Counts and sums what a database holds. */
export async function readContents(ask: Ask, dialect: keyof typeof tablesSql): Promise<Contents> {
  const contents: Contents = { rows: {}, sums: {} }
  for (const table of await listTables(ask, dialect)) {
    const [found] = await ask<{ count: number | string }>(`SELECT count(*) AS "count" FROM "${table}"`)
    contents.rows[table] = Number(found?.count)
  }
  for (const [table, column] of summed.filter(([name]) => name in contents.rows)) {
    const [found] = await ask<{ sum: string }>(
      `SELECT CAST(COALESCE(SUM("${column}"), 0) AS text) AS "sum" FROM "${table}"`,
    )
    contents.sums[`${table}.${column}`] = String(found?.sum)
  }
  return contents
}

/** Names what differs between two databases; nothing where they hold the same. */
export function differencesOf(expected: Contents, found: Contents): string[] {
  const all = (kind: keyof Contents) =>
    [...new Set([...Object.keys(expected[kind]), ...Object.keys(found[kind])])].filter(
      (name) => expected[kind][name] !== found[kind][name],
    )
  return [...all('rows'), ...all('sums')]
}
