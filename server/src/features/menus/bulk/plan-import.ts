import type { BulkParent } from '@brigade/domain/menus/bulk/bulk.check-rows.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { cellErrors, cellProblem, type CellProblems } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { claimOf, type PlannedRecord, planRecord, problemsBetween } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import type { BulkRecords } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { badRequest, otherVenue, wrongFields } from '#kit/errors/errors.ts'
import { many, mapYielding, pause, type Transaction } from '#kit/database/transaction.ts'
import { type EditedVenue, lockEditedVenue } from '../editing/public/edited-venue.ts'
import type { PartColumns, PartRow } from '../editing/public/part-editor.ts'
import { isShared } from '../editing/public/edit-part.ts'
import { listGroupNames } from '../presets/public/list-group-names.ts'
import { localTextOf } from '../stored-values.ts'
import type { ImportKind } from './public/import-kinds.ts'
import { NewRows } from './new-rows.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { problemsInPlace } from './problems-in-place.ts'

/** A record that is to be changed: its row, and the columns that change. */
export type ChangedRow = { row: PartRow; columns: PartColumns; changed: string[] }

export type ImportPlan = {
  venue: EditedVenue
  created: NewRows
  /** The fields in which any of them differs from an empty record. */
  createdFields: string[]
  changed: ChangedRow[]
  untouched: number
  /** All records below the same parents, as they are stored. */
  rows: PartRow[]
}

type ImportedList<Kind extends BulkKind> = {
  kind: ImportKind<Kind>
  list: readonly BulkRecords[Kind][]
  user: Principal
  /** The field of the body that has the list, for the paths of problems. */
  path?: string
}

/** Locks and returns the one venue of the whole list. Throws the errors of `planImport`. */
export function* lockImportVenue<Kind extends BulkKind>(asked: ImportedList<Kind>): Transaction<EditedVenue> {
  return yield* lockEditedVenue(yield* venueOf(asked))
}

/**
 * Returns the records that an import would create and change. Throws BadRequest that names every wrong field of every row, Forbidden for
 * another tenant's venue.
 */
export function* planImport<Kind extends BulkKind>({
  kind,
  list,
  user,
  venue,
  path,
}: ImportedList<Kind> & { venue: EditedVenue }): Transaction<ImportPlan> {
  // Their parents may have been deleted while this transaction waited for the venue.
  const venueId = yield* venueOf({ kind, list, user, path })
  const parentIds = [...new Set(list.map((record) => parentOf(kind, record)))]
  const rows = yield* manyIn<PartRow>(`SELECT * FROM ${kind.table} WHERE "${kind.parent}" IN`, parentIds)
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const known = new Map(yield* mapYielding(rows, (row) => [row.id, kind.knownOf(row, venue)] as const))
  const presets = kind.kind === 'modifiers' ? yield* namesOfGroups(venueId) : []
  const categoriesOf = yield* readCategories(kind.kind, venueId)
  const setting = { venue, role: user.role, known, presets, categoriesOf }

  const planned = yield* mapYielding(list, (record) => planRecord(kind.kind, record, setting))
  // This is the slow part of comparing them.
  yield* mapYielding([...known.values(), ...planned.map(({ after }) => after)], (record) => claimOf(kind.kind, record))
  const between = problemsBetween(kind.kind, planned, known)
  const inPlace = yield* problemsInPlace(kind.kind, planned, venue)
  const nameField = kind.kind === 'modifiers' ? 'groupName.en' : 'name.en'
  const isOfAll = ({ known: before, changed }: (typeof planned)[number]) =>
    before !== undefined && changed.length > 0 && isShared(rowById.get(before.id) ?? {})
  refuseRows(
    planned.map((record, index) => ({
      ...(isOfAll(record) && { [nameField]: cellProblem('sharedPart') }),
      ...inPlace[index],
      ...between.get(index),
      ...record.problems,
    })),
    path,
  )

  const created = new NewRows(kind.defaultColumns(venue))
  const plan: ImportPlan = { venue, created, createdFields: [], changed: [], untouched: 0, rows }
  for (const record of planned) {
    const row = record.known && rowById.get(record.known.id)
    if (row) {
      const next = changedRow({ kind, record, row, venue })
      if (next.changed.length > 0) plan.changed.push(next)
      else plan.untouched += 1
    } else created.add(kind.columnsOf(record.after, venue))
    yield pause
  }
  plan.createdFields = kind.fieldsOf(created.filledNames())
  return plan
}

