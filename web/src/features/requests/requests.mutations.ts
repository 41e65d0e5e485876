import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiGet, apiPatch } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { applyNow } from '#kit/live-rules.ts'
import { showError } from '#kit/toasts.ts'

/** Ends a request. Of two who do so at once both see it ended; that one was second is no error. */
export function useResolveRequest() {
  return useMutation({
    mutationFn: resolveRequest,
    onSuccess: (request) => applyNow(requestsPath, request),
    onError: showError,
  })
}

async function resolveRequest(id: number): Promise<GuestRequest> {
  try {
    return await apiPatch(requestsPath, id, { status: 'completed' })
  } catch (thrown) {
    if (toApiError(thrown).code !== 409) throw thrown
    return apiGet(requestsPath, id)
  }
}
