import { sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { announce } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import { sortParts } from './sort-parts.ts'

/** Registers what puts the parts of menus in another order. */
export function registerSorting(app: App): void {
  const { db, clock } = app

  useService(app, sortOrderPath, {
    create: async (order, params) => {
      const now = clock.now()
      const { sorted, isChanged, announcements } = await db.write(() => sortParts({ order, user: params.user, now }))
      announce(app, announcements)
      return isChanged ? sorted : silence(params, sorted)
    },
  })
}
