import {
  archiveVenuePath,
  duplicateVenuePath,
  venueRowsPath,
  venueSetUpPath,
  venuesPath,
} from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { countStaff } from '#features/auth/public/count-staff.ts'
import { archiveVenue } from './archive-venue.ts'
import { changeSettings, venueUnknown } from './change-settings.ts'
import { createVenue, repeatedVenue } from './create-venue.ts'
import { duplicateVenue } from './duplicate-venue.ts'
import { listVenueRows } from './list-venue-rows.ts'
import { listVenues } from './list-venues.ts'
import type { SetUpCounter } from './public/set-up-counter.ts'
import { readSetUp } from './read-set-up.ts'
import type { VenueCounter } from './public/venue-counter.ts'
import { venueColumns, type VenueRow } from './venue-columns.ts'
import { venueTopic } from './venue-topic.ts'
import { visibleVenue } from './visible-venue.ts'

export const venuesFeature: Feature = {
  name: 'venues',
  register(app: App) {
    const { db } = app
    const counters: VenueCounter[] = []
    app.venueCounters = counters
    const setUpCounters: SetUpCounter[] = [{ step: 'staff', count: countStaff }]
    app.setUpCounters = setUpCounters

    useService(app, venuesPath, {
      find: (params) =>
        listVenues({ db, query: params.query, principal: params.user, isPaged: params.paginate !== false }),

      get: async (id, { user }) => {
        assertSees(user, id)
        const row = await db.one<VenueRow>('SELECT * FROM venues WHERE "id" = ?', id)
        if (!row) throw venueUnknown(id)
        return visibleVenue(venueColumns.read(row, row.currency), user)
      },

      create: { transaction: createVenue, repeat: repeatedVenue },

      patch: { transaction: changeSettings },
    })

    useService(app, duplicateVenuePath, {
      create: { transaction: duplicateVenue, byTurns: true, repeat: repeatedVenue },
    })

    useService(app, archiveVenuePath, { create: { transaction: archiveVenue } })

    useService(app, venueSetUpPath, {
      get: (id, { user }) => db.read(() => readSetUp({ id, principal: user, counters: setUpCounters })),
    })

    useService(app, venueRowsPath, {
      find: ({ query, user, paginate }) =>
        listVenueRows({ db, counters, query, principal: user, isPaged: paginate !== false, now: app.clock.now() }),
    })

    // Its staff sign in again, and can't if they work nowhere else; its guests can't at all.
    app.service(venuesPath).on('patched', ({ id, archivedAt }: Venue) => {
      if (!archivedAt) return
      app.principals.evict({ restaurantId: id })
      app.publisher.disconnect({ restaurantId: id })
    })

    publishEvents(app, venuesPath, venueTopic)
  },
}
