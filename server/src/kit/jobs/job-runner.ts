// Decision 50: docs/decisions/0050-jobs-and-schedules.md

import { setTimeout as sleep } from 'node:timers/promises'
import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import type { App } from '../context/context.ts'
import type { PendingEvent, Transaction } from '../database/transaction.ts'
import type { AnyJobKind } from './define-job.ts'
import { jobColumns, type JobRow } from './job-columns.ts'
import { fullLanes } from './job-lanes.ts'
import { findCutOff, isWorkThere, listAhead, type Move, moveJob, renewLease, setRight, takeJob } from './move-job.ts'
import { moveAfterCut, moveAfterFailure, moveOfUnknownKind } from './next-move.ts'
import { type Schedule, scheduleRunner } from './schedules.ts'

/** Runs enqueued jobs. */
export type Jobs = {
  /** Registers kinds of jobs. */
  add(...kinds: readonly AnyJobKind[]): void
  addSchedule(schedule: Schedule): void
  /** Starts running jobs and schedules. */
  start(): void
  /** Stops taking jobs; running ones have this long to end, then they are given back. */
  stop(withinMs?: number): Promise<void>
  /** Runs all jobs that are due now. */
  runDue(): Promise<void>
}

declare module '../context/context.ts' {
  interface AppParts {
    /** The runner of jobs. A job runs after the commit that causes it. */
    jobs: Jobs
  }
}

/** Time without a renewal after which a process is considered gone, in milliseconds. */
export const leaseMs = 30_000

const lookEveryMs = 5000
const endWithinMs = 5000

/**
 * Looks for jobs at once when this process has committed one, and every few seconds for those of other processes and
 * those that wait.
 */
