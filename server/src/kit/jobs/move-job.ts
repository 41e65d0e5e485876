import { aheadOf } from '../clock.ts'
import { many, one, rowsOf, run, type Work } from '../work.ts'
import type { AnyJobKind } from './define-job.ts'
import { jobColumns, type JobRow } from './job-columns.ts'
import type { FullLanes } from './job-lanes.ts'

const dayMs = 24 * 3_600_000

/** As long, a job with the same key is not written down a second time. */
export const doneIsKeptDays = 14

const forgottenAtATime = 500

/** Whether a job is to be taken, or belongs to a process that is gone. */
export function* isWorkThere(now: Date): Work<boolean> {
  const found = yield* one(
    `SELECT 1 AS "found" FROM jobs WHERE ("state" = 'waiting' AND "runAt" <= ?) OR ("state" = 'running' AND "lockedUntil" <= ?) LIMIT 1`,
    now.toISOString(),
    now.toISOString(),
  )
  return found !== undefined
}

type TakeJob = { now: Date; until: Date; dialect: 'sqlite' | 'postgres'; except?: FullLanes }

const noLanes: FullLanes = { kinds: [], lanes: [] }

/** Others who look at the same moment take the next one. SQLite has one who writes. */
const lockRow = { sqlite: '', postgres: 'FOR UPDATE SKIP LOCKED' }

/** Takes the job that has been due longest, for as long as the lease lasts. */
export function* takeJob({ now, until, dialect, except = noLanes }: TakeJob): Work<JobRow | undefined> {
  const { kinds, lanes } = except
  const isFree = [
    ...kinds.map(() => `AND "kind" <> ?`),
    ...lanes.map(() => `AND NOT ("kind" = ? AND COALESCE("restaurantId", 0) = ?)`),
  ].join(' ')
  const [taken] = yield* rowsOf<JobRow>(
    jobColumns.published('patched', {
      sql: `UPDATE jobs SET "state" = 'running', "tries" = "tries" + 1, "lockedUntil" = ?, "version" = "version" + 1, "updatedAt" = ?
     WHERE "id" = (
       SELECT "id" FROM jobs WHERE "state" = 'waiting' AND "runAt" <= ? ${isFree} ORDER BY "runAt", "id" LIMIT 1 ${lockRow[dialect]})
     RETURNING *`,
      params: [
        until.toISOString(),
        now.toISOString(),
        now.toISOString(),
        ...kinds,
        ...lanes.flatMap(({ kind, restaurantId }) => [kind, restaurantId ?? 0]),
      ],
    }),
  )
  return taken
}

/** A job whose lease has run out: the process that ran it is gone, or stood still for longer than that. */
export function* findCutOff(now: Date): Work<JobRow | undefined> {
  return yield* one<JobRow>(
    `SELECT * FROM jobs WHERE "state" = 'running' AND "lockedUntil" <= ? ORDER BY "lockedUntil" LIMIT 1`,
    now.toISOString(),
  )
}

const setRightAtATime = 500

type WhatIsAhead = {
  now: Date
  /** To when a lease that begins now lasts. */
  until: Date
  /** Kinds that are due at an instant that a person has chosen. */
  atInstants: readonly string[]
}

/** Lists what was written down while the clock was ahead, and waits for the time that it showed: jobs, and leases of those that are run. */
export function* listAhead({ now, until, atInstants }: WhatIsAhead): Work<JobRow[]> {
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
 * Has a job wait as long as it would have waited then, and the lease of one that is run end as one that begins now: a process that lives renews it.
 * Nothing where somebody has moved it meanwhile.
 */
export function* setRight(row: JobRow, { now, until }: Pick<WhatIsAhead, 'now' | 'until'>): Work<JobRow | undefined> {
  const { state, lastError } = row
  if (state === 'running') {
    yield* renewLease(row, until)
    return undefined
  }
  const waitMs = Date.parse(row.runAt) - Date.parse(row.updatedAt)
  return yield* moveJob(row, { state, lastError, runAt: new Date(now.getTime() + waitMs) }, now)
}

type Held = Pick<JobRow, 'id' | 'version'>

/** Keeps a job that is still being run; false when it belongs to somebody else already. */
export function* renewLease({ id, version }: Held, until: Date): Work<boolean> {
  const renewed = yield* run(
    'UPDATE jobs SET "lockedUntil" = ? WHERE "id" = ? AND "version" = ?',
    until.toISOString(),
    id,
    version,
  )
  return renewed > 0
}

export type Move = Pick<JobRow, 'state' | 'lastError'> & { runAt?: Date; tries?: number }

/** Removes what was done long ago, so much of it that nobody waits, and tells whether that was all. What failed stays until somebody has it tried again. */
export function forgetDoneJobs(now: Date): Work<boolean> {
  return forgetSome(`"state" = 'done' AND "runAt" < ?`, [longAgo(now)])
}

/** The same of what failed of a kind of which nobody wants one that old to be tried again. */
export function forgetFailedJobs({ kind }: Pick<AnyJobKind, 'kind'>, now: Date): Work<boolean> {
  return forgetSome(`"state" = 'failed' AND "runAt" < ? AND "kind" = ?`, [longAgo(now), kind])
}

function longAgo(now: Date): string {
  return new Date(now.getTime() - doneIsKeptDays * dayMs).toISOString()
}

function* forgetSome(where: string, params: readonly string[]): Work<boolean> {
  const forgotten = yield* rowsOf<JobRow>(
    jobColumns.published('removed', {
      sql: `DELETE FROM jobs WHERE "id" IN (SELECT "id" FROM jobs WHERE ${where} LIMIT ${forgottenAtATime}) RETURNING *`,
      params,
    }),
  )
  return forgotten.length < forgottenAtATime
}

/** Moves a job on that nobody has moved meanwhile; nothing when somebody has. */
export function* moveJob({ id, version, runAt, tries }: JobRow, move: Move, now: Date): Work<JobRow | undefined> {
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
