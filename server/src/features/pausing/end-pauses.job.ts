import { pausesInForce } from '@brigade/domain/venues/pausing.rules.ts'
import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import { Type } from '@sinclair/typebox'
import { defineJob } from '#kit/jobs/define-job.ts'
import { cancelJob, enqueue } from '#kit/jobs/enqueue.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { changeVenue, lockVenue } from '#features/venues/public/write-venue.ts'

/**
 * Removes the pauses of a venue whose time is over, so that screens and guests hear of their end. Orders don't wait for
 * it: they are taken again by the clock alone.
 */
export const endPauses = defineJob({
  kind: 'pausing:endPauses',
  payload: Type.Object({ restaurantId: Type.Integer() }, { additionalProperties: false }),
  tries: 10,
  backoffMinutes: [1, 5, 30],
  mayRepeat: true,
  isAtInstant: true,
  async run({ restaurantId }, app) {
    const at = app.clock.now().toISOString()
    await app.db.write(() => endWhereOver(restaurantId, at))
  },
})

/** Schedules the end of a pause, in the transaction that begins it. */
export function* endPauseInTime(
  pause: OrderPause,
  { restaurantId, now }: { restaurantId: number; now: Date },
): Transaction<void> {
  if (pause.until === null) return
  const uniqueKey = uniqueKeyOf(pause, restaurantId)
  yield* enqueue(endPauses, { restaurantId }, { now, runAt: new Date(pause.until), uniqueKey, restaurantId })
}

/** Cancels the scheduled end of a pause that staff end or replace. */
export function* cancelPauseEnd(pause: OrderPause, restaurantId: number): Transaction<void> {
  if (pause.until !== null) yield* cancelJob(uniqueKeyOf(pause, restaurantId))
}

function uniqueKeyOf({ menuId, until }: OrderPause, restaurantId: number): string {
  return `${endPauses.kind}:${restaurantId}:${menuId ?? 'venue'}:${until}`
}

function* endWhereOver(restaurantId: number, at: string): Transaction<void> {
  const locked = yield* lockVenue(restaurantId)
  if (!locked) return
  const { orderPauses } = locked.venue
  const inForce = pausesInForce(orderPauses, at)
  if (inForce.length === orderPauses.length) return
  const byNobody = { updatedAt: at, updatedBy: null, updatedByKind: null, updatedById: null }
  yield* changeVenue(locked, { orderPauses: [...inForce], ...byNobody })
}
