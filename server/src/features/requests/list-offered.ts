import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { serviceNames, serviceStop } from '@brigade/domain/requests/guest-services.rules.ts'
import {
  type AskOffered,
  guestServiceTypes,
  type OfferedService,
} from '@brigade/domain/requests/guest-services.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { otherVenue } from '#kit/errors/errors.ts'
import { servicesOf } from './find-service.ts'

type Asking = { body: AskOffered; principal: Principal; now: Date }

/** Returns the requests that guests of a venue can make now, in its order. Throws Forbidden for a venue of others. */
export function* listOffered({ body, principal, now }: Asking): Transaction<OfferedService[]> {
  const restaurantId = body.restaurantId ?? principal.restaurantId[0]
  const venue =
    restaurantId !== undefined && worksAt(principal, restaurantId) ? yield* readVenue(restaurantId) : undefined
  if (!venue) throw otherVenue()
  const stored = yield* servicesOf(venue.id)
  const known = new Set(stored.map(({ requestType }) => requestType))
  const standard = guestServiceTypes.flatMap((requestType) =>
    known.has(requestType) ? [] : [{ requestType, label: {}, service: undefined }],
  )
  return [...stored.map((service) => ({ ...service, service })), ...standard]
    .filter(({ requestType: type, service }) => !serviceStop({ type, venue, service, now }))
    .map(({ requestType, label }) => ({ requestType, label: serviceNames({ requestType, label }) }))
}
