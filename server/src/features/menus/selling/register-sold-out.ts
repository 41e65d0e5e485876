import { soldOutPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { requestedVenue } from '../public/requested-venue.ts'
import { markSoldOut } from './mark-sold-out.ts'
import { soldOutParts, type SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { notFound } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { CatalogueCache } from '../catalogue.ts'

type ListSoldOut = { venueId: number; catalogues: Pick<CatalogueCache, 'get'>; now: Date }

/** Returns the sold-out parts of a venue's catalogue. Throws NotFound for a venue that does not exist. */
function* listSoldOut({ venueId, catalogues, now }: ListSoldOut): Transaction<SoldOutPart[]> {
  const venue = yield* one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    venueId,
  )
  if (!venue) throw notFound({ message: 'This venue doesn’t exist.', reason: 'venueUnknown' })
  const catalogue = yield* catalogues.get(venueId, venue.catalogueVersion)
  return soldOutParts(catalogue, now.toISOString())
}

/** Registers the services that mark items, sides and options as sold out, and for how long. */
export function registerSoldOut(app: App): void {
  const { db, clock } = app

  useService(app, soldOutPath, {
    find: ({ query, user }) => {
      const asked = { venueId: requestedVenue(query.restaurantId, user), catalogues: app.catalogues, now: clock.now() }
      return db.read(() => listSoldOut(asked))
    },

    create: { transaction: markSoldOut },
  })
}
