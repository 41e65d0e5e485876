import { localTextOf } from '../../stored-values.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import { many, one, pause, placesFor, rowsOf, type SqlValue, type Transaction } from '#kit/database/transaction.ts'
import { partColumns } from '../../part-columns.ts'
import type { EditedTable } from '../../visible-parts.ts'
import { withChanged } from './field-versions.ts'
import type { PartColumns, PartRow } from './part-editor.ts'

type Editor = { user: Principal; now: Date }

/** Stores a new record as the last of its siblings and returns its id. */
export function* insertPart(
  table: EditedTable,
  { columns, siblings, user, now }: Editor & { columns: PartColumns; siblings: readonly string[] },
): Transaction<number> {
  const index = yield* nextIndex(table, columns, siblings)
  const row: PartColumns = { ...columns, index, ...updatedBy(user, now) }
  const names = Object.keys(row)
  const sql = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
     VALUES (${placesFor(names)}) RETURNING *`
  const insertion = { sql, params: names.map((name) => row[name]!) }
  const [inserted] = yield* rowsOf<{ id: number }>(partColumns[table].audited('created', insertion))
  return inserted!.id
}

/** Stores changed columns of a record as its next version. The venue is locked, so the record can't have changed since it was read. */
export function* updatePart(
  table: EditedTable,
  { row, columns, changed, user, now }: Editor & { row: PartRow; columns: PartColumns; changed: readonly string[] },
): Transaction<void> {
  const version = row.version + 1
  const values: PartColumns = {
    ...columns,
    version,
    ...updatedBy(user, now),
    fieldVersions: withChanged(row.fieldVersions, changed, version),
  }
  const names = Object.keys(values)
  const assignments = names.map((name) => `"${name}" = ?`).join(', ')
  const change = {
    sql: `UPDATE ${table} SET ${assignments} WHERE "id" = ? AND "version" = ? RETURNING *`,
    params: [...names.map((name) => values[name]!), row.id, row.version],
  }
  const found = { where: '"id" = ?', params: [row.id] }
  const written = yield* rowsOf(partColumns[table].audited('patched', change, found))
  if (written.length === 0) throw new Error(`Row ${row.id} of ${table} was written past the lock of its venue`)
}

type ChangedRow = { row: Pick<PartRow, 'id' | 'version' | 'fieldVersions'>; columns: Record<string, string> }

/** Rows in one statement: few statements for the database, and few parameters in each. */
const rowsAStatement = 200

/** Stores changed texts in the same columns of many records, like `updatePart`, with one statement for many of them. */
export function* updateParts(
  table: EditedTable,
  { changed, user, now }: Editor & { changed: readonly ChangedRow[] },
): Transaction<void> {
  const stamp = updatedBy(user, now)
  const fields = Object.keys(changed[0]?.columns ?? {})
  const names = [...fields, 'fieldVersions']
  const quoted = names.map((name) => `"${name}"`)
  const set = [
    ...quoted.map((name) => `${name} = changed.${name}`),
    ...Object.keys(stamp).map((name) => `"${name}" = ?`),
    `"version" = ${table}."version" + 1`,
  ]
  const place = `(CAST(? AS integer), ${names.map(() => 'CAST(? AS text)').join(', ')})`
  for (const chunk of chunksOf(changed, rowsAStatement)) {
    const values = chunk.flatMap(({ row, columns }) => [
      row.id,
      ...fields.map((name) => columns[name]!),
      withChanged(row.fieldVersions, fields, row.version + 1),
    ])
    const change = {
      sql: `WITH changed ("id", ${quoted.join(', ')}) AS (VALUES ${chunk.map(() => place).join(', ')})
        UPDATE ${table} SET ${set.join(', ')} FROM changed WHERE ${table}."id" = changed."id" RETURNING *`,
      params: [...values, ...Object.values(stamp)],
    }
    const ids = chunk.map(({ row }) => row.id)
    const found = { where: `"id" IN (${placesFor(ids)})`, params: ids }
    const written = yield* rowsOf(partColumns[table].audited('patched', change, found))
    if (written.length < chunk.length) throw new Error(`Rows of ${table} were written past the lock of their venue`)
    yield pause
  }
}

/** Returns the index after the last of those that share these columns. */
export function* nextIndex(table: EditedTable, columns: PartColumns, siblings: readonly string[]): Transaction<number> {
  const { sql, params } = sharing(columns, siblings)
  const last = yield* one<{ last: number | null }>(
    `SELECT MAX("index") AS "last" FROM ${table} WHERE ${sql}`,
    ...params,
  )
  return (last?.last ?? 0) + 1
}

/** Returns the English names of some records that share these columns, with their total number. */
export function* namesIn(table: EditedTable, { by, id }: { by: string; id: number }): Transaction<string[]> {
  const nameColumn = table === 'modifier_groups' ? 'groupName' : 'name'
  const rows = yield* many<{ name: string }>(
    `SELECT "${nameColumn}" AS "name" FROM ${table} WHERE "${by}" = ? ORDER BY "index", "id"`,
    id,
  )
  return rows.map(({ name }) => localTextOf(name).en)
}

/** Returns the condition that records share the values of these columns. */
export function sharing(columns: PartColumns, siblings: readonly string[]): { sql: string; params: SqlValue[] } {
  const parts = siblings.map((name) => ({ name, value: columns[name]! }))
  return {
    sql: parts.map(({ name, value }) => (value === null ? `"${name}" IS NULL` : `"${name}" = ?`)).join(' AND '),
    params: parts.flatMap(({ value }) => (value === null ? [] : [value])),
  }
}
