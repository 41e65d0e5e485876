import { can } from '@brigade/domain/access/permissions.ts'
import { jobsPath } from '@brigade/domain/jobs/jobs.api.ts'
import { onCatchUp, registerLiveRules } from '#kit/live.ts'
import { liveRule } from '#kit/live-gathering.ts'
import { queryClient } from '#kit/query-client.ts'
import { loadSession } from '#kit/session.ts'
import { jobsKey } from '#features/jobs/jobs.queries.ts'

const refetchAtMostEveryMs = 1_000

/** Keeps the list of jobs true while somebody is signed in who may see it. Returns how to stop. */
export async function startJobsLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'jobs:read')) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const refetch = async () => {
    timer = undefined
    await queryClient.invalidateQueries({ queryKey: jobsKey })
  }
  const stopRules = registerLiveRules([
    liveRule(jobsPath, 'patched', () => {
      timer ??= setTimeout(() => void refetch(), refetchAtMostEveryMs)
    }),
  ])
  const stopCatchUp = onCatchUp(refetch)
  return () => {
    stopRules()
    stopCatchUp()
    clearTimeout(timer)
  }
}
