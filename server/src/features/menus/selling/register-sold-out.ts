import { soldOutPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { itemsPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { announce } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { askedVenue } from '../asked-venue.ts'
import { groupReader, itemReader, sideReader } from '../part-readers.ts'
import { getPart } from '../read-parts.ts'
import { listSoldOut } from './list-sold-out.ts'
import { markSoldOut } from './mark-sold-out.ts'

/** Registers what says which items, sides and options are sold out, and for how long. */
export function registerSoldOut(app: App): void {
  const { db, clock } = app

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
