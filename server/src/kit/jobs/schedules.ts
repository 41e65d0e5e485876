import { Cron } from 'croner'
import { aheadOf } from '../settings/clock.ts'
import type { App } from '../context/context.ts'
import { many, run, type Transaction } from '../database/transaction.ts'

/** Work that runs at fixed times. */
export type Schedule = { name: string; next(after: Date): Date; work(): Promise<unknown> }

/** Time without a renewal after which a process is considered gone; its lease is renewed while the work lasts. */
const leaseMs = 60_000

/** Creates a schedule from a cron expression: `17 * * * *` is the seventeenth minute of every hour, in UTC. */
export function scheduleOf(name: string, cron: string, work: () => Promise<unknown>): Schedule {
  // A time zone would be looked up for each time; an offset is ten times as quick, and every start asks for all schedules.
  const times = new Cron(cron, { utcOffset: 0, paused: true })
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
 * Runs schedules when they are due, each in one process of all. The next due time is stored, so that a schedule that
 * was due while no process ran is run once, at the start. A failure is logged, and the schedule is tried again at its
 * next time.
 */
export function scheduleRunner({ db, clock, log }: App) {
  const byName = new Map<string, Schedule>()
  const running = new Map<string, Promise<void>>()
  const written = new Set<string>()

  async function runDue(): Promise<void> {
    if (byName.size === 0) return
    const now = clock.now()
    const added = [...byName.values()].filter(({ name }) => !written.has(name))
    if (added.length > 0) await db.write(() => writeDown(added, now))
    for (const { name } of added) written.add(name)
    for (const { name, dueAt } of await db.read(() => listFree(now, leaseEnd()))) {
      const schedule = byName.get(name)
      if (!schedule || running.has(name)) continue
      if (dueAt > now.toISOString()) await bringForward(schedule, { dueAt, now })
      else await take(schedule)
    }
  }

  /**
   * Brings forward work that a clock that was ahead has postponed. If another process is ahead a little, the due time
   * is at most one step further.
   */
  async function bringForward({ name, next }: Schedule, { dueAt, now }: { dueAt: string; now: Date }): Promise<void> {
    const latest = next(next(now)).toISOString()
    if (dueAt > latest) await db.write(() => moveSchedule(name, { from: dueAt, to: latest }))
  }

  async function take(schedule: Schedule): Promise<void> {
    const lease = leaseEnd()
    const isTaken = await db.write(() => takeSchedule(schedule.name, { now: clock.now(), until: lease }))
    if (isTaken) begin(schedule, lease)
  }

  function begin(schedule: Schedule, lease: Date): void {
    const work = perform(schedule, lease).finally(() => running.delete(schedule.name))
    running.set(schedule.name, work)
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
    settled: () => Promise.all(running.values()),
  }
}

function* writeDown(schedules: readonly Schedule[], now: Date): Transaction<void> {
  for (const { name, next } of schedules) {
    yield* run(
      'INSERT INTO schedules ("name", "dueAt") VALUES (?, ?) ON CONFLICT ("name") DO NOTHING',
      name,
      next(now).toISOString(),
    )
  }
}

/** Lists the free schedules: the table has only a few rows, and is read whole. */
function listFree(now: Date, until: Date): Transaction<{ name: string; dueAt: string }[]> {
  return many(`SELECT "name", "dueAt" FROM schedules WHERE ${isFree}`, ...freeAt(now, until))
}

/**
 * The condition of a free schedule. A lease that lasts longer than one that begins now was taken while the clock was
 * ahead: a living process renews its lease in less than a minute.
 */
const isFree = '("lockedUntil" IS NULL OR "lockedUntil" <= ? OR "lockedUntil" > ?)'

function freeAt(now: Date, until: Date): [string, string] {
  return [now.toISOString(), aheadOf(until).toISOString()]
}

function* moveSchedule(name: string, { from, to }: { from: string; to: string }): Transaction<void> {
  yield* run('UPDATE schedules SET "dueAt" = ? WHERE "name" = ? AND "dueAt" = ?', to, name, from)
}

function* takeSchedule(name: string, { now, until }: { now: Date; until: Date }): Transaction<boolean> {
  const taken = yield* run(
    `UPDATE schedules SET "lockedUntil" = ?
     WHERE "name" = ? AND "dueAt" <= ? AND ${isFree}`,
    until.toISOString(),
    name,
    now.toISOString(),
    ...freeAt(now, until),
  )
  return taken > 0
}

function* holdSchedule(name: string, { held, until }: { held: Date; until: Date }): Transaction<void> {
  yield* run(
    'UPDATE schedules SET "lockedUntil" = ? WHERE "name" = ? AND "lockedUntil" = ?',
    until.toISOString(),
    name,
    held.toISOString(),
  )
}

function* endSchedule(name: string, dueAt: Date): Transaction<void> {
  yield* run('UPDATE schedules SET "dueAt" = ?, "lockedUntil" = NULL WHERE "name" = ?', dueAt.toISOString(), name)
}
