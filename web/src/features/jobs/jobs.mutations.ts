import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import { useMutation } from '@tanstack/react-query'
import { apiPatch } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError } from '#kit/calls/toasts.ts'
import { jobsKey } from '#features/jobs/jobs.queries.ts'

/** Retries a job. The result is fetched even if another person was first. */
export function useRetryJob() {
  return useMutation({
    mutationFn: (id: number) => apiPatch(jobsPath, id, { state: 'waiting' }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  })
}
