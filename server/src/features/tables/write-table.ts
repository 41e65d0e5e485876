import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import { problemsOfNewTables, problemsOfTable, textsOfTable } from '@brigade/domain/tables/tables.rules.ts'
import type { AddTables, PatchTable, TableSetUp } from '@brigade/domain/tables/tables.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { many, placesFor, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import { refuseField, refuseFields } from '#kit/errors/errors.ts'
import { findRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { holdVenue } from './hold-venue.ts'
import { newTableToken } from './new-table-token.ts'
import { tableColumns, type TableRow } from './table-columns.ts'

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A table or room is turned off. A hook that throws keeps it on. */
    'tables:turnedOff': { tableId: number } & Call
    /** A table or room is deleted. A hook that throws keeps it. */
    'tables:removed': { restaurantId: number; tableId: number } & Call
  }
}

/** Adds tables or rooms to a venue after those that are there, each with a code of its own. Throws BadRequest. */
export function* addTables(
  { restaurantId, tables }: Omit<AddTables, 'idempotencyKey'>,
  { principal, now }: Call,
): Transaction<TableSetUp[]> {
  if (!worksAt(principal, restaurantId) || !(yield* holdVenue(restaurantId)))
    refuseField({ restaurantId: 'venueUnknown' }, tableErrors)
  const present = yield* placesAt(restaurantId)
  refuseFields(
    problemsOfNewTables(
      tables,
      present.map(({ name }) => name),
    ),
    tableErrors,
  )
  const last = present.reduce((most, { index }) => Math.max(most, index), 0)
  const at = now.toISOString()
  const rows = tables.map((table, place) => ({
    restaurantId,
    ...textsOfTable(table),
    seats: table.seats ?? null,
    index: last + place + 1,
    token: newTableToken(),
    tokenSince: at,
    ...updatedBy(principal, now),
  }))
  const [first, ...others] = rows
  if (!first) return []
  const added = yield* insertTables([first])
  for (const chunk of chunksOf(others, rowsAStatement))
    added.push(...(yield* insertTables(chunk.map((row) => ({ ...row, addedWith: added[0]!.id })))))
  return added
}

/** Number of rows in one statement: few statements for the database, and few parameters in each. */
const rowsAStatement = 50

/** Inserts tables by one statement, which publishes them, and returns them in their order. */
function* insertTables(tables: readonly Parameters<typeof tableColumns.insert>[0][]): Transaction<TableSetUp[]> {
  const rows = tables.map((table) => tableColumns.write(table))
  const names = Object.keys(rows[0] ?? {})
  const inserted = yield* rowsOf<TableRow>(
    tableColumns.published('created', {
      sql: `INSERT INTO tables (${names.map((name) => `"${name}"`).join(', ')})
       VALUES ${rows.map(() => `(${placesFor(names)})`).join(', ')} RETURNING *`,
      params: rows.flatMap((row) => names.map((name) => row[name]!)),
    }),
  )
  return inserted.map((row) => tableColumns.read(row)).toSorted((one, other) => one.index - other.index)
}

/** Returns the tables that a repeated call has added before: by the id of the first. */
export function* repeatedTables(id: number, { principal }: Call): Transaction<TableSetUp[] | undefined> {
  const first = yield* repeatedRecord(tableColumns, { id, principal })
  if (!first) return undefined
  const rows = yield* many<TableRow>(
    'SELECT * FROM tables WHERE "restaurantId" = ? AND ("id" = ? OR "addedWith" = ?) ORDER BY "index"',
    first.restaurantId,
    id,
    id,
  )
  return rows.map((row) => tableColumns.read(row))
}

/**
 * Changes a table or room, or turns it off or on. A body that changes nothing is accepted, whatever version it was made
 * from. Throws NotFound for another tenant's, BadRequest, Conflict if a colleague was faster or a bill is open.
 */
export function* patchTable(id: number, change: PatchTable, call: Call): Transaction<TableSetUp> {
  const { principal, now, app } = call
  const row = yield* heldTable(id, principal)
  const before = tableColumns.read(row)
  const { version, ...draft } = change
  const wanted = { ...before, ...draft, ...textsOfTable({ ...before, ...draft }) }
  if (isSame(before, wanted)) return before
  if (version !== undefined && version !== before.version)
    refuseStale({ message: tableErrors.staleVersion, current: before, row })
  const others = (yield* placesAt(row.restaurantId)).filter((other) => other.id !== id)
  refuseFields(
    problemsOfTable(
      wanted,
      others.map(({ name }) => name),
    ),
    tableErrors,
  )
  const { name, area, seats, isActive } = wanted
  const [saved] = yield* tableColumns.update(
    { name, area, seats, isActive, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  if (before.isActive && !isActive) yield* app.transactionHooks.run('tables:turnedOff', { tableId: id, ...call })
  return tableColumns.read(saved!)
}

/**
 * Deletes a table or room to which nothing points, and returns it as it was. Throws NotFound for another tenant's, and
 * Conflict if it has a history.
 */
export function* removeTable(id: number, call: Call): Transaction<TableSetUp> {
  const table = tableColumns.read(yield* heldTable(id, call.principal))
  yield* call.app.transactionHooks.run('tables:removed', {
    restaurantId: table.restaurantId,
    tableId: id,
    ...call,
  })
  const removal = { sql: 'DELETE FROM tables WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(tableColumns.published('removed', removal))
  return table
}

/** Loads a table of the caller's venues once no one else changes tables of its venue. */
function* heldTable(id: number, principal: Principal): Transaction<TableRow> {
  const { restaurantId } = yield* findRecord(tableColumns, { id, principal, what: 'table' })
  yield* holdVenue(restaurantId)
  return yield* findRecord(tableColumns, { id, principal, what: 'table' })
}

function placesAt(restaurantId: number): Transaction<Pick<TableRow, 'id' | 'name' | 'index'>[]> {
  return many('SELECT "id", "name", "index" FROM tables WHERE "restaurantId" = ?', restaurantId)
}

function isSame(one: TableSetUp, other: TableSetUp): boolean {
  const fields = ['name', 'area', 'seats', 'isActive'] as const
  return fields.every((field) => one[field] === other[field])
}
