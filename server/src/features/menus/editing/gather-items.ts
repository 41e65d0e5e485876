import type { Principal } from '@brigade/domain/access/principal.ts'
import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { updatedBy } from '#kit/records.ts'
import { many, type Work } from '#kit/work.ts'
import { categoryColumns, itemColumns } from '../part-columns.ts'
import { withChanged } from './door/field-versions.ts'
import { insertPart } from './door/save-part.ts'

type GatherItems = { menuId: number; venueId: number; name: LocalDraft; user: Principal; now: Date }

type Gathered = { id: number; version: number; fieldVersions: string }

/** Puts the items that stand in a menu itself into a first category of it, in their order; where there are none, it makes none. */
export function* gatherItems({ menuId, venueId, name, user, now }: GatherItems): Work<void> {
  const items = yield* many<Gathered>(
    'SELECT "id", "version", "fieldVersions" FROM items WHERE "menuId" = ? AND "categoryId" IS NULL',
    menuId,
  )
  if (items.length === 0) return
  const category = categoryColumns.write({
    name: textOfDraft(name),
    // As when a menu was without: whenever the menu itself can be had.
    daysAvailable: ['ALL'],
    hoursAvailable: ['ALL'],
    isActive: true,
    images: [],
    tag: null,
    menuId,
  })
  const columns = { ...category, restaurantId: venueId }
  const categoryId = yield* insertPart('categories', { columns, siblings: ['menuId'], user, now })
  for (const { id, version, fieldVersions } of items) {
    const set = {
      categoryId,
      fieldVersions: withChanged(fieldVersions, ['categoryId'], version + 1),
      ...updatedBy(user, now),
    }
    yield* itemColumns.updateStored(set, { where: '"id" = ?', params: [id] })
  }
}
