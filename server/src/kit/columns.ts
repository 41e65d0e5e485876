import type { Currency } from '@brigade/domain/kit/money.ts'
import type { ColumnKind, ColumnsFor, MoneyOf, NewOf, SetOf, StoredAs, Unready } from './column-kinds.ts'
import { insert, rowsOf, type SqlValue, type Statement, type Work } from './work.ts'

/** How one kind of record is stored: what reads and writes its rows knows their columns from here alone. */
export type Columns<Sent, SentRow, Kept, KeptRow, New, Set, Money extends unknown[]> = {
  /** The columns of what leaves the server. */
  names: readonly string[]
  /** The record as it leaves the server. */
  read(row: SentRow, ...money: Money): Sent
  /** What is only kept of it. */
  readKept(row: KeptRow, ...money: Money): Kept
  /** The columns of fields that are given, for writing several rows at once and for comparing. */
  write(values: Unready<Set>, ...money: Money): Record<string, SqlValue>
  insert(values: New, ...money: Money): Work<SentRow & KeptRow>
  /** The statement that inserts, with what happens to a row that is there: `ON CONFLICT …`. It gives the row. */
  insertion(values: New, onConflict: string, ...money: Money): Statement
  /** Changes the rows that `where` finds, each at once with its version, and gives them. */
  update(set: Set, found: Found, ...money: Money): Work<(SentRow & KeptRow)[]>
  /** The statement of `update`. */
  change(set: Set, found: Found, ...money: Money): Statement
  /** Inserts what is at hand as it is stored, and gives the new id alone: the quickest way in. */
  insertStored(row: Omit<SentRow & KeptRow, 'id'>): Work<number>
  /** The same as `update` for what is at hand as it is stored. */
  updateStored(set: Partial<SentRow & KeptRow>, found: Found): Work<(SentRow & KeptRow)[]>
}

type Found = { where: string; params: readonly SqlValue[] }

/** A row as the database gives it. */
export type RowOf<C extends { insert(...values: never): Work<unknown> }> =
  ReturnType<C['insert']> extends Work<infer Row> ? Row : never

/**
 * `columnsOf<Sent, Kept>()('tables', { … }, { … })`: a kind of column for each field that leaves the server, and for each that is only kept
 * beside them. A forgotten field does not compile, nor does a kind that can't hold it. A field of an insert may be left out where the
 * database fills it in.
 */
