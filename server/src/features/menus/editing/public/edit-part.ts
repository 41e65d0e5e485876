import { menuErrors, menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { changedPrices, type PriceChange } from '@brigade/domain/menus/menus.price-changes.ts'
import { problemsOfChange } from '@brigade/domain/menus/menus.rules.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import { conflict, recordUnknown } from '#kit/errors/errors.ts'
import { type ClaimedFile, claimFiles, filesOfImages, releaseFiles } from '#features/files/public/claim-files.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { one, rowsOf, type Statement, type Transaction } from '#kit/database/transaction.ts'
import { listOf } from '../../stored-values.ts'
import { partColumns } from '../../part-columns.ts'
import type { EditedTable } from '../../visible-parts.ts'
import { type EditedVenue, lockEditedVenue, raiseCatalogueVersion } from './edited-venue.ts'
import { changedSince } from './field-versions.ts'
import {
  type PartColumns,
  storedDraftOf,
  type PartEdit,
  type InTheWay,
  type PartEditor,
  type PartRow,
  runWork,
} from './part-editor.ts'
import { refuse } from '../../refuse.ts'
import { guardLowestPrices, itemsPricedBy } from './locked-prices.ts'
import { insertPart, nextIndex, updatePart } from './save-part.ts'
import { problemsOfTakenName } from '../taken-name.ts'

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** Menus of a venue are deleted, one alone or with the import that added them. */
    'menus:deleted': { restaurantId: number; menuIds: readonly number[] } & Call
    /** Items are deleted that were linked to promotions, one alone or with the import that added it. */
    'items:deleted': { itemIds: readonly number[]; promotionIds: readonly number[] } & Call
  }
}

/**
 * A record after a change. With `stale`, nothing was changed: colleagues changed these fields since the version that the caller names.
 */
type Patched<Row> = { row: Row; isChanged: boolean; stale?: { changedFields: string[] } }

/**
 * Adds a record as the last of its siblings. Throws BadRequest that names every wrong field, Forbidden for what this person may not do.
 */
export function* createPart<Row extends PartRow, Draft extends object>(
  kind: PartEditor<Row, Draft>,
  body: Draft & Record<string, unknown>,
  { principal: user, now }: Caller,
): Transaction<Row> {
  const venue = yield* lockEditedVenue(yield* kind.venueOf(body, user))
  // Its parent may have been deleted while this transaction waited for the venue.
  yield* kind.venueOf(body, user)
  const after = yield* completed(kind, kind.defaults, body)
  const columns = kind.columnsOf(after, venue)
  const changed = fieldsOf(kind, differing(kind.columnsOf(kind.defaults, venue), columns))
  const place = kind.placeOf(body)
  const edit: PartEdit<Row, Draft> = { row: undefined, before: undefined, after, changed, place, venue, user, now }
  if (kind.guard) yield* runWork(kind.guard(edit))
  const row: PartColumns = { ...columns, ...place, restaurantId: venue.id }
  const taken = yield* problemsOfTakenName(kind, { row: undefined, columns: row })
  refuse({ ...taken, ...(yield* runWork(kind.problemsOf(edit))) })
  yield* claimFiles({ venueId: venue.id, files: filesOf(kind.table, columns) })

  const id = yield* insertPart(kind.table, { columns: row, siblings: kind.siblings, user, now })
  yield* raiseCatalogueVersion(venue.id)
  const saved = yield* rowOf<Row>(kind.table, id)
  const priceChanges = kind.pricesOf ? changedPrices({}, kind.pricesOf(after), venue.currency) : []
  yield* noted(kind, { row: saved, action: 'created', priceChanges }, { principal: user, now })
  return saved
}

/**
 * Changes a record. Unchanged fields change nothing, and problems elsewhere in the record that existed before are not refused. With a
 * `version` older than the one that last changed a field, nothing is stored and the answer says what has changed since.
 */
