import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { changeVenue, lockVenue } from '#features/venues/public/write-venue.ts'
import { cancelPauseEnd } from './end-pauses.job.ts'

/** Ends the pauses of menus that are deleted: nobody could resume them. */
export function* endPausesOfMenus({
  restaurantId,
  menuIds,
  principal,
  now,
}: HookInputs['menus:deleted']): Transaction<void> {
  const locked = yield* lockVenue(restaurantId)
  if (!locked) return
  const { orderPauses } = locked.venue
  const gone = orderPauses.filter(({ menuId }) => menuId !== null && menuIds.includes(menuId))
  if (gone.length === 0) return
  for (const pause of gone) yield* cancelPauseEnd(pause, restaurantId)
  const left = orderPauses.filter((pause) => !gone.includes(pause))
  yield* changeVenue(locked, { orderPauses: left, ...updatedBy(principal, now) })
}
