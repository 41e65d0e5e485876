import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import type { JobState } from '@brigade/domain/kit/job-states.ts'
import { defaulted, json, plain, rising } from '../column-kinds.ts'
import { columnsOf, type RowOf } from '../columns.ts'

type Job = {
  id: number
  kind: string
  restaurantId: number | null
  state: JobState
  runAt: string
  /** How often it was begun. */
  tries: number
  lastError: string | null
  /** Rises with each change of state, so that who has lost a job can't end it. */
  version: number
  createdAt: string
  updatedAt: string
}

type Kept = {
  payload: object
  uniqueKey: string | null
  /** Until when it belongs to the process that runs it. */
  lockedUntil: string | null
}

/** How jobs are stored: with what they work with, and who runs them for how long. */
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
  { payload: json, uniqueKey: plain, lockedUntil: defaulted(plain) },
)

export type JobRow = RowOf<typeof jobColumns>