export function* patchPart<Row extends PartRow, Draft extends object>(
  kind: PartEditor<Row, Draft>,
  { id, change }: { id: number; change: Draft & { version?: number } },
  { principal: user, now, app }: Call,
): Transaction<Patched<Row>> {
  const venue = yield* lockVenueOf(kind.table, { id, user })
  const row = yield* rowOf<Row>(kind.table, id)
  const before = storedDraftOf(kind, row, venue)
  const after = yield* completed(kind, before, change)
  const next = kind.columnsOf(after, venue)
  const columns = differences(kind.columnsOf(before, venue), next)
  const changed = fieldsOf(kind, Object.keys(columns))
  const unchanged = { row, isChanged: false }
  refuse(fixedProblems(kind, row, change as Record<string, unknown>))
  if (changed.length === 0) return unchanged
  if (isShared(row)) throw conflict({ message: menuErrors.sharedPart, reason: 'sharedPart' })
  const edit: PartEdit<Row, Draft> = { row, before, after, changed, place: {}, venue, user, now }
  if (kind.guard) yield* runWork(kind.guard(edit))
  const changedFields = changedSince(row.fieldVersions, change.version ?? row.version)
  if (changedFields.length > 0) return { ...unchanged, stale: { changedFields } }
  const taken = yield* problemsOfTakenName(kind, { row, columns: { ...(row as PartRow & PartColumns), ...next } })
  refuse({ ...taken, ...problemsOfChange(yield* runWork(kind.problemsOf(edit)), changed) })
  yield* claimFiles({ venueId: venue.id, files: filesOf(kind.table, columns), kept: imagesOf(row) })

  if (kind.alsoChange) yield* runWork(kind.alsoChange(edit))
  const isElsewhere = kind.siblings.some((field) => changed.includes(field))
  const place: PartColumns = isElsewhere ? { index: yield* nextIndex(kind.table, next, kind.siblings) } : {}
  yield* guardLowestPrices(
    { itemIds: kind.pricedItems ? yield* kind.pricedItems(row) : itemsPricedBy(kind.table, row), user, venue, now },
    stored(kind, { row, columns: { ...columns, ...place }, changed, user, now }),
  )
  yield* raiseCatalogueVersion(venue.id)
  const saved = yield* rowOf<Row>(kind.table, id)
  const priceChanges = kind.pricesOf ? changedPrices(kind.pricesOf(before), kind.pricesOf(after), venue.currency) : []
  yield* noted(kind, { row: saved, action: 'updated', priceChanges }, { principal: user, now })
  yield* releaseFiles(app.fileUses, { urls: imagesGone(row, saved), now })
  return { row: saved, isChanged: true }
}

function* stored<Row extends PartRow, Draft extends object>(
  kind: PartEditor<Row, Draft>,
  change: Parameters<typeof updatePart>[1] & { row: Row },
): Transaction<void> {
  yield* updatePart(kind.table, change)
  if (kind.repeat) yield* kind.repeat(change.row)
}

/** Returns whether a row repeats a part that several items share. */
export function isShared(row: object): boolean {
  return 'sharedId' in row && row.sharedId !== null
}

/** Deletes a record that has no parts, and returns it. Throws Conflict with the names of its parts, NotFound if it was deleted before. */
export function* removePart<Row extends PartRow, Draft extends object>(
  kind: PartEditor<Row, Draft>,
  id: number,
  call: Call,
): Transaction<Row> {
  const { principal: user, now, app } = call
  const venue = yield* lockVenueOf(kind.table, { id, user })
  const row = yield* rowOf<Row>(kind.table, id)
  if (kind.guardRemoval) yield* runWork(kind.guardRemoval({ row, venue, user, now }))
  const below = kind.inTheWay ? yield* runWork(kind.inTheWay(row)) : []
  const inTheWay = below.filter(({ names }) => names.length > 0)
  if (inTheWay.length > 0) refuseRemoval(kind.nameOf(row), inTheWay)

  yield* guardLowestPrices(
    { itemIds: itemsPricedBy(kind.table, row), user, venue, now },
    rowsOf(removalOf(kind.table, id)),
  )
  yield* raiseCatalogueVersion(venue.id)
  yield* noted(kind, { row, action: 'deleted' }, { principal: user, now })
  yield* releaseFiles(app.fileUses, { urls: imagesOf(row), now })
  if (kind.table === 'menus') {
    yield* app.transactionHooks.run('menus:deleted', { restaurantId: venue.id, menuIds: [id], ...call })
  }
  yield* noteDeletedItems([row], call)
  return row
}

/** Runs the hooks of deleted items that were linked to promotions. Other parts of a menu are linked to none. */
export function* noteDeletedItems(rows: Iterable<PartRow>, call: Call): Transaction<void> {
  const linked = [...rows].flatMap((row) =>
    'marketingId' in row && typeof row.marketingId === 'number' ? [{ id: row.id, promotionId: row.marketingId }] : [],
  )
  if (linked.length === 0) return
  const itemIds = linked.map(({ id }) => id)
  const promotionIds = [...new Set(linked.map(({ promotionId }) => promotionId))]
  yield* call.app.transactionHooks.run('items:deleted', { itemIds, promotionIds, ...call })
}

