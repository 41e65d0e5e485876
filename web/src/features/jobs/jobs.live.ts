import { can } from '@brigade/domain/access/permissions.ts'
import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { loadSession } from '#kit/calls/session.ts'
import { jobsKey } from '#features/jobs/jobs.queries.ts'

/** Keeps the list of jobs up to date if the signed-in person may see it. Returns an unsubscribe function. */
export async function startJobsLive(): Promise<() => void> {
  const { user } = await loadSession()
  return can(user, 'jobs:read') ? startLivePages(jobsPath, ['created', 'patched', 'removed'], jobsKey) : () => undefined
}
