import type { Principal } from '@brigade/domain/access/principal.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkRecords, BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { recordEdit } from '#features/notifications/door/record-edit.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { keepResult } from '#kit/idempotency.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { readStored } from '#kit/stored-json.ts'
import type { Work } from '#kit/work.ts'
import { guardLowestPrices, itemsPricedBy } from '../editing/door/locked-prices.ts'
import { raiseCatalogueVersion } from '../editing/door/edited-venue.ts'
import type { Columns } from '../editing/door/part-editor.ts'
import type { ImportKind } from './door/import-kinds.ts'
import { keepImport } from './kept-imports.ts'
import { forgetImports } from './forget-imports.job.ts'
import { type ImportPlan, lockVenueOf, planImport } from './plan-import.ts'
import { findRepeatedImport, keyKindOf } from './repeated-import.ts'
import { writeImport } from './write-import.ts'

export type ImportRecords<Kind extends BulkKind> = {
  kind: ImportKind<Kind>
  list: readonly BulkRecords[Kind][]
  isDryRun: boolean
  user: Principal
  idempotencyKey: string | undefined
  now: Date
}

export type Imported = { result: BulkResult; isRepeat: boolean; announcements: Announcement[] }

/**
 * Makes and changes all records of a list, or none; what was there before is kept, so that it can be taken back. A dry run only counts.
 * The same key of the same person answers the first result again. Throws BadRequest that names every wrong field of every row, Forbidden
 * for what this person may not, or not without a passphrase, Conflict for a key of something else.
 */
export function* importRecords<Kind extends BulkKind>(asked: ImportRecords<Kind>): Work<Imported> {
  const { kind, list, isDryRun, user, idempotencyKey: key, now } = asked
  const venue = yield* lockVenueOf({ kind, list, user })
  // Looked for while the venue is held: of two that come at once, the later finds what the earlier did.
  const repeated = isDryRun ? undefined : yield* findRepeatedImport({ ...asked, venueId: venue.id })
  if (repeated) return { result: repeated, isRepeat: true, announcements: [] }

  const plan = yield* planImport({ kind, list, user, venue })
  const counts = { created: plan.created.length, changed: plan.changed.length, untouched: plan.untouched }
  const result: BulkResult = { kind: kind.kind, restaurantId: venue.id, ...counts, importId: null }
  const onlyCounted = { result, isRepeat: false, announcements: [] }
  if (counts.created + counts.changed === 0) return onlyCounted

  yield* guardAll(plan, asked)
  if (isDryRun) return onlyCounted
  const itemIds = plan.changed.flatMap(({ row }) => itemsPricedBy(kind.table, row))
  const prior = yield* guardLowestPrices({ itemIds, user, venue, now }, writeImport({ kind, plan, user, now }))
  const importId = yield* keepImport({ venueId: venue.id, kind: kind.kind, prior, user, now })
  yield* enqueue(forgetImports, { restaurantId: venue.id, kind: kind.kind }, { now, restaurantId: venue.id })
  yield* keepResult({ principal: user, kind: keyKindOf(kind.kind), key, recordId: importId, now })
  yield* raiseCatalogueVersion(venue.id)
  const announcements = yield* recordEdit({
    user,
    venueId: venue.id,
    action: counts.changed === 0 ? 'created' : 'updated',
    entity: kind.entity,
    entityName: entityName(plan),
    now,
  })
  return { result: { ...result, importId }, isRepeat: false, announcements }
}

/** What all the new ones need, and all the changed ones, is asked once. */
function* guardAll<Kind extends BulkKind>(plan: ImportPlan, { kind, user, now }: ImportRecords<Kind>): Work<void> {
  const { venue, created, createdFields, changed } = plan
  if (created.length > 0) yield* kind.guard({ row: undefined, changed: createdFields, user, venue, now })
  const [first] = changed
  if (!first) return
  const changedFields = [...new Set(changed.flatMap((each) => each.changed))]
  yield* kind.guard({ row: first.row, changed: changedFields, user, venue, now })
}

/** The English name of the first, and how many more there are. */
function entityName({ created, changed }: ImportPlan): string {
  const [first] = changed
  const { name, groupName }: Columns = created.first() ?? { ...first?.row, ...first?.columns }
  const { en } = readStored<{ en?: string }>(String(name ?? groupName ?? '{}'))
  const more = created.length + changed.length - 1
  return more > 0 ? `${en} and ${more} more` : (en ?? '')
}
