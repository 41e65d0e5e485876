import { soldOutPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { itemsPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { MarkSoldOut } from '@brigade/domain/menus/menus.writes.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { announce } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { askedVenue } from '../asked-venue.ts'
import { groupReader, itemReader, sideReader } from '../part-readers.ts'
import { getPart } from '../read-parts.ts'
import { listSoldOut } from './list-sold-out.ts'
import { markSoldOut } from './mark-sold-out.ts'

/** Registers what says which items, sides and options are sold out, and for how long. */
export function registerSoldOut(app: App): void {
  const { db, clock } = app

  const patched = {
    item: async (id: number, user: Principal) => ({
      path: itemsPath,
      event: 'patched',
      record: await getPart(itemReader(db), { id, principal: user }),
    }),
    side: async (id: number, user: Principal) => ({
      path: sidesPath,
      event: 'patched',
      record: await getPart(sideReader(db), { id, principal: user }),
    }),
    option: async (id: number, user: Principal) => ({
      path: modifierGroupsPath,
      event: 'patched',
      record: await getPart(groupReader(db), { id, principal: user }),
    }),
  } satisfies Record<MarkSoldOut['kind'], (id: number, user: Principal) => Promise<Announcement>>

  useService(app, soldOutPath, {
    find: ({ query, user }) => {
      const asked = { venueId: askedVenue(query.restaurantId, user), catalogues: app.catalogues, now: clock.now() }
      return db.read(() => listSoldOut(asked))
    },

    create: async (mark, { user }) => {
      const now = clock.now()
      const isChanged = await db.write(() => markSoldOut({ mark, user, now }))
      const announcement = await patched[mark.kind](mark.id, user)
      if (isChanged) announce(app, [announcement])
      return announcement.record
    },
  })
}
