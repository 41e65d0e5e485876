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
import { type ImportKind, importKinds } from './public/import-kinds.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { PriorRecords } from './import-columns.ts'
import { findImport, hasLaterImport, markUndone } from './kept-imports.ts'
import { hasDiscount } from './has-discount.ts'
import { rowsById } from './rows-by-id.ts'
import { type Touched, changedSinceImport } from './changed-since-import.ts'

/**
 * Undoes the last import of its venue and kind: deletes the records that it created and restores those that it changed. Records that were
 * changed, deleted or filled since stay as they are, and the answer names them. Throws NotFound for another tenant's import, Conflict if
 * it is not the last, is too old or was undone, or if all of its records were changed since.
 */
export function* undoImport({ importId }: { importId: number }, call: Call): Transaction<UndoneImport> {
  const { principal: user, now, app } = call
  const found = yield* findImport(importId)
  if (!found || !worksAt(user, found.restaurantId))
    throw notFound({ message: bulkErrors.importUnknown, reason: 'importUnknown' })
  const venue = yield* lockEditedVenue(found.restaurantId)
  // It may have been undone while this transaction waited for the venue.
  const kept = (yield* findImport(importId)) ?? found
  if (kept.undoneAt !== null) throw conflict({ message: bulkErrors.importUndone, reason: 'importUndone' })
  if (kept.isForgotten) throw conflict({ message: bulkErrors.importForgotten, reason: 'importForgotten' })
  if (yield* hasLaterImport(kept)) throw conflict({ message: bulkErrors.importNotLast, reason: 'importNotLast' })

  const kind: ImportKind<BulkKind> = importKinds[kept.kind]
  const touched = yield* changedSinceImport(kind, kept.prior)
  const prior = without(kept.prior, touched.ids)
  const [created, changed] = [prior.created.length, prior.changed.length]
  if (created + changed === 0) refuseTouched(touched)
  const rows = yield* rowsById(kind, [...prior.created, ...prior.changed.map(({ id }) => id)])
  yield* guardUndoing({ kind, prior, rows, venue, user, now })
  const itemIds = [...rows.values()].flatMap((row) => itemsPricedBy(kind.table, row))
  yield* guardLowestPrices({ itemIds, user, venue, now }, restore({ kind, prior, rows, user, now }))
  yield* markUndone(importId, { user, now })
  yield* raiseCatalogueVersion(venue.id)
  const [first] = rows.values()
  const more = created + changed - 1
  yield* recordEdit({
    user,
    venueId: venue.id,
    action: changed === 0 ? 'deleted' : 'updated',
    entity: kind.entity,
    entityName: `${first ? kind.nameOf(first) : ''}${more > 0 ? ` and ${more} more` : ''}`,
    now,
  })
  if (kind.table === 'menus') {
    const deleted = { restaurantId: venue.id, menuIds: prior.created }
    yield* app.transactionHooks.run('menus:deleted', { ...deleted, ...call })
  }
  yield* noteDeletedItems(
    prior.created.flatMap((id) => rows.get(id) ?? []),
    call,
  )
  const { ids, names } = touched
  const left = { count: ids.length, ids, names }
  const result = { kind: kept.kind, restaurantId: venue.id, importId, removed: created, restored: changed, left }
  yield* emit(undoImportPath, 'created', result)
  return result
}

function without({ created, changed }: PriorRecords, touchedIds: readonly number[]): PriorRecords {
  const touched = new Set(touchedIds)
  return { created: created.filter((id) => !touched.has(id)), changed: changed.filter(({ id }) => !touched.has(id)) }
}

type Restoring = {
  kind: ImportKind<BulkKind>
  prior: PriorRecords
  rows: Map<number, PartRow>
  user: Principal
  now: Date
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
