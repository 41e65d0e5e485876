import { soldOutParts, type SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { notFound } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import type { CatalogueCache } from '../catalogue.ts'

type ListSoldOut = { venueId: number; catalogues: Pick<CatalogueCache, 'get'>; now: Date }

/** What can't be had at a venue now, of all that is in its catalogue. Throws NotFound for a venue that does not exist. */
export function* listSoldOut({ venueId, catalogues, now }: ListSoldOut): Work<SoldOutPart[]> {
  const venue = yield* one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    venueId,
  )
  if (!venue) throw notFound({ message: 'There is no such venue.', reason: 'venueUnknown' })
  const catalogue = yield* catalogues.get(venueId, venue.catalogueVersion)
  return soldOutParts(catalogue, now.toISOString())
}
