import { can } from '@brigade/domain/access/permissions.ts'
import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { loadSession } from '#kit/session.ts'
import { jobsKey } from '#features/jobs/jobs.queries.ts'

/** Keeps the list of jobs true while somebody is signed in who may see it. Returns how to stop. */
export async function startJobsLive(): Promise<() => void> {
  const { user } = await loadSession()
  return can(user, 'jobs:read') ? startLivePages(jobsPath, ['created', 'patched', 'removed'], jobsKey) : () => undefined
}
