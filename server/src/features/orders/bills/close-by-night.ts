import { isClosedByNight, isOfEarlierNight } from '@brigade/domain/orders/bills.rules.ts'
import { openStatuses } from '@brigade/domain/orders/orders.status.ts'
import { announce } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import { oneByOne } from '#kit/one-by-one.ts'
import { one, placesFor, type Work } from '#kit/work.ts'
import type { BillRow } from './bill-columns.ts'
import { endBill } from './end-bill.ts'
import { summedBill } from './find-bill.ts'
import { holdBill } from './hold-bill.ts'
import { newsOfClosed } from './news-of-closed.ts'

type VenueNight = { timeZone: string; nightHour: number }

type Held = Pick<BillRow, 'id' | 'openedAt'>

type EndEarlierNight = { tableId: number; now: Date; followUps: FollowUps }

/**
 * Closes a bill that the caller holds, where the venue's last night ends it; null when it stays open for what is still cooked or
 * carried. Orders that were forgotten on it stay as they are. (product, Orders)
 */
export function* closeByNight(bill: Held, { venue, now }: { venue: VenueNight; now: Date }): Work<BillRow | null> {
  const work = yield* one<{ lastWorkAt: string | null }>(
    `SELECT max("updatedAt") AS "lastWorkAt" FROM orders
     WHERE "billId" = ? AND "status" IN (${placesFor(openStatuses)})`,
    bill.id,
    ...openStatuses,
  )
  if (!isClosedByNight({ openedAt: bill.openedAt, lastWorkAt: work?.lastWorkAt ?? null }, venue, now)) return null
  const nobody = { closedBy: null, closedByKind: 'night', closedById: null } as const
  return (yield* endBill({ id: bill.id, ...nobody, at: now.toISOString() })) ?? null
}

/**
 * Closes the bills of all venues that the night ends, each in a transaction of its own, and publishes each. The log has how many a venue had:
 * a server's clock that is a day ahead closes all of them.
 */
export async function closeBillsByNight(app: App, now: Date): Promise<void> {
  const { db, followUps, log } = app
  const open = await db.many<Held & VenueNight & { restaurantId: number }>(openBills)
  const closed = new Map<number, number>()
  await oneByOne(app, { of: 'bill', rows: open }, async (bill) => {
    if (!isOfEarlierNight(bill, bill, now)) return
    const announcements = await db.write(() => holdAndClose(bill, { venue: bill, now, followUps }))
    if (announcements.length > 0) closed.set(bill.restaurantId, (closed.get(bill.restaurantId) ?? 0) + 1)
    announce(app, announcements)
  })
  for (const [restaurantId, bills] of closed)
    log.info({ restaurantId, bills, now: now.toISOString() }, 'The night closed bills')
}

/** Ends what is left at a table from before the venue's night, so that who sits down there now begins a sitting of their own. */
export function* endEarlierNight({ tableId, now, followUps }: EndEarlierNight): Work<Announcement[]> {
  const open = yield* one<Held & VenueNight>(`${openBills} AND b."tableId" = ?`, tableId)
  if (!open || !isOfEarlierNight(open, open, now)) return []
  return yield* holdAndClose(open, { venue: open, now, followUps })
}

const openBills = `SELECT b."id", b."openedAt", b."restaurantId", v."timeZone", v."nightHour" FROM bills b JOIN venues v ON v."id" = b."restaurantId"
  WHERE b."closedAt" IS NULL`

type Night = { venue: VenueNight; now: Date; followUps: FollowUps }

function* holdAndClose(bill: Held, { followUps, ...night }: Night): Work<Announcement[]> {
  const closed = (yield* holdBill(bill.id)) ? yield* closeByNight(bill, night) : null
  if (!closed) return []
  return yield* newsOfClosed(yield* summedBill(closed), { principal: null, now: night.now, followUps })
}
