import { type GuestPrincipal, type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { serviceNames, serviceStop, standardService } from '@brigade/domain/requests/guest-services.rules.ts'
import {
  type AskOffered,
  type OfferedService,
  standardServiceTypes,
} from '@brigade/domain/requests/guest-services.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { otherVenue } from '#kit/errors/errors.ts'
import { servicesOf } from './find-service.ts'

type Asking = { body: AskOffered; principal: Principal; now: Date }

/** Returns the requests that guests of a venue can make now, in its order, for a guest at their table. Throws Forbidden for a venue of others. */
export function* listOffered({ body, principal, now }: Asking): Transaction<OfferedService[]> {
  const restaurantId = body.restaurantId ?? principal.restaurantId[0]
  const venue =
    restaurantId !== undefined && worksAt(principal, restaurantId) ? yield* readVenue(restaurantId) : undefined
  if (!venue) throw otherVenue()
  const stored = yield* servicesOf(venue.id)
  const known = new Set(stored.map(({ requestType }) => requestType))
  const standard = standardServiceTypes.flatMap((requestType) =>
    known.has(requestType) ? [] : [{ ...standardService, id: 0, requestType }],
  )
  const area = principal.kind === 'guest' ? yield* areaOf(principal) : undefined
  return [...stored, ...standard]
    .filter((service) => !serviceStop({ type: service.requestType, venue, service, area, now }))
    .map(({ id, requestType, label, icon, questions }) => ({
      requestType,
      serviceId: requestType === 'custom' ? id : null,
      label: serviceNames({ requestType, label }),
      icon,
      questions,
    }))
}

function* areaOf({ tableId }: GuestPrincipal): Transaction<string | null> {
  const table = yield* one<{ area: string | null }>('SELECT "area" FROM tables WHERE "id" = ?', tableId)
  return table?.area ?? null
}
