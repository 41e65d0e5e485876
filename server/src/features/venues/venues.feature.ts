import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { changeSettings, venueUnknown } from './change-settings.ts'
import { listVenues } from './list-venues.ts'
import { venueColumns, type VenueRow } from './venue-columns.ts'
import { venueTopic } from './venue-topic.ts'
import { visibleVenue } from './visible-venue.ts'

export const venuesFeature: Feature = {
  name: 'venues',
  register(app: App) {
    const { db } = app

    useService(app, venuesPath, {
      find: (params) =>
        listVenues({ db, query: params.query, principal: params.user, isPaged: params.paginate !== false }),

      get: async (id, { user }) => {
        assertSees(user, id)
        const row = await db.one<VenueRow>('SELECT * FROM venues WHERE "id" = ?', id)
        if (!row) throw venueUnknown(id)
        return visibleVenue(venueColumns.read(row, row.currency), user)
      },

      patch: { transaction: changeSettings },
    })

    publishEvents(app, venuesPath, venueTopic)
  },
}
