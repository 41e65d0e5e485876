import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import type { BillRow } from './bill-columns.ts'
import { summedBill } from './find-bill.ts'
import { newsOfClosed } from './news-of-closed.ts'

type Opening = { closed: BillRow | null; now: Date; followUps: FollowUps }

/** What is told of a bill that an order has just opened, and of the one of an earlier night that it has closed. */
export function* newsOfBill(id: number, { closed, now, followUps }: Opening): Work<Announcement[]> {
  const row = yield* one<BillRow>('SELECT * FROM bills WHERE "id" = ?', id)
  if (!row) throw new Error(`Bill ${id} is gone while an order is placed on it`)
  const opened = yield* summedBill(row)
  const news = closed ? yield* newsOfClosed(yield* summedBill(closed), { principal: null, now, followUps }) : []
  // Of two first orders at once, one alone finds nothing else on the bill.
  return opened.orderIds.length === 1 ? [...news, { path: billsPath, event: 'created', record: opened }] : news
}
