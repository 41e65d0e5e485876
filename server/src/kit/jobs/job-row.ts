import type { JobState } from '@brigade/domain/kit/job-states.ts'

/** A job as it is stored. */
export type JobRow = {
  id: number
  kind: string
  restaurantId: number | null
  /** JSON. */
  payload: string
  uniqueKey: string | null
  state: JobState
  runAt: string
  /** How often it was begun. */
  tries: number
  /** Until when it belongs to the process that runs it. */
  lockedUntil: string | null
  lastError: string | null
  /** Rises with each change of state, so that who has lost a job can't end it. */
  version: number
  createdAt: string
  updatedAt: string
}
