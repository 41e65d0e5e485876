import { doneBy, type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { conflict, recordUnknown } from './errors.ts'
import { holdRow } from './hold-row.ts'
import { one, type Work } from './work.ts'

type OfVenue = { restaurantId: number }

/** How such records are stored, as `columnsOf` makes it. */
type StoredIn<Row> = { table: string; insert(...values: never): Work<Row> }

type Asked = {
  id: number
  principal: Principal
  /** What people call such a record, for the refusal. */
  what?: string
}

/** The row of a record of the caller's venues. Throws NotFound for a stranger's. */
export function* findRecord<Row extends OfVenue>({ table }: StoredIn<Row>, asked: Asked): Work<Row> {
  const row = yield* one<Row>(`SELECT * FROM ${table} WHERE "id" = ?`, asked.id)
  return seen(row, asked)
}

/** The same as it is until the transaction ends: of two who change it at once, the second one waits. `by` is that of `holdRow`. */
export function* holdRecord<Row extends OfVenue>(
  { table }: StoredIn<Row>,
  { by, ...asked }: Asked & { by: keyof Row & string },
): Work<Row> {
  const row = yield* holdRow<Row>(table, { id: asked.id, by })
  return seen(row, asked)
}

/** Returns the record that a key made, for a repeated call; undefined if it is gone, or out of the caller's sight. */
export function* repeatedRecord<Row extends OfVenue>(
  { table }: StoredIn<Row>,
  { id, principal }: Asked,
): Work<Row | undefined> {
  const row = yield* one<Row>(`SELECT * FROM ${table} WHERE "id" = ?`, id)
  return row && worksAt(principal, row.restaurantId) ? row : undefined
}

function seen<Row extends OfVenue>(row: Row | undefined, { id, principal, what }: Asked): Row {
  if (!row || !worksAt(principal, row.restaurantId)) throw recordUnknown(what && `No ${what} with id ${id}`)
  return row
}

/** Who changes a record and when, in its columns. */
export function updatedBy(principal: Principal, now: Date) {
  const { by, byKind, byId, at } = doneBy(principal, now)
  return { updatedAt: at, updatedBy: by, updatedByKind: byKind, updatedById: byId }
}

type Changed = { updatedAt: string | null; updatedBy: string | null }

type Stale = {
  message: string
  /** The record as it is now. */
  current: Changed
  /** Who changed it last, as its row keeps it. */
  row: { updatedByKind: string | null; updatedById: number | null }
  /** Which of its fields were changed since, where that is known. */
  changedFields?: readonly string[]
}

/** Refuses a change that was made from an older version: brings the record as it is, and who changed it. */
export function refuseStale({ message, current, row, changedFields }: Stale): never {
  const { updatedBy: changedBy, updatedAt: changedAt } = current
  const { updatedByKind: changedByKind, updatedById: changedById } = row
  throw conflict({
    message,
    reason: 'staleVersion',
    extras: { current, changedBy, changedAt, changedByKind, changedById, changedFields },
  })
}
