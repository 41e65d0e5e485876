import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkRecords, BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { noteEdit } from '#kit/admin-notifications.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { raiseCatalogueVersion } from '../editing/edited-venue.ts'
import type { ImportKind } from './import-kinds.ts'
import { keepImport } from './kept-imports.ts'
import { type ImportPlan, planImport, type PlannedRow } from './plan-import.ts'
import { writeImport } from './write-import.ts'

export type ImportRecords<Kind extends BulkKind> = {
  kind: ImportKind<Kind>
  list: readonly BulkRecords[Kind][]
  isDryRun: boolean
  user: Principal
  now: Date
}

export type Imported = { result: BulkResult; announcements: Announcement[] }

/**
 * Makes and changes all records of a list, or none; what was there before is kept, so that it can be taken back. A dry run only counts.
 * Throws BadRequest that names every wrong field of every row, Forbidden for what this person may not, or not without a passphrase.
 */
export function* importRecords<Kind extends BulkKind>(asked: ImportRecords<Kind>): Work<Imported> {
  const { kind, list, isDryRun, user, now } = asked
  const plan = yield* planImport({ kind, list, user })
  const counts = { created: plan.created.length, changed: plan.changed.length, untouched: plan.untouched }
  const result: BulkResult = { kind: kind.kind, restaurantId: plan.venue.id, ...counts, importId: null }
  if (counts.created + counts.changed === 0) return { result, announcements: [] }

  yield* guardAll(plan, asked)
  if (isDryRun) return { result, announcements: [] }
  const prior = yield* writeImport({ kind, plan, user, now })
  const importId = yield* keepImport({ venueId: plan.venue.id, kind: kind.kind, prior, by: nameOf(user), now })
  yield* raiseCatalogueVersion(plan.venue.id)
  const announcements = yield* noteEdit({
    user,
    venueId: plan.venue.id,
    action: counts.changed === 0 ? 'created' : 'updated',
    entity: kind.entity,
    entityName: entityName(plan),
    now,
  })
  return { result: { ...result, importId }, announcements }
}

/** What all the new ones need, and all the changed ones, is asked once. */
function* guardAll<Kind extends BulkKind>(plan: ImportPlan, { kind, user, now }: ImportRecords<Kind>): Work<void> {
  const { venue, created, changed } = plan
  if (created.length > 0) yield* kind.guard({ row: undefined, changed: fieldsOf(created), user, venue, now })
  const [first] = changed
  if (first) yield* kind.guard({ row: first.row, changed: fieldsOf(changed), user, venue, now })
}

function fieldsOf(rows: readonly PlannedRow[]): string[] {
  return [...new Set(rows.flatMap(({ changed }) => changed))]
}

/** The English name of the first, and how many more there are. */
function entityName({ created, changed }: ImportPlan): string {
  const [first] = [...created, ...changed]
  const { name, groupName } = { ...first?.row, ...first?.columns } as { name?: string; groupName?: string }
  const { en } = JSON.parse(name ?? groupName ?? '{}') as { en?: string }
  const more = created.length + changed.length - 1
  return more > 0 ? `${en} and ${more} more` : (en ?? '')
}
