import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import type { JobState } from '@brigade/domain/kit/job-states.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind } from '#kit/calls/api-client.ts'

export const jobsKey = ['jobs'] as const

export const jobsAPage = 20

type JobList = { state: JobState | undefined; page: number }

/** Returns the query for one page of jobs, the newest first. */
export function jobList({ state, page }: JobList) {
  return queryOptions({
    queryKey: [...jobsKey, state ?? 'all', page],
    queryFn: () => apiFind(jobsPath, { ...(state && { state }), $limit: jobsAPage, $skip: (page - 1) * jobsAPage }),
    placeholderData: keepPreviousData,
  })
}