export function columnsOf<Sent extends object, Kept extends object = object>() {
  return <const S extends ColumnsFor<Sent>, const K extends ColumnsFor<Kept>>(
    table: string,
    sent: S & Record<Exclude<keyof S, keyof Sent>, never>,
    ...[kept]: keyof Kept extends never ? [] : [kept: K & Record<Exclude<keyof K, keyof Kept>, never>]
  ): Columns<
    Sent,
    StoredAs<Sent, S>,
    Kept,
    StoredAs<Kept, K>,
    NewOf<Sent, S> & NewOf<Kept, K>,
    SetOf<Sent, S> & SetOf<Kept, K>,
    MoneyOf<S & K>
  > => {
    type Row = StoredAs<Sent, S> & StoredAs<Kept, K>
    const sentColumns = columnsIn(sent)
    const keptColumns = columnsIn(kept ?? {})
    const columns = [...sentColumns, ...keptColumns]
    const sentPart = { columns: sentColumns, blank: blankOf(sentColumns) }
    const keptPart = { columns: keptColumns, blank: blankOf(keptColumns) }
    const risings = columns.filter(({ kind }) => kind === 'rising').map(({ name }) => `"${name}" = "${name}" + 1`)
    const insertedNames = columns.map(({ name }) => name).filter((name) => name !== 'id')
    const insertSql = `INSERT INTO ${table} (${quoted(insertedNames)}) VALUES (${insertedNames.map(() => '?').join(', ')})`

    function insertion(given: readonly Given[], onConflict: string): Statement {
      const names = quoted(given.map(({ name }) => name))
      const places = given.map(() => '?').join(', ')
      return {
        sql: `INSERT INTO ${table} (${names}) VALUES (${places}) ${onConflict} RETURNING *`,
        params: given.map(({ value }) => value),
      }
    }

    function change(given: readonly Given[], { where, params }: Found): Statement {
      const assignments = [...given.map(({ name }) => `"${name}" = ?`), ...risings].join(', ')
      return {
        sql: `UPDATE ${table} SET ${assignments} WHERE ${where} RETURNING *`,
        params: [...given.map(({ value }) => value), ...params],
      }
    }

    return {
      names: sentColumns.map(({ name }) => name),
      read: (row, ...[currency]) => readBy(sentPart, row as Stored, currency) as Sent,
      readKept: (row, ...[currency]) => readBy(keptPart, row as Stored, currency) as Kept,

      write: (values, ...[currency]) =>
        Object.fromEntries(written(columns, values, currency).map(({ name, value }) => [name, value])),

      *insert(values, ...[currency]) {
        const [row] = yield* rowsOf<Row>(insertion(written(columns, values, currency), ''))
        if (!row) throw new Error(`The database gave the new row of ${table} nothing`)
        return row
      },

      insertion: (values, onConflict, ...[currency]) => insertion(written(columns, values, currency), onConflict),

      update: (set, found, ...[currency]) => rowsOf<Row>(change(written(columns, set, currency), found)),

      change: (set, found, ...[currency]) => change(written(columns, set, currency), found),

      insertStored: (row) => insert(insertSql, ...insertedNames.map((name) => (row as Stored)[name]!)),

      updateStored(set, found) {
        const changed = columns.filter(({ kind, name }) => kind !== 'rising' && (set as Stored)[name] !== undefined)
        const given = changed.map(({ name }) => ({ name, value: (set as Stored)[name]! }))
        return rowsOf<Row>(change(given, found))
      },
    }
  }
}

type Stored = Record<string, SqlValue>
type Placed = ColumnKind & { path: readonly string[]; field: string; name: string }
type Given = { name: string; value: SqlValue }

function columnsIn(columns: object, path: readonly string[] = []): Placed[] {
  return Object.entries(columns as Record<string, ColumnKind | { parts: object }>).flatMap(([field, column]) => {
    const place = [...path, field]
    return 'parts' in column
      ? columnsIn(column.parts, place)
      : [{ ...column, path: place, field, name: column.column ?? field }]
  })
}

function readBy(
  { columns, blank }: { columns: readonly Placed[]; blank: object },
  row: Stored,
  currency: Currency | undefined,
): Record<string, unknown> {
  const record: Record<string, unknown> = { ...blank }
  for (const column of columns) {
    const value = column.read(row[column.name]!, currency)
    if (column.path.length === 1) record[column.field] = value
    else put(record, column, value)
  }
  return record
}

/** The fields of a record with nothing in them: to fill in a copy of what JSON made takes half of what it takes to add the fields one by one. */
function blankOf(columns: readonly Placed[]): object {
  const fields = columns.filter(({ path }) => path.length === 1).map(({ field }) => [field, null])
  return JSON.parse(JSON.stringify(Object.fromEntries(fields)))
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

/** Puts a value where it stands in the record, inside the structures that hold it. */
function put(record: object, { path }: Placed, value: unknown): void {
  let inner = record as Record<string, unknown>
  for (const field of path.slice(0, -1)) inner = (inner[field] ??= {}) as Record<string, unknown>
  inner[path.at(-1)!] = value
}

function written(columns: readonly Placed[], values: object, currency: Currency | undefined): Given[] {
  return columns.flatMap(({ path, name, write }) => {
    let value: unknown = values
    for (const field of path) value = (value as Record<string, unknown> | undefined)?.[field]
    return value === undefined ? [] : [{ name, value: write(value, currency) }]
  })
}