export function jobRunner(app: App): Jobs {
  const { db, clock, log } = app
  const kinds = new Map<string, AnyJobKind>()
  const running = new Map<Promise<void>, JobRow>()
  const schedules = scheduleRunner(app)
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let isClockLookedAt = false
  let turn: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined

  /** Looks for jobs, one look after the other; all calls while one look waits are served by that one. */
  function look(): Promise<void> {
    waiting ??= turn = turn.then(async () => {
      waiting = undefined
      if (isStopping) return
      await takeAll().catch((error: unknown) => warn(error, 'Jobs could not be looked for'))
    })
    return waiting
  }

  async function takeAll(): Promise<void> {
    await schedules.runDue()
    await setClockRight()
    while (!isStopping && (await db.read(() => isWorkThere(clock.now())))) {
      const isMoved = await moveCutOff()
      const now = clock.now()
      const except = fullLanes([...running.values()], (kind) => kinds.get(kind)?.atOnce)
      const row = await db.write(() => takeJob({ now, until: leaseEnd(), dialect: db.dialect, except }))
      if (row) begin(row)
      // The remaining jobs wait for running ones, whose end starts another search.
      else if (!isMoved) return
    }
  }

  /**
   * Corrects the times of jobs after a clock that was ahead was set right. It does not run at every commit that has
   * jobs: a delay of seconds harms nothing.
   */
  async function setClockRight(): Promise<void> {
    if (isClockLookedAt) return
    isClockLookedAt = true
    const atInstants = [...kinds.values()].flatMap(({ kind, isAtInstant }) => (isAtInstant ? [kind] : []))
    const at = { now: clock.now(), until: leaseEnd() }
    for (const row of await db.read(() => listAhead({ ...at, atInstants }))) {
      await db.write(() => setRight(row, at))
    }
  }

  async function moveCutOff(): Promise<boolean> {
    const row = await db.read(() => findCutOff(clock.now()))
    if (!row) return false
    const job = kinds.get(row.kind)
    await move(row, job ? moveAfterCut(job, row, clock.now()) : moveOfUnknownKind)
    return true
  }

  function begin(row: JobRow): void {
    const run = perform(row).finally(() => {
      running.delete(run)
      if (timer) void look()
    })
    running.set(run, row)
  }

  async function perform(row: JobRow): Promise<void> {
    const next = await outcomeOf(row)
    // If this fails, the lease runs out: whether the job may be repeated decides what follows.
    await move(row, next).catch((error: unknown) => warn(error, 'The end of a job could not be stored', row))
  }

  async function outcomeOf(row: JobRow): Promise<Move> {
    const job = kinds.get(row.kind)
    if (!job) return moveOfUnknownKind
    const renewing = setInterval(() => renew(row), leaseMs / 3).unref()
    try {
      await runJob(job, row)
      return { state: 'done', lastError: null }
    } catch (error) {
      warn(error, 'A job failed', row)
      return moveAfterFailure(job, row, { error, now: clock.now() })
    } finally {
      clearInterval(renewing)
    }
  }

  async function runJob(job: AnyJobKind, row: JobRow): Promise<void> {
    const { payload } = jobColumns.readKept(row)
    const assertPayload: AnyJobKind['assertPayload'] = job.assertPayload
    assertPayload(payload)
    await job.run(payload, app)
  }

  function renew(row: JobRow): void {
    db.write(() => renewLease(row, leaseEnd())).catch((error: unknown) => warn(error, 'A job could not be kept', row))
  }

  async function move(row: JobRow, next: Move): Promise<void> {
    await db.write(() => moveAndSettle(row, next, clock.now()))
  }

  function* moveAndSettle(row: JobRow, next: Move, now: Date): Transaction<void> {
    const moved = yield* moveJob(row, next, now)
    const job = kinds.get(row.kind)
    if (!moved || !job?.whenLost || (next.state !== 'failed' && next.state !== 'uncertain')) return
    const payload = payloadOf(job, row)
    if (payload !== undefined) yield* job.whenLost(payload, now)
  }

  /** Returns the payload of a job; undefined if this version of the program can't read it. */
  function payloadOf({ assertPayload }: AnyJobKind, row: JobRow): never | undefined {
    const { payload } = jobColumns.readKept(row)
    const assertKnown: AnyJobKind['assertPayload'] = assertPayload
    try {
      assertKnown(payload)
      return payload
    } catch (error) {
      warn(error, 'The payload of a job could not be read', row)
      return undefined
    }
  }

  async function giveBack(row: JobRow): Promise<void> {
    const job = kinds.get(row.kind)
    if (job) await move(row, moveAfterCut(job, row, clock.now()))
  }

  function leaseEnd(): Date {
    return new Date(clock.now().getTime() + leaseMs)
  }

  function warn(error: unknown, message: string, row?: JobRow): void {
    if (!db.isTold(error)) log.warn({ err: error, ...(row && { job: row.id, kind: row.kind }) }, message)
  }

  return {
    add(...added) {
      for (const job of added) kinds.set(job.kind, job)
    },

    addSchedule: schedules.add,

    start() {
      timer = setInterval(() => {
        isClockLookedAt = false
        void look()
      }, lookEveryMs).unref()
      db.onEvents((events) => void (events.some(isWaitingJob) && look()))
      void look()
    },

    async stop(withinMs = endWithinMs) {
      isStopping = true
      clearInterval(timer)
      timer = undefined
      const ended = turn.then(() => Promise.all([...running.keys(), schedules.settled()]))
      const patience = new AbortController()
      await Promise.race([ended, sleep(withinMs, undefined, { signal: patience.signal }).catch(() => undefined)])
      patience.abort()
      await Promise.all([...running.values()].map(giveBack))
    },

    async runDue() {
      do {
        isClockLookedAt = false
        await look()
        await Promise.all([...running.keys(), schedules.settled()])
      } while (await db.read(() => isWorkThere(clock.now())))
    },
  }
}

function isWaitingJob({ path, event, row }: PendingEvent): boolean {
  return path === jobsPath && event !== 'removed' && 'state' in row && row.state === 'waiting'
}
