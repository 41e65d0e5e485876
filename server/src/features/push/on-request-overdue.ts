import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { notifiedBy } from '@brigade/domain/push/push.rules.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { phonesAt } from './listening-phones.ts'
import { tellPhones } from './send-push.job.ts'

/** Notifies managers' phones of an overdue request, unless a person has taken it. */
export function* followOverdue({ request, now }: HookInputs['requests:overdue']): Transaction<void> {
  if (request.takenById === null) yield* tellManagers(request, { now })
}

/** Notifies managers' phones of an overdue request that is given back, except the person who gives it back. */
export function* followGivenBack(happened: HookInputs['requests:givenBack']): Transaction<void> {
  const { request, principal, now } = happened
  if (request.escalatedAt !== null) yield* tellManagers(request, { now, exceptUserId: principal.id })
}

type Telling = { now: Date; exceptUserId?: number }

function* tellManagers(request: GuestRequest, { now, exceptUserId }: Telling): Transaction<void> {
  const { id: requestId, restaurantId, table, requestType } = request
  const phones = yield* phonesAt({ restaurantId, permission: notifiedBy.overdueRequest, now, exceptUserId })
  yield* tellPhones(phones, { notice: { kind: 'overdueRequest', requestId, table, requestType }, restaurantId, now })
}
