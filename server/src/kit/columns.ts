import { type ServiceContract, type ServiceEvent, serviceEvents } from '@brigade/domain/access/contract.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import { type ServicePath, services, type ToldOf } from '@brigade/domain/services.ts'
import type { ColumnKind, ColumnsFor, MoneyOf, NewOf, SetOf, StoredAs, Unready } from './column-kinds.ts'
import { insert, placesFor, type Publishing, rowsOf, type SqlValue, type Statement, type Work } from './work.ts'

/** How one kind of record is stored: what reads and writes its rows knows their columns from here alone. */
export type Columns<Sent, SentRow, Kept, KeptRow, New, Set, Money extends unknown[]> = {
  table: string
  /** The columns of what leaves the server. */
  names: readonly (keyof SentRow & string)[]
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
  /** Makes a statement that is written by hand, and gives whole rows, publish them after the commit. */
  published(event: ServiceEvent, statement: Statement): Statement
}

/** The services whose events publish such a record. */
type PathPublishing<Sent> = {
  [P in ServicePath]: [ToldOf<P>] extends [never] ? never : [Sent] extends [ToldOf<P>] ? P : never
}[ServicePath]

type Found = { where: string; params: readonly SqlValue[] }

/** A row as the database gives it. */
export type RowOf<C extends { insert(...values: never): Work<unknown> }> =
  ReturnType<C['insert']> extends Work<infer Row> ? Row : never

/**
 * `columnsOf<Sent, Kept>()('tables', { … }, { … })`: a kind of column for each field that leaves the server, and for each that is only kept
 * beside them. A forgotten field does not compile, nor does a kind that can't hold it. A field of an insert may be left out where the
 * database fills it in.
 *
 * With the path of a service, each insert publishes `created` after the commit and each update `patched`, where the contract of the service
 * has that event. Such a record holds no amounts in minor units.
 */
export function columnsOf<Sent extends object, Kept extends object = object>(path?: PathPublishing<Sent>) {
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
    const sentPart = partOf<Sent>(sentColumns)
    const keptPart = partOf<Kept>(keptColumns)
    const risings = columns.filter(({ kind }) => kind === 'rising').map(({ name }) => `"${name}" = "${name}" + 1`)
    const publishing: EventsOfTable = path
      ? publishingOf(path, (row) => readBy(sentPart, storedIn(row), undefined))
      : {}
    const insertedNames = columns.map(({ name }) => name).filter((name) => name !== 'id')
    const insertSql = `INSERT INTO ${table} (${quoted(insertedNames)}) VALUES (${placesFor(insertedNames)})`

    function insertion(given: readonly Given[], onConflict: string): Statement {
      const names = quoted(given.map(({ name }) => name))
      return {
        ...(publishing.created && { publishes: publishing.created }),
        sql: `INSERT INTO ${table} (${names}) VALUES (${placesFor(given)}) ${onConflict} RETURNING *`,
        params: given.map(({ value }) => value),
      }
    }

    function change(given: readonly Given[], { where, params }: Found): Statement {
      const assignments = [...given.map(({ name }) => `"${name}" = ?`), ...risings].join(', ')
      return {
        ...(publishing.patched && { publishes: publishing.patched }),
        sql: `UPDATE ${table} SET ${assignments} WHERE ${where} RETURNING *`,
        params: [...given.map(({ value }) => value), ...params],
      }
    }

    return {
      table,
      published(event, statement) {
        const publishes = publishing[event]
        if (!publishes) throw new Error(`No service publishes ${event} records of ${table}`)
        return { ...statement, publishes }
      },
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The columns of the table are those of its row.
      names: sentColumns.map(({ name }) => name) as (keyof StoredAs<Sent, S> & string)[],
      read: (row, ...[currency]) => readBy(sentPart, storedIn(row), currency),
      readKept: (row, ...[currency]) => readBy(keptPart, storedIn(row), currency),

      write(values, ...[currency]) {
        const stored: Stored = {}
        for (const column of columns) {
          const value = valueAt(column, values)
          if (value !== undefined) stored[column.name] = column.write(value, currency)
        }
        return stored
      },

      *insert(values, ...[currency]) {
        const [row] = yield* rowsOf<Row>(insertion(written(columns, values, currency), ''))
        if (!row) throw new Error(`The database gave the new row of ${table} nothing`)
        return row
      },

      insertion: (values, onConflict, ...[currency]) => insertion(written(columns, values, currency), onConflict),

      update: (set, found, ...[currency]) => rowsOf<Row>(change(written(columns, set, currency), found)),

      change: (set, found, ...[currency]) => change(written(columns, set, currency), found),

      insertStored(row) {
        const stored = storedIn(row)
        return insert(insertSql, ...insertedNames.map((name) => stored[name]!))
      },

      updateStored(set, found) {
        const stored = storedIn(set)
        const changed = columns.filter(({ kind, name }) => kind !== 'rising' && stored[name] !== undefined)
        const given = changed.map(({ name }) => ({ name, value: stored[name]! }))
        return rowsOf<Row>(change(given, found))
      },
    }
  }
}

