import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { pageLimits, type Paged } from '@brigade/domain/kit/paging.ts'
import type { GuestRequest, RequestListQuery } from '@brigade/domain/requests/requests.schema.ts'
import type { Knex } from 'knex'
import { isOfOneRoom } from '#features/tables/door/is-of-one-room.ts'
import { withinSitting } from '#features/tables/door/sees-at-table.ts'
import { everyVenue } from '#features/venues/door/every-venue.ts'
import type { Database } from '#kit/database.ts'
import { type ListAsked, listRecords } from '#kit/list-records.ts'
import { requestColumns } from './request-columns.ts'

/** Requests of the caller's venues, newest first unless sorted otherwise; a guest's are those of their sitting. (spec 1, §7) */
export function listRequests(asked: ListAsked<RequestListQuery>): Promise<Paged<GuestRequest> | GuestRequest[]> {
  const { db, query, principal } = asked
  return listRecords(asked, {
    columns: requestColumns,
    sort: { createdAt: -1 },
    ...(principal.kind === 'guest'
      ? { among: ofSitting(db, principal) }
      : { foundBy: foundBy(query), byId: ['status'], everyVenue }),
  })
}

/** Found first, whatever else is asked for: the limit keeps databases from looking through those that the venue ever had. */
function ofSitting(db: Database, guest: GuestPrincipal): Knex.QueryBuilder {
  return db.build.from(withinSitting(db.build('requests'), guest).limit(pageLimits.unpaged).as('requests'))
}

function foundBy(query: RequestListQuery): readonly (keyof RequestListQuery)[] {
  return isOfOneRoom(query) ? ['id', 'orderId', 'tableId'] : ['id', 'orderId']
}
