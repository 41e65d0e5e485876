import type { Principal } from '@brigade/domain/access/principal.ts'
import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'

type Closing = { principal: Principal | null; now: Date; followUps: FollowUps }

/** What is told of a bill that has just been closed, by a person or by the night, once what follows from it is done. */
export function* newsOfClosed(bill: Bill, { principal, now, followUps }: Closing): Work<Announcement[]> {
  const followed = yield* followUps.run('bills:closed', { bill, principal, now })
  return [{ path: billsPath, event: 'patched', record: bill }, ...followed]
}
