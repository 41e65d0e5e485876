/** The contents of a database in numbers that differ when something is missing: rows by table, and sums of money. */
export type Contents = { rows: Record<string, number>; sums: Record<string, string> }

/** Queries one connection, within one snapshot. */
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

/** Lists all tables of a database. */
export async function listDatabaseTables(ask: Ask, dialect: keyof typeof tablesSql): Promise<string[]> {
  return (await ask<{ name: string }>(tablesSql[dialect])).map(({ name }) => name)
}

/** Counts and sums the contents of a database. */
export async function readContents(ask: Ask, dialect: keyof typeof tablesSql): Promise<Contents> {
  const contents: Contents = { rows: {}, sums: {} }
  for (const table of await listDatabaseTables(ask, dialect)) {
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

/**
 * Returns SQL for PostgreSQL that fails, and names the differences, if the contents of a schema differ from the
 * expected ones.
 */
export function checkingSql({ rows, sums }: Contents): string {
  const found = [
    ...Object.entries(rows).map(([table, count]) => [table, `(SELECT count(*) FROM "${table}") <> ${count}`]),
    ...Object.entries(sums).map(([name, sum]) => {
      const [table, column] = name.split('.')
      return [name, `(SELECT COALESCE(SUM("${column}"), 0)::text FROM "${table}") <> '${sum}'`]
    }),
    ['tables', `(SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()) <> ${Object.keys(rows).length}`],
  ]
  const checks = found.map(([name, differs]) => `IF ${differs} THEN differing := differing || '${name}'::text; END IF;`)
  return `DO $check$ DECLARE differing text[]; BEGIN
${checks.join('\n')}
IF differing IS NOT NULL THEN RAISE EXCEPTION 'This is not what was backed up: %', array_to_string(differing, ', '); END IF;
END $check$;`
}

/** Names the differences between two databases; empty if they have the same contents. */
export function differencesOf(expected: Contents, found: Contents): string[] {
  const all = (kind: keyof Contents) =>
    [...new Set([...Object.keys(expected[kind]), ...Object.keys(found[kind])])].filter(
      (name) => expected[kind][name] !== found[kind][name],
    )
  return [...all('rows'), ...all('sums')]
}
