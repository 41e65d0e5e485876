import type { Currency } from '@brigade/domain/kit/money.ts'
import type { ColumnKind, ColumnsFor, MoneyOf, NewOf, SetOf, StoredAs } from './column-kinds.ts'
import { many, type SqlValue, type Work } from './work.ts'

/** How one kind of record is stored: what reads and writes its rows knows their columns from here alone. */
export type Columns<Sent, SentRow, Kept, KeptRow, New, Set, Money extends unknown[]> = {
  /** The columns of what leaves the server. */
  names: readonly string[]
  /** The record as it leaves the server. */
  read(row: SentRow, ...money: Money): Sent
  /** What is only kept of it. */
  readKept(row: KeptRow, ...money: Money): Kept
  insert(values: New, ...money: Money): Work<SentRow & KeptRow>
  /** Changes the rows that `where` finds, each at once with its version, and gives them. */
  update(set: Set, found: { where: string; params: readonly SqlValue[] }, ...money: Money): Work<(SentRow & KeptRow)[]>
}

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
    const sentColumns = columnsIn(sent)
    const keptColumns = columnsIn(kept ?? {})
    const columns = [...sentColumns, ...keptColumns]
    const risings = columns.filter(({ kind }) => kind === 'rising').map(({ name }) => `"${name}" = "${name}" + 1`)

    return {
      names: sentColumns.map(({ name }) => name),
      read: (row, ...[currency]) => readBy(sentColumns, row as Stored, currency) as Sent,
      readKept: (row, ...[currency]) => readBy(keptColumns, row as Stored, currency) as Kept,

      *insert(values, ...[currency]) {
        const given = written(columns, values, currency)
        const names = given.map(({ name }) => `"${name}"`).join(', ')
        const [row] = yield* many<StoredAs<Sent, S> & StoredAs<Kept, K>>(
          `INSERT INTO ${table} (${names}) VALUES (${given.map(() => '?').join(', ')}) RETURNING *`,
          ...given.map(({ value }) => value),
        )
        if (!row) throw new Error(`The database gave the new row of ${table} nothing`)
        return row
      },

      *update(set, { where, params }, ...[currency]) {
        const given = written(columns, set, currency)
        const assignments = [...given.map(({ name }) => `"${name}" = ?`), ...risings].join(', ')
        return yield* many(
          `UPDATE ${table} SET ${assignments} WHERE ${where} RETURNING *`,
          ...given.map(({ value }) => value),
          ...params,
        )
      },
    }
  }
}

type Stored = Record<string, SqlValue>
type Placed = ColumnKind & { path: readonly string[]; name: string }

function columnsIn(columns: object, path: readonly string[] = []): Placed[] {
  return Object.entries(columns as Record<string, ColumnKind | { parts: object }>).flatMap(([field, column]) => {
    const place = [...path, field]
    return 'parts' in column
      ? columnsIn(column.parts, place)
      : [{ ...column, path: place, name: column.column ?? field }]
  })
}

function readBy(columns: readonly Placed[], row: Stored, currency: Currency | undefined): object {
  const record = {}
  for (const column of columns) put(record, column, column.read(row[column.name]!, currency))
  return record
}

/** Puts a value where it stands in the record, inside the structures that hold it. */
function put(record: object, { path }: Placed, value: unknown): void {
  let inner = record as Record<string, unknown>
  for (const field of path.slice(0, -1)) inner = (inner[field] ??= {}) as Record<string, unknown>
  inner[path.at(-1)!] = value
}

function written(columns: readonly Placed[], values: object, currency: Currency | undefined) {
  return columns.flatMap(({ path, name, write }) => {
    let value: unknown = values
    for (const field of path) value = (value as Record<string, unknown> | undefined)?.[field]
    return value === undefined ? [] : [{ name, value: write(value, currency) }]
  })
}
