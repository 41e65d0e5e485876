import { moveCategoryPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { categoriesPath } from '@brigade/domain/menus/menus.api.ts'
import { announce } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import { categoryReader } from '../part-readers.ts'
import { getPart } from '../read-parts.ts'
import { moveCategory } from './move-category.ts'

/** Registers the move of a category to another menu. */
export function registerCategoryMoves(app: App): void {
  const { db, clock } = app

  useService(app, moveCategoryPath, {
    create: async (move, params) => {
      const now = clock.now()
      const { isChanged } = await db.write(() => moveCategory({ move, user: params.user, now }))
      if (!isChanged) return silence(params, move)
      const category = await getPart(categoryReader(db), { id: move.categoryId, principal: params.user })
      announce(app, [{ path: categoriesPath, event: 'patched', record: category }])
      return move
    },
  })
}
