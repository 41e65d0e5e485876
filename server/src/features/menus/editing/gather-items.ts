import type { Principal } from '@brigade/domain/access/principal.ts'
import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { categoryColumns, itemColumns } from '../part-columns.ts'
import { withChanged } from './public/field-versions.ts'
import { insertPart } from './public/save-part.ts'

type GatherItems = { menuId: number; venueId: number; name: LocalDraft; user: Principal; now: Date }

type Gathered = { id: number; version: number; fieldVersions: string }

/** Moves the items that are directly in a menu into a new first category, in their order; does nothing if there are none. */
export function* gatherItems({ menuId, venueId, name, user, now }: GatherItems): Transaction<void> {
  const items = yield* many<Gathered>(
    'SELECT "id", "version", "fieldVersions" FROM items WHERE "menuId" = ? AND "categoryId" IS NULL',
    menuId,
  )
  if (items.length === 0) return
  const category = categoryColumns.write({
    name: textOfDraft(name),
    // The new category is available whenever the menu is, as it was without categories.
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