type EventsOfTable = Partial<Record<ServiceEvent, Publishing>>

/** The events that the contract of a service has. */
function publishingOf(path: ServicePath, recordOf: Publishing['recordOf']): EventsOfTable {
  const { events = {} }: ServiceContract = services[path]
  const published = serviceEvents.filter((event) => events[event])
  return Object.fromEntries(published.map((event) => [event, { path, event, recordOf } as const]))
}

type Stored = Record<string, SqlValue>
type Placed = ColumnKind & { path: readonly string[]; field: string; name: string }
type Given = { name: string; value: SqlValue }
/** The columns of one part of a record, and that part with nothing in it. */
type Part<Fields extends object> = { columns: readonly Placed[]; blank: Fields & Record<string, unknown> }

/** A row, or some columns of it, as the database has them. */
function storedIn(row: object): Stored {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What stands in the columns of a table are values of SQL.
  return row as Stored
}

function columnsIn(columns: object, path: readonly string[] = []): Placed[] {
  const entries: [string, ColumnKind | { parts: object }][] = Object.entries(columns)
  return entries.flatMap(([field, column]) => {
    const place = [...path, field]
    return 'parts' in column
      ? columnsIn(column.parts, place)
      : [{ ...column, path: place, field, name: column.column ?? field }]
  })
}

function readBy<Fields extends object>(
  { columns, blank }: Part<Fields>,
  row: Stored,
  currency: Currency | undefined,
): Fields {
  const record = { ...blank }
  const fields: Record<string, unknown> = record
  for (const column of columns) {
    const value = column.read(row[column.name]!, currency)
    if (column.path.length === 1) fields[column.field] = value
    else put(fields, column, value)
  }
  return record
}

/** To fill in a copy of what JSON made takes half of what it takes to add the fields one by one. */
function partOf<Fields extends object>(columns: readonly Placed[]): Part<Fields> {
  const fields = columns.filter(({ path }) => path.length === 1).map(({ field }) => [field, null])
  return { columns, blank: JSON.parse(JSON.stringify(Object.fromEntries(fields))) }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

/** Puts a value where it stands in the record, inside the structures that hold it. */
function put(record: Record<string, unknown>, { path }: Placed, value: unknown): void {
  let inner = record
  for (const field of path.slice(0, -1)) inner = structureIn(inner, field)
  inner[path.at(-1)!] = value
}

function structureIn(record: Record<string, unknown>, field: string): Record<string, unknown> {
  const structure = record[field]
  return hasFields(structure) ? structure : (record[field] = {})
}

function written(columns: readonly Placed[], values: object, currency: Currency | undefined): Given[] {
  return columns.flatMap((column) => {
    const value = valueAt(column, values)
    return value === undefined ? [] : [{ name: column.name, value: column.write(value, currency) }]
  })
}

function valueAt({ path, field }: Placed, values: object): unknown {
  if (path.length === 1) return hasFields(values) ? values[field] : undefined
  let inner: unknown = values
  for (const outer of path) {
    if (!hasFields(inner)) return undefined
    inner = inner[outer]
  }
  return inner
}
