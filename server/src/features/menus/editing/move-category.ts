import type { Principal } from '@brigade/domain/access/principal.ts'
import { BadRequest } from '@feathersjs/errors'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { MoveCategory } from '@brigade/domain/menus/menus.writes.ts'
import { badRequest, conflict, type Refusal } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import { textOf } from '../stored-values.ts'
import { categoryEditor } from './door/category-editor.ts'
import { lockVenue } from './door/edited-venue.ts'
import { type Patched, patchPart } from './door/edit-part.ts'
import { venueOfParent, wrongParent } from './parents.ts'

/**
 * Moves a category to another menu of its venue: its items first, with their parts, then itself, in one transaction. Done again it
 * changes nothing. Throws Conflict when the category has already moved to a third menu, Forbidden without the passphrase. (spec 2, §4)
 */
export function* moveCategory({ move, user, now }: { move: MoveCategory; user: Principal; now: Date }): Work<Patched> {
  const { categoryId, fromMenuId, toMenuId, restaurantId } = move
  const venueId = yield* venueOfParent('categories', {
    field: 'categoryId',
    id: categoryId,
    code: 'categoryUnknown',
    user,
  })
  if (venueId !== restaurantId) throw wrongParent('restaurantId', 'parentFixed')
  yield* lockVenue(venueId)
  const category = yield* one<{ menuId: number; name: string }>(
    'SELECT c."menuId", m."name" FROM categories c JOIN menus m ON m."id" = c."menuId" WHERE c."id" = ?',
    categoryId,
  )
  if (category && category.menuId !== fromMenuId && category.menuId !== toMenuId) {
    const extras = { menuId: category.menuId, menu: textOf(category.name).en }
    throw conflict({ message: menuErrors.categoryMoved, reason: 'categoryMoved', extras })
  }
  return yield* namingTarget(patchPart(categoryEditor, { id: categoryId, change: { menuId: toMenuId }, user, now }))
}

/** Only where the category goes is asked for: whatever is wrong with the category there is wrong with that. */
function* namingTarget<T>(moving: Work<T>): Work<T> {
  try {
    return yield* moving
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error
    const { fields = {}, codes = {} }: Pick<Refusal, 'fields' | 'codes'> = error.data
    const [message = error.message] = Object.values(fields)
    const [reason = 'validation'] = Object.values(codes)
    throw badRequest({ message, reason, fields: { toMenuId: message } })
  }
}
