import type { Database } from './database.ts'

type Found = { id: number }

/** Loads the whole rows that were found in an index, in the order of the index. */
export async function rowsInOrder<Row extends Found>(
  db: Database,
  { table, found }: { table: string; found: readonly Found[] },
): Promise<Row[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await db.list<Row>(db.build(table).whereIn('id', ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
