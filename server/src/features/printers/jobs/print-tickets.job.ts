import { Type } from '@sinclair/typebox'
import { defineJob } from '#kit/jobs/define-job.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { printWaiting, type WakePrinter } from './print-waiting.ts'

/**
 * Prints what waits for a printer, in the order in which it was queued. The job may be repeated: a print that was begun is not begun again,
 * and a person decides about one that was cut off.
 */
export const printTickets = defineJob({
  kind: 'printers:printTickets',
  payload: Type.Object({ printerId: Type.Integer() }, { additionalProperties: false }),
  tries: 10,
  backoffMinutes: [1, 5, 30],
  mayRepeat: true,
  async run({ printerId }, app) {
    const next = await printWaiting({ printerId, app })
    const now = app.clock.now()
    for (const wake of next) await app.db.write(() => wakePrinter({ ...wake, now }))
  },
})

/** Enqueues the printing of what waits for a printer. */
export function* wakePrinter({ printerId, restaurantId, key, runAt, now }: WakePrinter): Transaction<void> {
  const uniqueKey = `${printTickets.kind}:${printerId}:${key}`
  yield* enqueue(printTickets, { printerId }, { now, runAt, restaurantId, uniqueKey })
}
