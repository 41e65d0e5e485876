import { aheadOf } from '../settings/clock.ts'
import type { Database } from '../database/database.ts'
import { many, one, rowsOf, run, type Transaction } from '../database/transaction.ts'
import type { AnyJobKind } from './define-job.ts'
import { jobColumns, type JobRow } from './job-columns.ts'
import type { FullLanes } from './job-lanes.ts'

const dayMs = 24 * 3_600_000

/** Days that a finished job is stored, in which a job with the same key is not enqueued again. */
export const doneIsKeptDays = 14

const forgottenAtATime = 500

/** Returns true if a job is due, or belongs to a process that is gone. */
export function* isWorkThere(now: Date): Transaction<boolean> {
  const found = yield* one(
    `SELECT 1 AS "found" FROM jobs WHERE ("state" = 'waiting' AND "runAt" <= ?) OR ("state" = 'running' AND "lockedUntil" <= ?) LIMIT 1`,
    now.toISOString(),
    now.toISOString(),
  )
  return found !== undefined
}

type TakeJob = { now: Date; until: Date; dialect: 'sqlite' | 'postgres'; except?: FullLanes }

const noLanes: FullLanes = { kinds: [], lanes: [] }

/** The clause that skips rows that others take at the same moment; SQLite has a single writer. */
const lockRow = { sqlite: '', postgres: 'FOR UPDATE SKIP LOCKED' }

/** Takes the job that has been due longest, until the lease ends. */
export function* takeJob({ now, until, dialect, except = noLanes }: TakeJob): Transaction<JobRow | undefined> {
  const isAnyFull = except.kinds.length > 0 || except.lanes.length > 0
  const next = isAnyFull ? nextBeside(except, { now, dialect }) : nextOfAll({ now, dialect })
  const [taken] = yield* rowsOf<JobRow>(
    jobColumns.published('patched', {
      sql: `UPDATE jobs SET "state" = 'running', "tries" = "tries" + 1, "lockedUntil" = ?, "version" = "version" + 1, "updatedAt" = ?
     WHERE "id" = (${next.sql}) RETURNING *`,
      params: [until.toISOString(), now.toISOString(), ...next.params],
    }),
  )
  return taken
}

type NextJob = { sql: string; params: string[] }

type Look = Pick<TakeJob, 'now' | 'dialect'>

function nextOfAll({ now, dialect }: Look): NextJob {
  return {
    sql: `SELECT "id" FROM jobs WHERE "state" = 'waiting' AND "runAt" <= ? ORDER BY "runAt", "id" LIMIT 1 ${lockRow[dialect]}`,
    params: [now.toISOString()],
  }
}

/**
 * Selects the next job that is in no full lane. It steps from lane to lane of the waiting jobs and reads the first of each, because
 * hundreds of thousands may wait in a lane that is full.
 */
function nextBeside({ kinds, lanes }: FullLanes, { now, dialect }: Look): NextJob {
  const isFree = [
    ...kinds.map(() => `lanes."kind" <> ?`),
    ...lanes.map(() => `NOT (lanes."kind" = ? AND lanes."lane" = ?)`),
  ].join(' AND ')
  return {
    sql: `WITH RECURSIVE lanes("kind", "lane") AS (
       SELECT * FROM (SELECT "kind", "lane" FROM jobs WHERE "state" = 'waiting' ORDER BY "kind", "lane" LIMIT 1) AS first_lane
       UNION ALL
       SELECT job."kind", job."lane" FROM lanes JOIN jobs job ON job."id" = COALESCE(
         (SELECT "id" FROM jobs WHERE "state" = 'waiting' AND "kind" = lanes."kind" AND "lane" > lanes."lane" ORDER BY "lane" LIMIT 1),
         (SELECT "id" FROM jobs WHERE "state" = 'waiting' AND "kind" > lanes."kind" ORDER BY "kind", "lane" LIMIT 1)))
     SELECT job."id" FROM lanes JOIN jobs job ON job."id" = (
       SELECT "id" FROM jobs WHERE "state" = 'waiting' AND "kind" = lanes."kind" AND "lane" = lanes."lane" AND "runAt" <= ?
       ORDER BY "runAt", "id" LIMIT 1 ${lockRow[dialect]})
     WHERE ${isFree} ORDER BY job."runAt", job."id" LIMIT 1`,
    params: [now.toISOString(), ...kinds, ...lanes.flatMap(({ kind, lane }) => [kind, lane])],
  }
}

