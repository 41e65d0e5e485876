import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { toldOf } from '@brigade/domain/push/push.rules.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { phonesAt } from './listening-phones.ts'
import { tellPhones } from './send-push.job.ts'

/** Has the phones of managers told of a request that is overdue, unless somebody is on it. */
export function* followOverdue({ request, now }: Happenings['requests:overdue']): Work<Announcement[]> {
  if (request.takenById === null) yield* tellManagers(request, { now })
  return []
}

/** The same where somebody was on one that is overdue, and gives it back; but for who does that. */
export function* followGivenBack(happened: Happenings['requests:givenBack']): Work<Announcement[]> {
  const { request, principal, now } = happened
  if (request.escalatedAt !== null) yield* tellManagers(request, { now, exceptUserId: principal.id })
  return []
}

type Telling = { now: Date; exceptUserId?: number }

function* tellManagers(request: GuestRequest, { now, exceptUserId }: Telling): Work<void> {
  const { id: requestId, restaurantId, table, requestType } = request
  const phones = yield* phonesAt({ restaurantId, permission: toldOf.overdueRequest, now, exceptUserId })
  yield* tellPhones(phones, { notice: { kind: 'overdueRequest', requestId, table, requestType }, restaurantId, now })
}
