import { lastNight } from '../kit/venue-clock.ts'
import { isOpenStatus, type OrderStatus } from './orders.status.ts'

/** The number of hours after which an untouched open order counts as forgotten: the kitchen no longer works on it. */
const restedHours = 6

type OpenBill = {
  openedAt: string
  /** The last change of any of its unfinished orders; null if all are finished. */
  lastWorkAt: string | null
}

/** Returns whether a bill was opened before the venue's last night, so that adding to it needs a second look. */
export function isOfEarlierNight(
  { openedAt }: Pick<OpenBill, 'openedAt'>,
  venue: { timeZone: string; nightHour: number },
  now: Date,
): boolean {
  return openedAt < lastNight(now, venue).toISOString()
}

/**
 * Returns whether the venue's night closes a bill: it was opened before that hour and its orders are not being worked
 * on. Orders that are being cooked or carried at that hour keep it open; a forgotten order does not. (product, Orders)
 */
export function isClosedByNight(bill: OpenBill, venue: { timeZone: string; nightHour: number }, now: Date): boolean {
  if (!isOfEarlierNight(bill, venue, now)) return false
  const restedSince = new Date(now.getTime() - restedHours * 3_600_000).toISOString()
  return bill.lastWorkAt === null || bill.lastWorkAt < restedSince
}

/**
 * Returns whether the tip and payment type of an order are final, because its bill is closed and the sums with it. An
 * order that the night found unfinished gets them when it is finished. (product, Orders)
 */
export function isSettled({ status }: { status: OrderStatus }, { isBillOpen }: { isBillOpen: boolean }): boolean {
  return !isBillOpen && !isOpenStatus(status)
}
