// Decision 53: docs/decisions/0053-column-tables.md

import { type ServiceContract, type ServiceEvent, serviceEvents } from '@brigade/domain/access/contract.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { currencies, type Currency } from '@brigade/domain/kit/money.ts'
import { type ServicePath, services, type PublishedBy } from '@brigade/domain/services.ts'
import { type AuditedAs, auditingOf, namesLogged } from './audit-rows.ts'
import type { ColumnKind, ColumnsFor, MoneyOf, NewOf, SetOf, StoredAs, Unready } from './column-kinds.ts'
import {
  type Auditing,
  insert,
  placesFor,
  type Publishing,
  rowsOf,
  type SqlValue,
  type Statement,
  type Transaction,
} from './transaction.ts'

/** The storage of one kind of record: code that reads and writes its rows knows their columns from here only. */
export type Columns<Sent, SentRow, Kept, KeptRow, New, Set, Money extends unknown[]> = {
  table: string
  /** The columns of the fields that leave the server. */
  names: readonly (keyof SentRow & string)[]
  /** Reads the record as it leaves the server. */
  read(row: SentRow, ...money: Money): Sent
  /** Reads the stored fields that never leave the server. */
  readKept(row: KeptRow, ...money: Money): Kept
  /**
   * Returns a function that writes these fields of a row as JSON text, without braces. It is faster than reading them,
   * because JSON stays as it is stored.
   */
  textsOf(fields: readonly (keyof Sent & keyof SentRow & string)[]): (row: Partial<SentRow>, ...money: Money) => string
  /** Returns the columns of the given fields, for writing several rows at once and for comparing. */
  write(values: Unready<Set>, ...money: Money): Record<string, SqlValue>
  insert(values: New, ...money: Money): Transaction<SentRow & KeptRow>
  /** Returns the statement that inserts, with the handling of an existing row: `ON CONFLICT …`. It returns the row. */
  insertion(values: New, onConflict: string, ...money: Money): Statement
  /** Changes the rows that `where` finds, raises their version in the same statement, and returns them. */
  update(set: Set, found: Found, ...money: Money): Transaction<(SentRow & KeptRow)[]>
  /** Returns the statement of `update`. */
  change(set: Set, found: Found, ...money: Money): Statement
  /** Inserts values as they are stored, and returns only the new id: the fastest insert. */
  insertStored(row: Omit<SentRow & KeptRow, 'id'>): Transaction<number>
  /** Updates like `update`, with values as they are stored. */
  updateStored(set: Partial<SentRow & KeptRow>, found: Found): Transaction<(SentRow & KeptRow)[]>
  /**
   * Makes a handwritten statement that returns whole rows publish them after the commit. It logs them too, as `audited`
   * does.
   */
  published(event: ServiceEvent, statement: Statement, found?: Found): Statement
  /**
   * Makes a handwritten statement that returns whole rows log them, if the table is declared as audited. `found` finds
   * the rows that it changes.
   */
  audited(event: ServiceEvent, statement: Statement, found?: Found): Statement
}

/** The services whose events publish such a record. */
type PathPublishing<Sent> = {
  [P in ServicePath]: [PublishedBy<P>] extends [never] ? never : [Sent] extends [PublishedBy<P>] ? P : never
}[ServicePath]

type Found = { where: string; params: readonly SqlValue[] }

/** A row as the database returns it. */
export type RowOf<C extends { insert(...values: never): Transaction<unknown> }> =
  ReturnType<C['insert']> extends Transaction<infer Row> ? Row : never

/**
 * Describes the columns of a table: `columnsOf<Sent, Kept>()('tables', { … }, { … })` has a kind of column for each field
 * that leaves the server, and for each that is only stored beside them. A missing field does not compile, nor does a kind
 * that can't store it. A field of an insert may be left out if the database fills it in.
 *
 * With the path of a service, each insert publishes `created` after the commit and each update `patched`, if the contract
 * of the service has that event. Its amounts are in the currency that the row stores in the column `currency`.
 *
 * With the second argument, each insert, update and removal of a row is added to the audit log.
 */
