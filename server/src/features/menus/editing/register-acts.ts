import { moveCategoryPath, soldOutPath, sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { categoriesPath, itemsPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import { announce } from '#kit/announce.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import { sortParts } from '../sorting/sort-parts.ts'
import { askedVenue } from '../asked-venue.ts'
import { listSoldOut } from '../selling/list-sold-out.ts'
import { markSoldOut } from '../selling/mark-sold-out.ts'
import { categoryReader, groupReader, itemReader, sideReader } from '../part-readers.ts'
import { getPart } from '../read-parts.ts'
import { moveCategory } from './move-category.ts'

/** Registers what is done to menus besides writing records one by one. */
export function registerActs(app: App): void {
  const { db, clock } = app

  useService(app, sortOrderPath, {
    create: async (order, params) => {
      const now = clock.now()
      const { sorted, isChanged, announcements } = await db.write(() => sortParts({ order, user: params.user, now }))
      announce(app, announcements)
      return isChanged ? sorted : silence(params, sorted)
    },
  })

  useService(app, moveCategoryPath, {
    create: async (move, params) => {
      const now = clock.now()
      const { isChanged, announcements } = await db.write(() => moveCategory({ move, user: params.user, now }))
      if (!isChanged) return silence(params, move)
      const category = await getPart(categoryReader(db), { id: move.categoryId, principal: params.user })
      announce(app, [...announcements, { path: categoriesPath, event: 'patched', record: category }])
      return move
    },
  })

  const readersOfSoldOut = {
    item: {
      path: itemsPath,
      get: (id: number, user: Principal) => getPart(itemReader(db), { id, principal: user }),
    },
    side: {
      path: sidesPath,
      get: (id: number, user: Principal) => getPart(sideReader(db), { id, principal: user }),
    },
    option: {
      path: modifierGroupsPath,
      get: (id: number, user: Principal) => getPart(groupReader(db), { id, principal: user }),
    },
  }

  useService(app, soldOutPath, {
    find: ({ query, user }) => {
      const asked = { venueId: askedVenue(query.restaurantId, user), catalogues: app.catalogues, now: clock.now() }
      return db.read(() => listSoldOut(asked))
    },

    create: async (mark, { user }) => {
      const now = clock.now()
      const isChanged = await db.write(() => markSoldOut({ mark, user, now }))
      const { path, get } = readersOfSoldOut[mark.kind]
      const record = await get(mark.id, user)
      if (isChanged) announce(app, [{ path, event: 'patched', record }])
      return record
    },
  })
}
