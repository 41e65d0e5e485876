import { doneBy, type StaffPrincipal, worksAt } from '@brigade/domain/access/principal.ts'
import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { pausingErrors } from '@brigade/domain/venues/pausing.errors.ts'
import { pauseEnd, pauseOf, pausesInForce, withoutPause } from '@brigade/domain/venues/pausing.rules.ts'
import type { OrderPause, PauseOrders, ResumeOrders } from '@brigade/domain/venues/pausing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { Call } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { findMenuName } from '#features/menus/public/find-menu-name.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { changeVenue, lockVenue, type LockedVenue } from '#features/venues/public/write-venue.ts'
import { cancelPauseEnd, endPauseInTime } from './end-pauses.job.ts'

/**
 * Pauses ordering at a venue or from one of its menus; a pause that is in force there is replaced. Throws BadRequest
 * for an unknown venue or menu, and Conflict if a colleague paused or resumed since the caller looked.
 */
export function* pauseOrders(
  { restaurantId, menuId = null, minutes, seen }: Omit<PauseOrders, 'idempotencyKey'>,
  { principal, now }: Call<StaffPrincipal>,
): Transaction<Venue> {
  const locked = yield* lockVenueOf(restaurantId, principal)
  const menuName = menuId === null ? null : yield* menuNameOf({ id: menuId, restaurantId })
  const before = pauseInForce(locked, { menuId, now })
  refuseUnseen(locked, { seen, before })
  const { by: pausedBy, at: since } = doneBy(principal, now)
  const pause = { menuId, menuName, since, until: pauseEnd(minutes, now), pausedBy }
  if (before) yield* cancelPauseEnd(before, restaurantId)
  yield* endPauseInTime(pause, { restaurantId, now })
  return yield* storePauses(locked, [...othersThan(locked, { menuId, now }), pause], { principal, now })
}

/** Returns the venue of a repeated call as it is now. */
export function* repeatedPause(id: number, { principal }: Call): Transaction<Venue | undefined> {
  return worksAt(principal, id) ? yield* readVenue(id) : undefined
}

/**
 * Resumes ordering at a venue or from one of its menus. If it isn't paused, nothing changes. Throws BadRequest for an
 * unknown venue, and Conflict if a colleague began another pause since the caller looked.
 */
export function* resumeOrders(
  { restaurantId, menuId = null, seen }: ResumeOrders,
  { principal, now }: Call<StaffPrincipal>,
): Transaction<Venue> {
  const locked = yield* lockVenueOf(restaurantId, principal)
  const before = pauseInForce(locked, { menuId, now })
  if (!before) return locked.venue
  refuseUnseen(locked, { seen, before })
  yield* cancelPauseEnd(before, restaurantId)
  return yield* storePauses(locked, othersThan(locked, { menuId, now }), { principal, now })
}

function* lockVenueOf(id: number, principal: StaffPrincipal): Transaction<LockedVenue> {
  const locked = worksAt(principal, id) ? yield* lockVenue(id) : undefined
  return locked ?? refuseField({ restaurantId: 'venueUnknown' }, pausingErrors)
}

function* menuNameOf(menu: { id: number; restaurantId: number }): Transaction<LocalText> {
  return (yield* findMenuName(menu)) ?? refuseField({ menuId: 'menuUnknown' }, pausingErrors)
}

type At = { menuId: number | null; now: Date }

function pauseInForce({ venue }: LockedVenue, { menuId, now }: At): OrderPause | undefined {
  return pauseOf(pausesInForce(venue.orderPauses, now.toISOString()), menuId)
}

function othersThan({ venue }: LockedVenue, { menuId, now }: At): OrderPause[] {
  return withoutPause(pausesInForce(venue.orderPauses, now.toISOString()), menuId)
}

type Seen = { seen: string | null | undefined; before: OrderPause | undefined }

function refuseUnseen({ venue, row }: LockedVenue, { seen, before }: Seen): void {
  const isSame = seen === undefined || instantOf(seen) === instantOf(before?.since ?? null)
  if (!isSame) refuseStale({ message: pausingErrors.pauseChanged, current: venue, row })
}

function instantOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}

function storePauses(
  locked: LockedVenue,
  orderPauses: OrderPause[],
  { principal, now }: { principal: StaffPrincipal; now: Date },
): Transaction<Venue> {
  return changeVenue(locked, { orderPauses, ...updatedBy(principal, now) })
}
