import { guestServiceErrors } from '@brigade/domain/requests/guest-services.errors.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { CreateRequest } from '@brigade/domain/requests/requests.schema.ts'
import { problemsOfAnswers, storedAnswers } from '@brigade/domain/requests/service-answers.rules.ts'
import type { Answer } from '@brigade/domain/requests/service-forms.schema.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { refuseField, refuseFields } from '#kit/errors/errors.ts'
import { guestServiceColumns, type GuestServiceRow } from './guest-service-columns.ts'

/** The kind of request that is asked for, and the answers to its questions. */
export type WantedService = { service: GuestService | undefined; answers: Answer[] }

type Wanted = Pick<CreateRequest, 'requestType' | 'serviceId' | 'answers'>

/**
 * Returns the kind of request that a body names: what the venue has stored about a standard one, or a service of its own. Throws BadRequest
 * for an unknown service, and for wrong answers, which it names by their questions.
 */
export function* wantedService(
  restaurantId: number,
  { requestType, serviceId, answers: given = [] }: Wanted,
): Transaction<WantedService> {
  const isOwn = requestType === 'custom'
  if (!isOwn && serviceId !== undefined) refuseField({ serviceId: 'serviceUnexpected' }, guestServiceErrors)
  if (isOwn && serviceId === undefined) refuseField({ serviceId: 'serviceMissing' }, guestServiceErrors)
  const service = isOwn
    ? yield* findOwnService(restaurantId, serviceId ?? 0)
    : yield* findService(restaurantId, requestType)
  if (isOwn && !service) refuseField({ serviceId: 'serviceUnknown' }, guestServiceErrors)
  const form = { questions: service?.questions ?? [], answers: given }
  refuseFields(problemsOfAnswers(form), guestServiceErrors)
  return { service, answers: storedAnswers(form) }
}

/** Returns what a venue has stored about a standard type of request; undefined if that is nothing. */
function* findService(restaurantId: number, type: string): Transaction<GuestService | undefined> {
  const row = yield* one<GuestServiceRow>(
    'SELECT * FROM guest_services WHERE "restaurantId" = ? AND "requestType" = ?',
    restaurantId,
    type,
  )
  return row && guestServiceColumns.read(row)
}

function* findOwnService(restaurantId: number, id: number): Transaction<GuestService | undefined> {
  const row = yield* one<GuestServiceRow>(
    `SELECT * FROM guest_services WHERE "id" = ? AND "restaurantId" = ? AND "requestType" = 'custom'`,
    id,
    restaurantId,
  )
  return row && guestServiceColumns.read(row)
}

/** Returns what a venue has stored about its types of request, in its order. */
export function* servicesOf(restaurantId: number): Transaction<GuestService[]> {
  const rows = yield* many<GuestServiceRow>(
    'SELECT * FROM guest_services WHERE "restaurantId" = ? ORDER BY "index", "id"',
    restaurantId,
  )
  return rows.map((row) => guestServiceColumns.read(row))
}
