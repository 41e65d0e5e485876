import type { Principal } from '@brigade/domain/access/principal.ts'
import { bulkPaths } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkRecords, BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import type { Caller } from '#kit/context/call.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { guardLowestPrices, itemsPricedBy } from '../editing/public/locked-prices.ts'
import { raiseCatalogueVersion } from '../editing/public/edited-venue.ts'
import type { PartColumns } from '../editing/public/part-editor.ts'
import type { ImportKind } from './public/import-kinds.ts'
import { hasDiscount } from './has-discount.ts'
import { keepImport } from './kept-imports.ts'
import { forgetImports } from './forget-imports.job.ts'
import { type ImportPlan, lockImportVenue, planImport } from './plan-import.ts'
import { writeImport } from './write-import.ts'

export type ImportBody<Kind extends BulkKind> = { list: readonly BulkRecords[Kind][]; dryRun?: boolean }

/**
 * Creates and changes all records of a list, or none; the previous values are stored, so that the import can be undone. A dry run only
 * counts. Throws BadRequest that names every wrong field of every row, Forbidden for changes that this person may not make, or not
 * without a passphrase.
 */
export function* importRecords<Kind extends BulkKind>(
  kind: ImportKind<Kind>,
  { list, dryRun: isDryRun = false }: ImportBody<Kind>,
  { principal: user, now }: Caller,
): Transaction<BulkResult> {
  const venue = yield* lockImportVenue({ kind, list, user })
  const plan = yield* planImport({ kind, list, user, venue })
  const counts = { created: plan.created.length, changed: plan.changed.length, untouched: plan.untouched }
  const result: BulkResult = { kind: kind.kind, restaurantId: venue.id, ...counts, importId: null }
  if (counts.created + counts.changed === 0) return result

  yield* guardAll(plan, { kind, user, now })
  if (isDryRun) return result
  const itemIds = plan.changed.flatMap(({ row }) => itemsPricedBy(kind.table, row))
  const prior = yield* guardLowestPrices({ itemIds, user, venue, now }, writeImport({ kind, plan, user, now }))
  const importId = yield* keepImport({ venueId: venue.id, kind: kind.kind, prior, counts, user, now })
  yield* enqueue(forgetImports, { restaurantId: venue.id, kind: kind.kind }, { now, restaurantId: venue.id })
  yield* raiseCatalogueVersion(venue.id)
  yield* recordEdit({
    user,
    venueId: venue.id,
    action: counts.changed === 0 ? 'created' : 'updated',
    entity: kind.entity,
    entityName: entityName(plan),
    now,
  })
  const imported = { ...result, importId }
  const path: (typeof bulkPaths)[BulkKind] = bulkPaths[kind.kind]
  yield* emit(path, 'created', imported)
  return imported
}

/** Checks the rights for all new records once, and for all changed ones once. */
export function* guardAll<Kind extends BulkKind>(
  plan: ImportPlan,
  { kind, user, now }: { kind: ImportKind<Kind>; user: Principal; now: Date },
): Transaction<void> {
  const { venue, created, createdFields, changed } = plan
  const asked = { user, venue, now }
  if (created.length > 0) yield* kind.guard({ ...asked, row: undefined, changed: createdFields, isDiscounted: false })
  const [first] = changed
  if (!first) return
  const changedFields = [...new Set(changed.flatMap((each) => each.changed))]
  const isDiscounted = changed.some(({ row, columns }) => [row, columns].some((each) => hasDiscount(each)))
  yield* kind.guard({ ...asked, row: first.row, changed: changedFields, isDiscounted })
}

/** Returns the English name of the first record, and the number of the others. */
function entityName({ created, changed }: ImportPlan): string {
  const [first] = changed
  const { name, groupName }: PartColumns = created.first() ?? { ...first?.row, ...first?.columns }
  const { en } = readStored<{ en?: string }>(String(name ?? groupName ?? '{}'))
  const more = created.length + changed.length - 1
  return more > 0 ? `${en} and ${more} more` : (en ?? '')
}
