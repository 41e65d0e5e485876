import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import { many, run, type Work } from '#kit/work.ts'
import { withChanged } from './door/field-versions.ts'

type MoveItems = { categoryId: number; menuId: number; user: Principal; now: Date }

type Moving = { id: number; version: number; fieldVersions: string }

/** Takes the items of a category, their sides and modifiers with them, to another menu; the category itself follows. (spec 2, §4) */
export function* moveItems({ categoryId, menuId, user, now }: MoveItems): Work<void> {
  const items = yield* many<Moving>(
    'SELECT "id", "version", "fieldVersions" FROM items WHERE "categoryId" = ?',
    categoryId,
  )
  for (const { id, version, fieldVersions } of items) {
    yield* run(
      `UPDATE items SET "menuId" = ?, "version" = ?, "fieldVersions" = ?, "updatedAt" = ?, "updatedBy" = ? WHERE "id" = ?`,
      menuId,
      version + 1,
      withChanged(fieldVersions, ['menuId'], version + 1),
      now.toISOString(),
      nameOf(user),
      id,
    )
  }
}
