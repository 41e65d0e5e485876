import { can } from '@brigade/domain/access/permissions.ts'
import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { loadSession } from '#kit/calls/session.ts'
import { jobsKey } from '#features/jobs/jobs.queries.ts'

/** Keeps the list of jobs in sync while a person is signed in who may see it. Returns an unsubscribe function. */
export async function startJobsLive(): Promise<() => void> {
  const { user } = await loadSession()
  return can(user, 'jobs:read') ? startLivePages(jobsPath, ['created', 'patched', 'removed'], jobsKey) : () => undefined
}