function removalOf(table: EditedTable, id: number): Statement {
  const removal = { sql: `DELETE FROM ${table} WHERE "id" = ? RETURNING *`, params: [id] }
  return partColumns[table].audited('removed', removal)
}

/** Locks the venue of a record, so that the record does not change after this. Throws NotFound for another tenant's. */
export function* lockVenueOf(
  table: EditedTable,
  { id, user }: { id: number; user: Principal },
): Transaction<EditedVenue> {
  const found = yield* one<{ restaurantId: number }>(`SELECT "restaurantId" FROM ${table} WHERE "id" = ?`, id)
  if (!found || !worksAt(user, found.restaurantId)) throw recordUnknown()
  return yield* lockEditedVenue(found.restaurantId)
}

/** Returns a row. Throws NotFound if it is gone. */
export function* rowOf<Row>(table: EditedTable, id: number): Transaction<Row> {
  const row = yield* one<Row>(`SELECT * FROM ${table} WHERE "id" = ?`, id)
  if (!row) throw recordUnknown()
  return row
}

type Edit<Row> = { row: Row; action: 'created' | 'updated' | 'deleted'; priceChanges?: readonly PriceChange[] }

function noted<Row extends PartRow, Draft extends object>(
  { entity, nameOf }: PartEditor<Row, Draft>,
  { row, action, priceChanges }: Edit<Row>,
  { principal: user, now }: Caller,
): Transaction<void> {
  return recordEdit({ user, venueId: row.restaurantId, action, entity, entityName: nameOf(row), priceChanges, now })
}

function* completed<Row extends PartRow, Draft extends object>(
  kind: PartEditor<Row, Draft>,
  before: Draft,
  body: Draft,
): Transaction<Draft> {
  const after = merged(kind, before, body)
  return kind.completeDraft ? yield* runWork(kind.completeDraft(after, { before, body })) : after
}

function merged<Draft extends object>(
  { fields, texts }: Pick<PartEditor<PartRow, Draft>, 'fields' | 'texts'>,
  draft: Draft,
  change: Draft,
): Draft {
  const next = { ...draft }
  for (const field of fields) {
    const value = change[field]
    if (value === undefined) continue
    next[field] = texts.includes(field) ? { ...draft[field], ...value } : value
  }
  return next
}

function fieldsOf({ fieldOfColumn }: { fieldOfColumn: Readonly<Record<string, string>> }, columns: string[]): string[] {
  return columns.map((column) => fieldOfColumn[column] ?? column)
}

function differences(before: PartColumns, after: PartColumns): PartColumns {
  return Object.fromEntries(differing(before, after).map((name) => [name, after[name]!]))
}

function differing(before: PartColumns, after: PartColumns): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name])
}

function fixedProblems<Row extends PartRow, Draft extends object>(
  { fixed }: PartEditor<Row, Draft>,
  row: Row,
  change: Record<string, unknown>,
): MenuProblems {
  const stored = row as Record<string, unknown>
  const moved = fixed.filter((field) => change[field] !== undefined && change[field] !== stored[field])
  return Object.fromEntries(moved.map((field) => [field, menuProblem('parentFixed')]))
}

/** Maximum number of names, enough to recognise the records. */
const namesAtMost = 5

function refuseRemoval(name: string, inTheWay: InTheWay[]): never {
  const parts = inTheWay.map(({ entity, names }) => {
    const more = names.length > namesAtMost ? ` and ${names.length - namesAtMost} more` : ''
    return `${names.length} ${entity}: ${names.slice(0, namesAtMost).join(', ')}${more}`
  })
  throw conflict({
    message: `${name} still has ${parts.join('; ')}`,
    reason: 'hasChildren',
    extras: {
      inTheWay: inTheWay.map(({ entity, names }) => ({
        entity,
        count: names.length,
        names: names.slice(0, namesAtMost),
      })),
    },
  })
}

function imagesGone(before: object, after: object): string[] {
  const kept = imagesOf(after)
  return imagesOf(before).filter((url) => !kept.includes(url))
}

function filesOf(table: EditedTable, columns: object): ClaimedFile[] {
  return filesOfImages(table === 'categories' ? 'category-images' : 'item-images', imagesOf(columns))
}

function imagesOf(row: object): string[] {
  return 'images' in row && typeof row.images === 'string' ? listOf(row.images) : []
}
