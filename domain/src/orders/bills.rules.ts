import { lastNight } from '../kit/venue-clock.ts'
import { openStatuses, type OrderStatus } from './orders.status.ts'

/** An order that nobody has touched for so long is a forgotten one: no kitchen works on it. */
const restedHours = 6

type OpenBill = {
  openedAt: string
  /** The last change of any of its orders that are not finished; null when all are. */
  lastWorkAt: string | null
}

/** Whether a bill is from before the venue's last night, so that nothing may be added to it without a second look. */
export function isOfEarlierNight(
  { openedAt }: Pick<OpenBill, 'openedAt'>,
  venue: { timeZone: string; nightHour: number },
  now: Date,
): boolean {
  return openedAt < lastNight(now, venue).toISOString()
}

/**
 * Whether the venue's night closes a bill: it is from before that hour and nobody is at work on it. What is still being cooked or
 * carried at that hour keeps it open, a forgotten order does not. (product, Orders)
 */
export function isClosedByNight(bill: OpenBill, venue: { timeZone: string; nightHour: number }, now: Date): boolean {
  if (!isOfEarlierNight(bill, venue, now)) return false
  const restedSince = new Date(now.getTime() - restedHours * 3_600_000).toISOString()
  return bill.lastWorkAt === null || bill.lastWorkAt < restedSince
}

/**
 * Whether the tip and payment type of an order stay as they are: its bill is closed, and so is what it came to. An order that the night
 * found unfinished gets them when it is finished. (product, Orders)
 */
export function isSettled({ status }: { status: OrderStatus }, { isBillOpen }: { isBillOpen: boolean }): boolean {
  return !isBillOpen && !(openStatuses as readonly OrderStatus[]).includes(status)
}
