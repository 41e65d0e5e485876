import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { notFound } from '#kit/errors.ts'
import { assertSees } from '#kit/venue-scope.ts'
import { listVenues } from './list-venues.ts'
import { venueColumns, type VenueRow } from './venue-columns.ts'
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
        if (!row) throw notFound({ message: `There is no venue ${id}.` })
        return visibleVenue(venueColumns.read(row, row.currency), user)
      },
    })
  },
}
