import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { PushSubscription, PushSubscriptionListQuery } from '@brigade/domain/push/push.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { listPage } from '#kit/list-page.ts'
import type { ListAsked } from '#kit/list-records.ts'
import { one, type Work } from '#kit/work.ts'
import { recordUnknown } from '#kit/errors.ts'
import { pushColumns, type PushRow } from './push-columns.ts'

type Asked = Omit<ListAsked<PushSubscriptionListQuery>, 'principal'> & { principal: StaffPrincipal }

/** One's own browsers that are told what waits, newest first. */
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

/** One of one's own. Throws NotFound for a stranger's. */
export function* findOwnSubscription(id: number, principal: StaffPrincipal): Work<PushSubscription> {
  const row = yield* one<PushRow>('SELECT * FROM push_subscriptions WHERE "id" = ? AND "userId" = ?', id, principal.id)
  if (!row) throw recordUnknown(`No push subscription with id ${id}`)
  return pushColumns.read(row)
}
