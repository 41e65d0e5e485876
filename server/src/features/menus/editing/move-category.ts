import { BadRequest } from '@feathersjs/errors'
import { moveCategoryPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { categoriesPath } from '@brigade/domain/menus/menus.api.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { MoveCategory } from '@brigade/domain/menus/menus.writes.ts'
import { badRequest, conflict, type Refusal } from '#kit/errors/errors.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, one, type Transaction } from '#kit/database/transaction.ts'
import { categoryReader } from '../part-readers.ts'
import { recordOf } from '../read-parts.ts'
import { localTextOf } from '../stored-values.ts'
import { categoryEditor } from './public/category-editor.ts'
import { lockEditedVenue } from './public/edited-venue.ts'
import { patchPart } from './public/edit-part.ts'
import { venueOfParent, wrongParent } from './parents.ts'

/**
 * Moves a category to another menu of its venue: its items first, with their parts, then itself, in one transaction. A repetition
 * changes nothing. Throws Conflict if the category has already moved to a third menu, Forbidden without the passphrase. (spec 2, §4)
 */
export function* moveCategory(move: MoveCategory, call: Call): Transaction<MoveCategory> {
  const { principal: user, app } = call
  const { categoryId, fromMenuId, toMenuId, restaurantId } = move
  const venueId = yield* venueOfParent('categories', {
    field: 'categoryId',
    id: categoryId,
    code: 'categoryUnknown',
    user,
  })
  if (venueId !== restaurantId) throw wrongParent('restaurantId', 'parentFixed')
  yield* lockEditedVenue(venueId)
  const category = yield* one<{ menuId: number; name: string }>(
    'SELECT c."menuId", m."name" FROM categories c JOIN menus m ON m."id" = c."menuId" WHERE c."id" = ?',
    categoryId,
  )
  if (category && category.menuId !== fromMenuId && category.menuId !== toMenuId) {
    const extras = { menuId: category.menuId, menu: localTextOf(category.name).en }
    throw conflict({ message: menuErrors.categoryMoved, reason: 'categoryMoved', extras })
  }
  const moving = patchPart(categoryEditor, { id: categoryId, change: { menuId: toMenuId } }, call)
  const { row, isChanged } = yield* namingTarget(moving)
  if (!isChanged) return move
  yield* emit(categoriesPath, 'patched', yield* recordOf(categoryReader(app.db), row, user))
  yield* emit(moveCategoryPath, 'created', move)
  return move
}

/** Reports every problem as one of `toMenuId`: the target menu is the only thing that the person chooses. */
function* namingTarget<T>(moving: Transaction<T>): Transaction<T> {
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
