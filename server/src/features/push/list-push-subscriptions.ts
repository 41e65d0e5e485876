import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { PushSubscription, PushSubscriptionListQuery } from '@brigade/domain/push/push.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { listPage } from '#kit/lists/list-page.ts'
import type { ListParams } from '#kit/lists/list-records.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { pushColumns, type PushRow } from './push-columns.ts'

type Asked = Omit<ListParams<PushSubscriptionListQuery>, 'principal'> & { principal: StaffPrincipal }

/** Returns the caller's own browsers with push messages, newest first. */
export function listPushSubscriptions({
  db,
  query: { $limit, $skip },
  principal,
  isPaged,
}: Asked): Promise<Paged<PushSubscription> | PushSubscription[]> {
  return listPage<PushRow, PushSubscription>({
    db,
    rows: db.build(pushColumns.table).where('userId', principal.id),
    paging: { $sort: { id: -1 }, $limit, $skip, isPaged },
    toRecords: (rows) => rows.map((row) => pushColumns.read(row)),
  })
}

/** Returns one of the caller's own subscriptions. Throws NotFound for another person's. */
export function* findOwnSubscription(id: number, principal: StaffPrincipal): Transaction<PushSubscription> {
  const row = yield* one<PushRow>('SELECT * FROM push_subscriptions WHERE "id" = ? AND "userId" = ?', id, principal.id)
  if (!row) throw recordUnknown(`No push subscription with id ${id}`)
  return pushColumns.read(row)
}
