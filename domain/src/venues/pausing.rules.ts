import { can } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import type { Problem } from '../kit/problems.ts'
import type { OrderStopCode } from './pausing.errors.ts'
import type { OrderPause, PauseMinutes } from './pausing.schema.ts'

const minuteMs = 60_000

/** Returns the end of a pause that begins now, in ISO 8601; null until staff resume. */
export function pauseEnd(minutes: PauseMinutes, now: Date): string | null {
  return minutes === null ? null : new Date(now.getTime() + minutes * minuteMs).toISOString()
}

/** Returns whether a pause is in force at an instant (ISO 8601 in UTC with milliseconds). It ends exactly at its end. */
export function isPaused({ until }: Pick<OrderPause, 'until'>, at: string): boolean {
  return until === null || at < until
}

/** Returns the pauses that are in force at an instant, in their order. */
export function pausesInForce(pauses: readonly OrderPause[], at: string): readonly OrderPause[] {
  return pauses.every((pause) => isPaused(pause, at)) ? pauses : pauses.filter((pause) => isPaused(pause, at))
}

/** Returns the pause of a menu or, for null, of the whole venue. */
export function pauseOf(pauses: readonly OrderPause[], menuId: number | null): OrderPause | undefined {
  return pauses.find((pause) => pause.menuId === menuId)
}

/** Returns the pauses without the one of this menu or, for null, of the whole venue. */
export function withoutPause(pauses: readonly OrderPause[], menuId: number | null): OrderPause[] {
  return pauses.filter((pause) => pause.menuId !== menuId)
}

/** The state of a venue that stops orders: its opening switch and its pauses. */
export type OrderingState = { canReceiveOrder: boolean; orderPauses: readonly OrderPause[]; timeZone: string }

type OrderTry = {
  venue: OrderingState
  principal: { role: Role }
  /** The menu of each line of the cart; undefined for an unknown item. */
  menuIds: readonly (number | undefined)[]
  now: Date
}

export type OrderStop = Problem<OrderStopCode> & { field: string }

/**
 * Returns why a venue takes no new order now, by field. The opening switch stops everybody. A pause stops those who
 * order alone: staff who place an order see it, and can talk to the kitchen and the guest.
 */
export function orderStops({ venue, principal, menuIds, now }: OrderTry): OrderStop[] {
  if (!venue.canReceiveOrder) return [{ field: 'restaurantId', code: 'venueClosed' }]
  if (venue.orderPauses.length === 0 || can(principal, 'orders:placeWhilePaused')) return []
  const pauses = pausesInForce(venue.orderPauses, now.toISOString())
  const ofVenue = pauseOf(pauses, null)
  if (ofVenue) return [{ field: 'restaurantId', ...problemOfPause(ofVenue, venue.timeZone) }]
  return menuIds.flatMap((menuId, index) => {
    const pause = menuId === undefined ? undefined : pauseOf(pauses, menuId)
    return pause ? [{ field: `cart.${index}.itemId`, ...problemOfPause(pause, venue.timeZone) }] : []
  })
}

function problemOfPause({ menuId, menuName, until }: OrderPause, timeZone: string): Problem<OrderStopCode> {
  const end = until === null ? null : { until: clockText(until, timeZone), untilInstant: until }
  if (menuId === null) return end ? { code: 'orderingPaused', params: end } : { code: 'orderingPausedOpen' }
  const menu = menuName?.en ?? `#${menuId}`
  return end ? { code: 'menuPaused', params: { menu, ...end } } : { code: 'menuPausedOpen', params: { menu } }
}

/** Returns an instant as hours and minutes on a venue's clock: `15:30`. */
function clockText(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
}
