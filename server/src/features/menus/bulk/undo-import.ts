import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import { conflict, notFound } from '#kit/errors/errors.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, placesFor, run, type Transaction } from '#kit/database/transaction.ts'
import { type EditedVenue, lockEditedVenue, raiseCatalogueVersion } from '../editing/public/edited-venue.ts'
import { noteDeletedItems } from '../editing/public/edit-part.ts'
import { guardLowestPrices, itemsPricedBy } from '../editing/public/locked-prices.ts'
import type { PartColumns, PartRow } from '../editing/public/part-editor.ts'
import { updatePart } from '../editing/public/save-part.ts'
import type { ImportKind } from './public/import-kinds.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { PriorRecords } from './import-columns.ts'
import { findImport, hasLaterImport, markUndone } from './kept-imports.ts'
import { hasDiscount } from './has-discount.ts'
import { rowsById } from './rows-by-id.ts'
import type { Touched } from './changed-since-import.ts'
import { partsOfImport, touchedOf } from './import-parts.ts'

/**
 * Undoes the last import of its venue and kind: deletes the records that it created and restores those that it changed. Records that were
 * changed, deleted or filled since stay as they are, and the answer names them. Throws NotFound for another tenant's import, Conflict if
 * it is not the last, is too old or was undone, or if all of its records were changed since.
 */
export function* undoImport({ importId }: { importId: number }, call: Call): Transaction<UndoneImport> {
  const { principal: user, now } = call
  const found = yield* findImport(importId)
  if (!found || !worksAt(user, found.restaurantId))
    throw notFound({ message: bulkErrors.importUnknown, reason: 'importUnknown' })
  const venue = yield* lockEditedVenue(found.restaurantId)
  // It may have been undone while this transaction waited for the venue.
  const kept = (yield* findImport(importId)) ?? found
  if (kept.undoneAt !== null) throw conflict({ message: bulkErrors.importUndone, reason: 'importUndone' })
  if (kept.isForgotten) throw conflict({ message: bulkErrors.importForgotten, reason: 'importForgotten' })
  if (yield* hasLaterImport(kept)) throw conflict({ message: bulkErrors.importNotLast, reason: 'importNotLast' })

  const all = yield* partsOfImport(kept)
  const touched = touchedOf(all)
  const parts: UndonePart[] = []
  for (const part of all) {
    const prior = without(part.prior, part.touched.ids)
    const rows = yield* rowsById(part.kind, [...prior.created, ...prior.changed.map(({ id }) => id)])
    if (rows.size > 0) parts.push({ kind: part.kind, prior, rows })
  }
  if (parts.length === 0) refuseTouched(touched)
  for (const part of parts) yield* guardUndoing({ ...part, venue, user, now })
  const itemIds = parts.flatMap(({ kind, rows }) => [...rows.values()].flatMap((row) => itemsPricedBy(kind.table, row)))
  yield* guardLowestPrices({ itemIds: [...new Set(itemIds)], user, venue, now }, restoreAll(parts, { user, now }))
  yield* markUndone(kept, { user, now })
  yield* raiseCatalogueVersion(venue.id)
  const removed = parts.reduce((sum, { prior }) => sum + prior.created.length, 0)
  const restored = parts.reduce((sum, { prior }) => sum + prior.changed.length, 0)
  const [first] = parts.toReversed()
  yield* recordEdit({
    user,
    venueId: venue.id,
    action: restored === 0 ? 'deleted' : 'updated',
    entity: first!.kind.entity,
    entityName: entityName(first!, removed + restored - 1),
    now,
  })
  for (const part of parts) yield* noteDeleted(part, { restaurantId: venue.id, call })
  const { ids, names } = touched
  const left = { count: ids.length, ids, names }
  const result = { kind: kept.kind, restaurantId: venue.id, importId, removed, restored, left }
  yield* emit(undoImportPath, 'created', result)
  return result
}

/** What is undone of one kind of record. */
type UndonePart = { kind: ImportKind<BulkKind>; prior: PriorRecords; rows: Map<number, PartRow> }

function entityName({ kind, rows }: UndonePart, more: number): string {
  const [first] = rows.values()
  return `${first ? kind.nameOf(first) : ''}${more > 0 ? ` and ${more} more` : ''}`
}

function* noteDeleted(
  { kind, prior, rows }: UndonePart,
  { restaurantId, call }: { restaurantId: number; call: Call },
): Transaction<void> {
  if (kind.table === 'menus') {
    yield* call.app.transactionHooks.run('menus:deleted', { restaurantId, menuIds: prior.created, ...call })
  }
  yield* noteDeletedItems(
    prior.created.flatMap((id) => rows.get(id) ?? []),
    call,
  )
}

function without({ created, changed }: PriorRecords, touchedIds: readonly number[]): PriorRecords {
  const touched = new Set(touchedIds)
  return { created: created.filter((id) => !touched.has(id)), changed: changed.filter(({ id }) => !touched.has(id)) }
}

type Undoer = { user: Principal; now: Date }
type Restoring = UndonePart & Undoer

function* restoreAll(parts: readonly UndonePart[], undoer: Undoer): Transaction<void> {
  for (const part of parts) yield* restore({ ...part, ...undoer })
}

function* restore({ kind, prior, rows, user, now }: Restoring): Transaction<void> {
  for (const chunk of chunksOf(prior.created)) {
    yield* run(`DELETE FROM ${kind.table} WHERE "id" IN (${placesFor(chunk)})`, ...chunk)
  }
  for (const { id, fields, columns } of prior.changed) {
    const row = rows.get(id)!
    yield* updatePart(kind.table, { row, columns: withSoldOutAsItIs(columns, row), changed: fields, user, now })
  }
}

function refuseTouched({ ids, names }: Touched): never {
  throw conflict({
    message: `${bulkErrors.importTouched} ${names.join(', ')}${ids.length > names.length ? ` …` : ''}`,
    reason: 'importTouched',
    extras: { touched: { ids, names, count: ids.length } },
  })
}

function* guardUndoing({ kind, prior, rows, venue, user, now }: Restoring & { venue: EditedVenue }): Transaction<void> {
  const created = rows.get(prior.created[0] ?? 0)
  if (created) yield* kind.guardRemoval({ row: created, venue, user, now })
  const changed = rows.get(prior.changed[0]?.id ?? 0)
  const fields = [...new Set(prior.changed.flatMap((each) => each.fields))]
  const isDiscounted = prior.changed.some(({ id, columns }) =>
    [rows.get(id), columns].some((each) => hasDiscount(each)),
  )
  if (changed) yield* kind.guard({ row: changed, changed: fields, isDiscounted, venue, user, now })
}

type StoredOption = { _id: string; soldOut?: unknown }

/**
 * Returns a group's former options, each with its present sold-out state, which is no part of an import. Other columns stay as they are.
 */
function withSoldOutAsItIs(columns: PartColumns, row: PartRow): PartColumns {
  if (typeof columns.options !== 'string') return columns
  const current = 'options' in row && typeof row.options === 'string' ? row.options : '[]'
  const soldOut = new Map(readStored<StoredOption[]>(current).map((option) => [option._id, option.soldOut ?? null]))
  const options = readStored<StoredOption[]>(columns.options).map((option) => ({
    ...option,
    soldOut: soldOut.get(option._id) ?? null,
  }))
  return { ...columns, options: JSON.stringify(options) }
}
