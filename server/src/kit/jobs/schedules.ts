import { Cron } from 'croner'
import type { App } from '../context.ts'
import { many, run, type Work } from '../work.ts'

/** What is done by the clock. */
export type Schedule = { name: string; next(after: Date): Date; work(): Promise<unknown> }

/** A process that is gone is taken for gone after so long; it is renewed while the work lasts. */
const leaseMs = 60_000

/** Reads when something is done, as cron writes it: `17 * * * *` is the seventeenth minute of every hour, in UTC. */
export function scheduleOf(name: string, cron: string, work: () => Promise<unknown>): Schedule {
  const times = new Cron(cron, { timezone: 'UTC', paused: true })
  return {
    name,
    work,
    next(after) {
      const next = times.nextRun(after)
      if (!next) throw new Error(`The schedule ${name} comes to an end`)
      return next
    },
  }
}

/**
 * Runs what is due by the clock, in one process of all. When it is due next is kept, so that what falls into a time in which nobody ran is
 * done once, at the start. A failure is logged, and the next time tries again.
 */
export function scheduleRunner({ db, clock, log }: App) {
  const byName = new Map<string, Schedule>()
  const running = new Set<Promise<void>>()
  const written = new Set<string>()

  async function runDue(): Promise<void> {
    for (const { name, next } of byName.values()) {
      if (written.has(name)) continue
      await db.write(() => writeDown(name, next(clock.now())))
      written.add(name)
    }
    if (byName.size === 0) return
    const due = await db.read(() => listDue(clock.now()))
    for (const { name } of due) {
      const schedule = byName.get(name)
      const lease = leaseEnd()
      const isTaken = schedule && (await db.write(() => takeSchedule(name, { now: clock.now(), until: lease })))
      if (isTaken) begin(schedule, lease)
    }
  }

  function begin(schedule: Schedule, lease: Date): void {
    const work = perform(schedule, lease).finally(() => running.delete(work))
    running.add(work)
  }

  async function perform({ name, next, work }: Schedule, lease: Date): Promise<void> {
    let held = lease
    const renewing = setInterval(() => {
      const until = leaseEnd()
      db.write(() => holdSchedule(name, { held, until })).then(
        () => (held = until),
        (error: unknown) => warn(error, name),
      )
    }, leaseMs / 3).unref()
    try {
      await work()
    } catch (error) {
      warn(error, name)
    } finally {
      clearInterval(renewing)
    }
    const dueAt = next(clock.now())
    await db.write(() => endSchedule(name, dueAt)).catch((error: unknown) => warn(error, name))
  }

  function leaseEnd(): Date {
    return new Date(clock.now().getTime() + leaseMs)
  }

  function warn(error: unknown, name: string): void {
    if (!db.isTold(error)) log.warn({ err: error, name }, 'Housekeeping failed')
  }

  return {
    add: (schedule: Schedule) => void byName.set(schedule.name, schedule),
    runDue,
    settled: () => Promise.all(running),
  }
}

function* writeDown(name: string, dueAt: Date): Work<void> {
  yield* run(
    'INSERT INTO schedules ("name", "dueAt") VALUES (?, ?) ON CONFLICT ("name") DO NOTHING',
    name,
    dueAt.toISOString(),
  )
}

/** There are a handful, read whole. */
function listDue(now: Date): Work<{ name: string }[]> {
  return many(
    'SELECT "name" FROM schedules WHERE "dueAt" <= ? AND ("lockedUntil" IS NULL OR "lockedUntil" <= ?)',
    now.toISOString(),
    now.toISOString(),
  )
}

function* takeSchedule(name: string, { now, until }: { now: Date; until: Date }): Work<boolean> {
  const taken = yield* run(
    `UPDATE schedules SET "lockedUntil" = ?
     WHERE "name" = ? AND "dueAt" <= ? AND ("lockedUntil" IS NULL OR "lockedUntil" <= ?)`,
    until.toISOString(),
    name,
    now.toISOString(),
    now.toISOString(),
  )
  return taken > 0
}

function* holdSchedule(name: string, { held, until }: { held: Date; until: Date }): Work<void> {
  yield* run(
    'UPDATE schedules SET "lockedUntil" = ? WHERE "name" = ? AND "lockedUntil" = ?',
    until.toISOString(),
    name,
    held.toISOString(),
  )
}

function* endSchedule(name: string, dueAt: Date): Work<void> {
  yield* run('UPDATE schedules SET "dueAt" = ?, "lockedUntil" = NULL WHERE "name" = ?', dueAt.toISOString(), name)
}