/** Returns a job whose lease has run out: the process that ran it is gone, or was blocked for longer than that. */
export function* findCutOff(now: Date): Transaction<JobRow | undefined> {
  return yield* one<JobRow>(
    `SELECT * FROM jobs WHERE "state" = 'running' AND "lockedUntil" <= ? ORDER BY "lockedUntil" LIMIT 1`,
    now.toISOString(),
  )
}

const setRightAtATime = 500

type WhatIsAhead = {
  now: Date
  /** End of a lease that begins now. */
  until: Date
  /** Kinds that are due at an instant that a person has chosen. */
  atInstants: readonly string[]
}

/**
 * Lists jobs that were enqueued while the clock was ahead and wait for the time that it showed, and leases that were
 * taken then.
 */
export function* listAhead({ now, until, atInstants }: WhatIsAhead): Transaction<JobRow[]> {
  const ahead = aheadOf(now).toISOString()
  const others =
    atInstants.length > 0 ? `AND ("tries" > 0 OR "kind" NOT IN (${atInstants.map(() => '?').join(', ')}))` : ''
  return yield* many<JobRow>(
    `SELECT * FROM jobs WHERE ("state" = 'waiting' AND "runAt" > ? AND "updatedAt" > ? ${others})
       OR ("state" = 'running' AND "lockedUntil" > ?) LIMIT ${setRightAtATime}`,
    ahead,
    ahead,
    ...atInstants,
    aheadOf(until).toISOString(),
  )
}

/**
 * Restarts the wait of a waiting job from now, and the lease of a running job: a living process renews its lease.
 * Returns undefined for a running job, or if another process has moved the job in between.
 */
export function* setRight(
  row: JobRow,
  { now, until }: Pick<WhatIsAhead, 'now' | 'until'>,
): Transaction<JobRow | undefined> {
  const { state, lastError } = row
  if (state === 'running') {
    yield* renewLease(row, until)
    return undefined
  }
  const waitMs = Date.parse(row.runAt) - Date.parse(row.updatedAt)
  return yield* moveJob(row, { state, lastError, runAt: new Date(now.getTime() + waitMs) }, now)
}

type Held = Pick<JobRow, 'id' | 'version'>

/** Renews the lease of a running job; returns false if it already belongs to another process. */
export function* renewLease({ id, version }: Held, until: Date): Transaction<boolean> {
  const renewed = yield* run(
    'UPDATE jobs SET "lockedUntil" = ? WHERE "id" = ? AND "version" = ?',
    until.toISOString(),
    id,
    version,
  )
  return renewed > 0
}

export type Move = Pick<JobRow, 'state' | 'lastError'> & { runAt?: Date; tries?: number }

/**
 * Deletes jobs that finished long ago, a batch at a time so that others don't wait, and returns whether that was all.
 * Failed jobs stay until a person retries them.
 */
export function forgetDoneJobs(now: Date): Transaction<boolean> {
  return forgetSome(`"state" = 'done' AND "runAt" < ?`, [longAgo(now)])
}

/** Deletes failed jobs of a kind that is not worth retrying when it is that old, batch by batch. */
export async function forgetFailedJobs(db: Database, { kind }: Pick<AnyJobKind, 'kind'>, now: Date): Promise<void> {
  const forgetBatch = () => forgetSome(`"state" = 'failed' AND "runAt" < ? AND "kind" = ?`, [longAgo(now), kind])
  while (!(await db.write(forgetBatch)));
}

function longAgo(now: Date): string {
  return new Date(now.getTime() - doneIsKeptDays * dayMs).toISOString()
}

function* forgetSome(where: string, params: readonly string[]): Transaction<boolean> {
  const forgotten = yield* rowsOf<JobRow>(
    jobColumns.published('removed', {
      sql: `DELETE FROM jobs WHERE "id" IN (SELECT "id" FROM jobs WHERE ${where} LIMIT ${forgottenAtATime}) RETURNING *`,
      params,
    }),
  )
  return forgotten.length < forgottenAtATime
}

/** Moves a job on, unless another process has moved it in between; then it returns undefined. */
export function* moveJob(
  { id, version, runAt, tries }: JobRow,
  move: Move,
  now: Date,
): Transaction<JobRow | undefined> {
  const set = {
    state: move.state,
    lastError: move.lastError,
    runAt: move.runAt?.toISOString() ?? runAt,
    tries: move.tries ?? tries,
    lockedUntil: null,
    updatedAt: now.toISOString(),
  }
  const [moved] = yield* jobColumns.update(set, { where: '"id" = ? AND "version" = ?', params: [id, version] })
  return moved
}