export function columnsOf<Sent extends object, Kept extends object = object>(
  path?: PathPublishing<Sent>,
  audits?: AuditedAs<Sent, Kept>,
) {
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
    const publishing: EventsOfTable = path ? publishingOf(path, (row) => recordOf(row)) : {}
    const recordOf = (row: object, currency = currencyIn(row)) => readBy(sentPart, storedIn(row), currency)
    const loggedNames = audits ? namesLogged(audits, { sentColumns, keptColumns }) : []
    /** Returns how a statement is logged; without `given`, it may change any column. */
    function auditing(event: ServiceEvent, found?: Found, given?: readonly Given[]): { audits?: Auditing } {
      if (!audits || (given && !given.some(({ name }) => loggedNames.includes(name)))) return {}
      return { audits: auditingOf(audits, { table, read: recordOf }, { event, ...(found && { found }) }) }
    }

    const insertedNames = columns.map(({ name }) => name).filter((name) => name !== 'id')
    const insertSql = `INSERT INTO ${table} (${quoted(insertedNames)}) VALUES (${placesFor(insertedNames)})`

    function insertion(given: readonly Given[], onConflict: string): Statement {
      const names = quoted(given.map(({ name }) => name))
      return {
        ...(publishing.created && { publishes: publishing.created }),
        ...auditing('created'),
        sql: `INSERT INTO ${table} (${names}) VALUES (${placesFor(given)}) ${onConflict} RETURNING *`,
        params: given.map(({ value }) => value),
      }
    }

    function change(given: readonly Given[], { where, params }: Found): Statement {
      const assignments = [...given.map(({ name }) => `"${name}" = ?`), ...risings].join(', ')
      return {
        ...(publishing.patched && { publishes: publishing.patched }),
        ...auditing('patched', { where, params }, given),
        sql: `UPDATE ${table} SET ${assignments} WHERE ${where} RETURNING *`,
        params: [...given.map(({ value }) => value), ...params],
      }
    }

    return {
      table,
      published(event, statement, found) {
        const publishes = publishing[event]
        if (!publishes) throw new Error(`No service publishes ${event} records of ${table}`)
        return { ...statement, publishes, ...auditing(event, found) }
      },
      audited: (event, statement, found) => ({ ...statement, ...auditing(event, found) }),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The columns of the table are those of its row.
      names: sentColumns.map(({ name }) => name) as (keyof StoredAs<Sent, S> & string)[],
      read: (row, ...[currency]) => readBy(sentPart, storedIn(row), currency),
      readKept: (row, ...[currency]) => readBy(keptPart, storedIn(row), currency),

      textsOf(fields) {
        const shown = fields.map((name) => sentColumns.find(({ path: [field, inner] }) => field === name && !inner)!)
        return (row, ...[currency]) => {
          const stored = storedIn(row)
          return shown.map((column) => `"${column.field}":${textAt(column, stored, currency)}`).join()
        }
      },

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
        if (audits) throw new Error(`Rows of ${table} are audited, and this insert returns none`)
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

/** Returns the events in the contract of a service. */
function publishingOf(path: ServicePath, recordOf: Publishing['recordOf']): EventsOfTable {
  const { events = {} }: ServiceContract = services[path]
  const published = serviceEvents.filter((event) => events[event])
  return Object.fromEntries(published.map((event) => [event, { path, event, recordOf } as const]))
}

type Stored = Record<string, SqlValue>
type Placed = ColumnKind & { path: readonly string[]; field: string; name: string }
type Given = { name: string; value: SqlValue }
/** The columns of one part of a record, and an empty copy of that part. */
type Part<Fields extends object> = { columns: readonly Placed[]; blank: Fields & Record<string, unknown> }

/** A row, or some columns of it, as the database has them. */
function storedIn(row: object): Stored {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The columns of a table contain SQL values.
  return row as Stored
}

/** Returns the currency of the amounts of a row that has any. */
function currencyIn(row: object): Currency | undefined {
  return currencies.find((currency) => hasFields(row) && row.currency === currency)
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

/**
 * Returns the part with these columns. Filling in a copy that JSON made takes half the time of adding the fields one by
 * one.
 */
function partOf<Fields extends object>(columns: readonly Placed[]): Part<Fields> {
  const fields = columns.filter(({ path }) => path.length === 1).map(({ field }) => [field, null])
  return { columns, blank: JSON.parse(JSON.stringify(Object.fromEntries(fields))) }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

function textAt({ name, read, text }: Placed, row: Stored, currency: Currency | undefined): string {
  const stored = row[name]!
  return text ? text(stored, currency) : JSON.stringify(read(stored, currency))
}

/** Sets a value at its place in the record, inside the structures that contain it. */
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
