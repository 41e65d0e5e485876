import { doneBy, type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { conflict, recordUnknown } from '../errors/errors.ts'
import { lockRow } from '../database/lock-row.ts'
import { one, type Transaction } from '../database/transaction.ts'

type OfVenue = { restaurantId: number }

/** The storage of such records, as `columnsOf` makes it. */
type StoredIn<Row> = { table: string; insert(...values: never): Transaction<Row> }

type Asked = {
  id: number
  principal: Principal
  /** The name of such a record, for the refusal. */
  what?: string
}

/** Loads a row of the caller's venues. Throws NotFound if it belongs to another tenant. */
export function* findRecord<Row extends OfVenue>({ table }: StoredIn<Row>, asked: Asked): Transaction<Row> {
  const row = yield* one<Row>(`SELECT * FROM ${table} WHERE "id" = ?`, asked.id)
  return seen(row, asked)
}

/**
 * Loads and locks a row until the transaction ends: if two transactions change it at once, the second one waits. `by`
 * is that of `lockRow`.
 */
export function* lockRecord<Row extends OfVenue>(
  { table }: StoredIn<Row>,
  { by, ...asked }: Asked & { by: keyof Row & string },
): Transaction<Row> {
  const row = yield* lockRow<Row>(table, { id: asked.id, by })
  return seen(row, asked)
}

/** Returns the record that a key made, for a repeated call; undefined if it is gone, or the caller may not see it. */
export function* repeatedRecord<Row extends OfVenue>(
  { table }: StoredIn<Row>,
  { id, principal }: Asked,
): Transaction<Row | undefined> {
  const row = yield* one<Row>(`SELECT * FROM ${table} WHERE "id" = ?`, id)
  return row && worksAt(principal, row.restaurantId) ? row : undefined
}

function seen<Row extends OfVenue>(row: Row | undefined, { id, principal, what }: Asked): Row {
  if (!row || !worksAt(principal, row.restaurantId)) throw recordUnknown(what && `No ${what} with id ${id}`)
  return row
}

/** Returns the columns that store who changes a record and when. */
export function updatedBy(principal: Principal, now: Date) {
  const { by, byKind, byId, at } = doneBy(principal, now)
  return { updatedAt: at, updatedBy: by, updatedByKind: byKind, updatedById: byId }
}

/** Returns the columns that say that no account changed a record, but a person with a link or the server itself. */
export function updatedByNobody(now: Date) {
  return { updatedAt: now.toISOString(), updatedBy: null, updatedByKind: null, updatedById: null }
}

type Changed = { updatedAt: string | null; updatedBy: string | null }

type Stale = {
  message: string
  /** The current record. */
  current: Changed
  /** The columns of its row that store who changed it last. */
  row: { updatedByKind: string | null; updatedById: number | null }
  /** The fields that were changed since, if they are known. */
  changedFields?: readonly string[]
}

/** Refuses a change that was made from an older version: the refusal includes the current record and who changed it. */
export function refuseStale({ message, current, row, changedFields }: Stale): never {
  const { updatedBy: changedBy, updatedAt: changedAt } = current
  const { updatedByKind: changedByKind, updatedById: changedById } = row
  throw conflict({
    message,
    reason: 'staleVersion',
    extras: { current, changedBy, changedAt, changedByKind, changedById, changedFields },
  })
}
