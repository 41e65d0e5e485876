import { Type } from '@sinclair/typebox'
import { defineJob } from '#kit/jobs/define-job.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import type { Work } from '#kit/work.ts'
import { printWaiting } from './print-waiting.ts'

/**
 * Prints what waits for a printer, in the order in which it was written down. It may be repeated: a print that was begun is begun by nobody else, and of one
 * that was cut off a person decides.
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

export type WakePrinter = {
  printerId: number
  restaurantId: number
  /** What it is woken for: once for each. */
  key: string
  /** When, if not at once. */
  runAt?: Date
  now: Date
}

/** Has what waits for a printer printed. */
export function* wakePrinter({ printerId, restaurantId, key, runAt, now }: WakePrinter): Work<void> {
  const uniqueKey = `${printTickets.kind}:${printerId}:${key}`
  yield* enqueue(printTickets, { printerId }, { now, runAt, restaurantId, uniqueKey })
}
