import { toldOf } from '@brigade/domain/push/push.rules.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { phonesAt } from './listening-phones.ts'
import { tellPhones } from './send-push.job.ts'

/** Has the phones of managers told of a request that is overdue. */
export function* followOverdue({ request, now }: Happenings['requests:overdue']): Work<Announcement[]> {
  const { id: requestId, restaurantId, table, requestType } = request
  const phones = yield* phonesAt({ restaurantId, permission: toldOf.overdueRequest, now })
  yield* tellPhones(phones, { notice: { kind: 'overdueRequest', requestId, table, requestType }, restaurantId, now })
  return []
}
