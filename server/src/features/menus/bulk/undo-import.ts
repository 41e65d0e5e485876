import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { noteEdit } from '#kit/admin-notifications.ts'
import { conflict, notFound } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { run, type Work } from '#kit/work.ts'
import { type EditedVenue, lockVenue, raiseCatalogueVersion } from '../editing/edited-venue.ts'
import { changedSince } from '../editing/field-versions.ts'
import type { PartRow } from '../editing/part-kind.ts'
import { updatePart } from '../editing/save-part.ts'
import { type ImportKind, importKinds } from './import-kinds.ts'
import { chunksOf, manyIn } from './in-chunks.ts'
import { findImport, hasLaterImport, type KeptImport, markUndone } from './kept-imports.ts'
import { withSoldOutAsItIs } from './restored-options.ts'

type UndoImport = { importId: number; user: Principal; now: Date }
export type Undone = { result: UndoneImport; announcements: Announcement[] }

/**
 * Takes the last import of its venue and kind back: what it made is deleted, what it changed is as before. Throws NotFound for a
 * stranger's, Conflict when it is not the last or was undone, or with the names of what was changed, deleted or filled since.
 */
export function* undoImport({ importId, user, now }: UndoImport): Work<Undone> {
  const found = yield* findImport(importId)
  if (!found || !worksAt(user, found.restaurantId))
    throw notFound({ message: bulkErrors.importUnknown, reason: 'importUnknown' })
  const venue = yield* lockVenue(found.restaurantId)
  // Somebody else may have undone it while the venue was theirs.
  const kept = (yield* findImport(importId)) ?? found
  if (kept.undoneAt !== null) throw conflict({ message: bulkErrors.importUndone, reason: 'importUndone' })
  if (yield* hasLaterImport(kept)) throw conflict({ message: bulkErrors.importNotLast, reason: 'importNotLast' })

  const kind: ImportKind<BulkKind> = importKinds[kept.kind]
  const rows = yield* rowsOf(kind, kept)
  yield* refuseTouched({ kind, kept, rows })
  yield* guardUndoing({ kind, kept, rows, venue, user, now })
  for (const chunk of chunksOf(kept.prior.created)) {
    yield* run(`DELETE FROM ${kind.table} WHERE "id" IN (${chunk.map(() => '?').join(', ')})`, ...chunk)
  }
  for (const { id, fields, columns } of kept.prior.changed) {
    const row = rows.get(id)!
    yield* updatePart(kind.table, { row, columns: withSoldOutAsItIs(columns, row), changed: fields, user, now })
  }
  yield* markUndone(importId, now)
  yield* raiseCatalogueVersion(venue.id)
  const [created, changed] = [kept.prior.created.length, kept.prior.changed.length]
  const [first] = rows.values()
  const more = created + changed - 1
  const announcements = yield* noteEdit({
    user,
    venueId: venue.id,
    action: changed === 0 ? 'deleted' : 'updated',
    entity: kind.entity,
    entityName: `${first ? kind.nameOf(first) : ''}${more > 0 ? ` and ${more} more` : ''}`,
    now,
  })
  const result = { kind: kept.kind, restaurantId: venue.id, importId, removed: created, restored: changed }
  return { result, announcements }
}

type Touching = { kind: ImportKind<BulkKind>; kept: KeptImport; rows: Map<number, PartRow> }

function* rowsOf({ table }: ImportKind<BulkKind>, { prior }: KeptImport): Work<Map<number, PartRow>> {
  const ids = [...prior.created, ...prior.changed.map(({ id }) => id)]
  const rows = yield* manyIn<PartRow>(`SELECT * FROM ${table} WHERE "id" IN`, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Names enough to know what is meant. */
const namesAtMost = 5

function* refuseTouched({ kind, kept: { prior }, rows }: Touching): Work<void> {
  const filled = yield* filledOf(kind, prior.created)
  const homeless = yield* homelessOf(prior, rows)
  const versions = new Map([
    ...prior.created.map((id) => [id, 1] as const),
    ...prior.changed.map(({ id, version }) => [id, version] as const),
  ])
  const touched = [...versions].filter(([id, version]) => {
    const row = rows.get(id)
    return !row || filled.has(id) || homeless.has(id) || changedSince(row.fieldVersions, version).length > 0
  })
  if (touched.length === 0) return
  const names = touched.slice(0, namesAtMost).map(([id]) => {
    const row = rows.get(id)
    return row ? kind.nameOf(row) : `#${id}`
  })
  throw conflict({
    message: `${bulkErrors.importTouched} ${names.join(', ')}${touched.length > names.length ? ` …` : ''}`,
    reason: 'importTouched',
    extras: { touched: { ids: touched.map(([id]) => id), names, count: touched.length } },
  })
}

/** New ones that something belongs to by now. */
function* filledOf({ below }: ImportKind<BulkKind>, created: readonly number[]): Work<Set<number>> {
  const filled = new Set<number>()
  for (const { table, by } of below) {
    const rows = yield* manyIn<{ id: number }>(
      `SELECT DISTINCT "${by}" AS "id" FROM ${table} WHERE "${by}" IN`,
      created,
    )
    for (const { id } of rows) filled.add(id)
  }
  return filled
}

/** Items whose category of before is not in their menu any more. */
function* homelessOf({ changed }: KeptImport['prior'], rows: Map<number, PartRow>): Work<Set<number>> {
  const moved = changed.filter(({ columns }) => typeof columns.categoryId === 'number')
  const ids = [...new Set(moved.map(({ columns }) => columns.categoryId as number))]
  const categories = yield* manyIn<{ id: number; menuId: number }>(
    'SELECT "id", "menuId" FROM categories WHERE "id" IN',
    ids,
  )
  const menuOf = new Map(categories.map(({ id, menuId }) => [id, menuId]))
  const isHomeless = ({ id, columns }: (typeof moved)[number]) => {
    const { menuId } = (rows.get(id) ?? {}) as { menuId?: number }
    return menuOf.get(columns.categoryId as number) !== menuId
  }
  return new Set(moved.filter(isHomeless).map(({ id }) => id))
}

type Guarding = Touching & { venue: EditedVenue; user: Principal; now: Date }

function* guardUndoing({ kind, kept: { prior }, rows, venue, user, now }: Guarding): Work<void> {
  const created = rows.get(prior.created[0] ?? 0)
  if (created) yield* kind.guardRemoval({ row: created, venue, user, now })
  const changed = rows.get(prior.changed[0]?.id ?? 0)
  const fields = [...new Set(prior.changed.flatMap((each) => each.fields))]
  if (changed) yield* kind.guard({ row: changed, changed: fields, venue, user, now })
}