/** Returns the group names that an import may use: the preset ones, and those that groups of the venue have. */
function* namesOfGroups(venueId: number): Transaction<LocalText[]> {
  const used = yield* many<{ groupName: string }>(
    'SELECT DISTINCT "groupName" FROM modifier_groups WHERE "restaurantId" = ?',
    venueId,
  )
  return [...(yield* listGroupNames()).map(({ name }) => name), ...used.map(({ groupName }) => localTextOf(groupName))]
}

function changedRow<Kind extends BulkKind>({
  kind,
  record: { known, after: next, changed },
  row,
  venue,
}: {
  kind: ImportKind<Kind>
  record: PlannedRecord<Kind>
  row: PartRow
  venue: EditedVenue
}): ChangedRow {
  if (!known || changed.length === 0) return { row, columns: {}, changed: [] }
  const after = kind.columnsOf(next, venue)
  const before = kind.columnsOf(known, venue)
  const differing = Object.keys(before).filter((column) => before[column] !== after[column])
  const columns = Object.fromEntries(differing.map((column) => [column, after[column]!]))
  return { row, columns, changed: kind.fieldsOf(differing) }
}

/** Returns the one venue of the whole list, from the parents of its records. */
function* venueOf<Kind extends BulkKind>({ kind, list, user, path }: ImportedList<Kind>): Transaction<number> {
  const { parent, parentTable, parentUnknown } = kind
  const venueColumn = parentTable === 'venues' ? 'id' : 'restaurantId'
  const hasCategories = parentTable === 'menus' ? ', "hasCategories"' : ''
  const parents = yield* manyIn<{ id: number; restaurantId: number; hasCategories?: boolean | 0 | 1 }>(
    `SELECT "id", "${venueColumn}" AS "restaurantId"${hasCategories} FROM ${parentTable} WHERE "id" IN`,
    [...new Set(list.map((record) => parentOf(kind, record)))],
  )
  const byId = new Map(parents.map((row) => [row.id, row]))
  const isOtherTenant = ({ restaurantId }: BulkRecords[Kind]) =>
    restaurantId !== undefined && !worksAt(user, restaurantId)
  if (list.some(isOtherTenant)) throw otherVenue()
  const first = parents.find(({ restaurantId }) => worksAt(user, restaurantId))

  refuseRows(
    list.map((record): CellProblems => {
      const found = byId.get(parentOf(kind, record))
      if (!found || !worksAt(user, found.restaurantId)) return { [parent]: cellProblem(parentUnknown) }
      if (found.restaurantId !== first?.restaurantId) return { [parent]: cellProblem('venuesDiffer') }
      if (record.restaurantId !== undefined && record.restaurantId !== found.restaurantId) {
        return { restaurantId: cellProblem('parentFixed') }
      }
      const isMisplaced = kind.kind === 'categories' && !found.hasCategories
      return isMisplaced ? { [parent]: cellProblem('menuWithoutCategories') } : {}
    }),
    path,
  )
  return first!.restaurantId
}

function parentOf<Kind extends BulkKind>({ parent }: ImportKind<Kind>, record: BulkRecords[Kind]): number {
  const places: BulkParent = record
  // The schema requires it.
  return places[parent]!
}

function* readCategories(kind: BulkKind, venueId: number): Transaction<Map<number, Set<number>>> {
  if (kind !== 'items' && kind !== 'menus') return new Map()
  const categories = yield* many<{ id: number; menuId: number }>(
    'SELECT "id", "menuId" FROM categories WHERE "restaurantId" = ?',
    venueId,
  )
  const byMenu = Map.groupBy(categories, ({ menuId }) => menuId)
  return new Map([...byMenu].map(([menuId, rows]) => [menuId, new Set(rows.map(({ id }) => id))]))
}

/** Throws if a list has problems; every wrong field of every row is named: `list.17.name.en`. */
function refuseRows(problems: readonly CellProblems[], list = 'list'): void {
  const wrong = problems.filter((ofRow) => Object.keys(ofRow).length > 0).length
  if (wrong === 0) return
  const inList = Object.fromEntries(
    problems.flatMap((ofRow, index) =>
      Object.entries(ofRow).map(([path, problem]) => [`${list}.${index}.${path}`, problem] as const),
    ),
  )
  const message = `${wrong} of ${problems.length} rows can't be imported.`
  throw badRequest({ message, reason: 'validation', ...wrongFields(inList, cellErrors) })
}
