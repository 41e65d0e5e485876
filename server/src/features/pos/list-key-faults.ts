import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { type Paged, pageLimits } from '@brigade/domain/kit/paging.ts'
import { posKeyFaultsOf } from '@brigade/domain/pos/pos.keys.ts'
import type { PosKeyFault, PosKeyListQuery } from '@brigade/domain/pos/pos.keys.schema.ts'
import type { App } from '#kit/context/context.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { one } from '#kit/database/transaction.ts'

export type ListKeyFaults = { query: PosKeyListQuery; principal: Principal; isPaged: boolean }

/** Cache of faults by catalogue: a catalogue is never changed, since each version has one of its own. */
const known = new WeakMap<Catalogue, PosKeyFault[]>()

/**
 * Returns the parts of a venue's menus that lack a key of its point of sale, or share one, as its guests could order
 * them now.
 */
export async function listKeyFaults(
  { db, catalogues }: Pick<App, 'db' | 'catalogues'>,
  { query, principal, isPaged }: ListKeyFaults,
): Promise<Paged<PosKeyFault> | PosKeyFault[]> {
  const { restaurantId, fault, $limit = pageLimits.standard, $skip = 0 } = query
  scopedVenueIds(principal, restaurantId)
  const catalogue = await db.read(function* () {
    const venue = yield* one<{ catalogueVersion: number }>(
      'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
      restaurantId,
    )
    return venue && (yield* catalogues.get(restaurantId, venue.catalogueVersion))
  })
  const faults = catalogue ? faultsOf(catalogue).filter((each) => fault === undefined || each.fault === fault) : []
  const data = faults.slice($skip, $skip + $limit)
  return isPaged ? { total: faults.length, limit: $limit, skip: $skip, data } : data
}

function faultsOf(catalogue: Catalogue): PosKeyFault[] {
  const found = known.get(catalogue) ?? posKeyFaultsOf(catalogue)
  known.set(catalogue, found)
  return found
}
