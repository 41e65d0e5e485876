import type { Role } from '@brigade/domain/access/roles.ts'
import { escalationsOf } from '@brigade/domain/requests/escalation.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { rolesOf } from './roles-of-escalations.ts'
import { phonesAt } from './listening-phones.ts'
import { tellPhones } from './send-push.job.ts'

/** Notifies the phones of the roles to which a request was escalated, unless a person has taken it. */
export function* followEscalated(happened: HookInputs['requests:escalated']): Transaction<void> {
  const { request, escalations, now } = happened
  if (request.takenById !== null) return
  yield* tell(request, { now, roles: rolesOf(escalations) })
}

/** Notifies the phones of the roles to which a request was escalated that is given back, except the person who gives it back. */
export function* followGivenBack(happened: HookInputs['requests:givenBack']): Transaction<void> {
  const { request, principal, now } = happened
  const roles = rolesOf(escalationsOf(request))
  if (roles.length > 0) yield* tell(request, { now, roles, exceptUserId: principal.id })
}

type Telling = { now: Date; roles: readonly Role[]; exceptUserId?: number }

function* tell(request: GuestRequest, { now, roles, exceptUserId }: Telling): Transaction<void> {
  const { id: requestId, restaurantId, table, requestType } = request
  const phones = yield* phonesAt({ restaurantId, roles, now, exceptUserId })
  yield* tellPhones(phones, { notice: { kind: 'overdueRequest', requestId, table, requestType }, restaurantId, now })
}
