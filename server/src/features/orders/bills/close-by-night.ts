import { isClosedByNight, isOfEarlierNight } from '@brigade/domain/orders/bills.rules.ts'
import { openStatuses } from '@brigade/domain/orders/orders.status.ts'
import type { Call } from '#kit/context/call.ts'
import type { App } from '#kit/context/context.ts'
import { forEachLogged } from '#kit/context/for-each-logged.ts'
import { one, placesFor, type Transaction } from '#kit/database/transaction.ts'
import type { BillRow } from './bill-columns.ts'
import { endBill } from './end-bill.ts'
import { summedBill } from './find-bill.ts'
import { lockBill } from './lock-bill.ts'
import { publishClosed } from './publish-bill.ts'

type VenueNight = { timeZone: string; nightHour: number }

type Held = Pick<BillRow, 'id' | 'openedAt'>

/**
 * Closes a bill that the caller has locked, if the venue's last night ends it; returns null if it stays open for orders that are still in
 * preparation or delivery. Forgotten orders on it stay as they are. (product, Orders)
 */
export function* closeByNight(
  bill: Held,
  { venue, now }: { venue: VenueNight; now: Date },
): Transaction<BillRow | null> {
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
 * Closes the bills of all venues that the night ends, each in a transaction of its own. Logs how many a venue had: a server's clock that is
 * a day ahead would close all of them.
 */
export async function closeBillsByNight(app: App, now: Date): Promise<void> {
  const { db, log } = app
  const call = { principal: null, now, app }
  const open = await db.many<Held & VenueNight & { restaurantId: number }>(openBills)
  const closed = new Map<number, number>()
  await forEachLogged(app, { of: 'bill', rows: open }, async (bill) => {
    if (!isOfEarlierNight(bill, bill, now)) return
    const isClosed = await db.write(() => holdAndClose(bill, bill, call))
    if (isClosed) closed.set(bill.restaurantId, (closed.get(bill.restaurantId) ?? 0) + 1)
  })
  for (const [restaurantId, bills] of closed)
    log.info({ restaurantId, bills, now: now.toISOString() }, 'The night closed bills')
}

/** Ends a table's sitting from before the venue's night, so that guests who come now begin a sitting of their own. */
export function* endEarlierNight(tableId: number, call: Call<null>): Transaction<void> {
  const open = yield* one<Held & VenueNight>(`${openBills} AND b."tableId" = ?`, tableId)
  if (open && isOfEarlierNight(open, open, call.now)) yield* holdAndClose(open, open, call)
}

const openBills = `SELECT b."id", b."openedAt", b."restaurantId", v."timeZone", v."nightHour" FROM bills b JOIN venues v ON v."id" = b."restaurantId"
  WHERE b."closedAt" IS NULL`

/** Returns whether the night has closed it. */
function* holdAndClose(bill: Held, venue: VenueNight, call: Call<null>): Transaction<boolean> {
  const closed = (yield* lockBill(bill.id)) ? yield* closeByNight(bill, { venue, now: call.now }) : null
  if (closed) yield* publishClosed(yield* summedBill(closed), call)
  return closed !== null
}
