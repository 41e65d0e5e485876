import type { Principal } from '@brigade/domain/access/principal.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { itemColumns } from '../part-columns.ts'
import { withChanged } from './public/field-versions.ts'
import { updatedBy } from '#kit/lists/records.ts'

type MoveItems = { categoryId: number; menuId: number; user: Principal; now: Date }

type Moving = { id: number; version: number; fieldVersions: string }

/** Moves the items of a category, with their sides and modifiers, to another menu; the category itself follows. (spec 2, §4) */
export function* moveItems({ categoryId, menuId, user, now }: MoveItems): Transaction<void> {
  const items = yield* many<Moving>(
    'SELECT "id", "version", "fieldVersions" FROM items WHERE "categoryId" = ?',
    categoryId,
  )
  for (const { id, version, fieldVersions } of items) {
    const set = { menuId, fieldVersions: withChanged(fieldVersions, ['menuId'], version + 1), ...updatedBy(user, now) }
    yield* itemColumns.updateStored(set, { where: '"id" = ?', params: [id] })
  }
}
