import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import type { JobState } from '@brigade/domain/kit/job-states.ts'
import { defaulted, json, plain, rising } from '../database/column-kinds.ts'
import { columnsOf, type RowOf } from '../database/columns.ts'

type Job = {
  id: number
  kind: string
  restaurantId: number | null
  state: JobState
  runAt: string
  /** Number of times that it was started. */
  tries: number
  lastError: string | null
  /** Rises with each change of state, so that a process that has lost a job can't end it. */
  version: number
  createdAt: string
  updatedAt: string
}

type Kept = {
  payload: object
  uniqueKey: string | null
  /** The lane in which it waits for others of its kind. */
  lane: string
  /** The end of the lease of the process that runs it. */
  lockedUntil: string | null
}

/** The columns of jobs: with their payload, and the end of their lease. */
export const jobColumns = columnsOf<Job, Kept>(jobsPath)(
  'jobs',
  {
    id: defaulted(plain),
    kind: plain,
    restaurantId: plain,
    state: plain,
    runAt: plain,
    tries: defaulted(plain),
    lastError: defaulted(plain),
    version: rising,
    createdAt: plain,
    updatedAt: plain,
  },
  { payload: json, uniqueKey: plain, lane: defaulted(plain), lockedUntil: defaulted(plain) },
)

export type JobRow = RowOf<typeof jobColumns>
