import type { Principal } from '@brigade/domain/access/principal.ts'
import { guestServiceLimits } from '@brigade/domain/requests/guest-services.limits.ts'
import { type ResolvedTimes, responseTimesOf } from '@brigade/domain/requests/guest-services.rules.ts'
import type { ResponseTimes } from '@brigade/domain/requests/guest-services.schema.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { findRecord } from '#kit/lists/records.ts'
import { guestServiceColumns } from './guest-service-columns.ts'

type Measuring = { id: number; principal: Principal; now: Date }

/** Returns how long the resolved requests of a service took lately. Throws NotFound for another tenant's. */
export function* measureResponseTimes({ id, principal, now }: Measuring): Transaction<ResponseTimes> {
  const service = yield* findRecord(guestServiceColumns, { id, principal, what: 'service' })
  const isOwn = service.requestType === 'custom'
  const { measuredDays, mostMeasured } = guestServiceLimits
  const since = new Date(now.getTime() - measuredDays * 86_400_000).toISOString()
  // The order is that of the index by type and status. With the limit of time too, databases would choose another index.
  const resolved = yield* many<ResolvedTimes>(
    `SELECT "createdAt", "endedAt", "dueAt" FROM requests
     WHERE ${isOwn ? '"serviceId" = ?' : '"restaurantId" = ? AND "requestType" = ?'} AND "status" = 'completed' AND "endedAt" IS NOT NULL
     ORDER BY "createdAt" DESC, "id" DESC LIMIT ${mostMeasured}`,
    ...(isOwn ? [service.id] : [service.restaurantId, service.requestType]),
  )
  return responseTimesOf(resolved.filter(({ createdAt }) => createdAt > since))
}
