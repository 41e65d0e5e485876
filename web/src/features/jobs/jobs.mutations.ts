import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import { useMutation } from '@tanstack/react-query'
import { apiPatch } from '#kit/api-client.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError } from '#kit/toasts.ts'
import { jobsKey } from '#features/jobs/jobs.queries.ts'

/** Has a job tried again. What became of it is fetched also when somebody else was first. */
export function useRetryJob() {
  return useMutation({
    mutationFn: (id: number) => apiPatch(jobsPath, id, { state: 'waiting' }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  })
}
