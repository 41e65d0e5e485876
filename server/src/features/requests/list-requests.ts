import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { pageLimits, type Paged } from '@brigade/domain/kit/paging.ts'
import type { GuestRequest, RequestListQuery } from '@brigade/domain/requests/requests.schema.ts'
import type { Knex } from 'knex'
import { isOfOneRoom } from '#features/tables/public/is-of-one-room.ts'
import { withinSitting } from '#features/tables/public/sees-at-table.ts'
import { everyVenue } from '#features/venues/public/every-venue.ts'
import type { Database } from '#kit/database/database.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { requestColumns } from './request-columns.ts'

/**
 * Returns the requests of the caller's venues, newest first unless sorted otherwise; a guest gets those of their sitting. (spec
 * 1, §7)
 */
export function listRequests(asked: ListParams<RequestListQuery>): Promise<Paged<GuestRequest> | GuestRequest[]> {
  const { db, query, principal } = asked
  return listRecords(asked, {
    columns: requestColumns,
    sort: { createdAt: -1 },
    ...(principal.kind === 'guest'
      ? { among: ofSitting(db, principal) }
      : { foundBy: foundBy(query), byId: ['status'], everyVenue }),
  })
}

/**
 * Finds the requests of a sitting first, whatever the other filters: the limit keeps databases from scanning all requests of
 * the venue.
 */
function ofSitting(db: Database, guest: GuestPrincipal): Knex.QueryBuilder {
  return db.build.from(withinSitting(db.build('requests'), guest).limit(pageLimits.unpaged).as('requests'))
}

function foundBy(query: RequestListQuery): readonly (keyof RequestListQuery)[] {
  return isOfOneRoom(query) ? ['id', 'orderId', 'serviceId', 'tableId'] : ['id', 'orderId', 'serviceId']
}
