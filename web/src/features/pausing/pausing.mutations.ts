import { pauseOrdersPath, resumeOrdersPath } from '@brigade/domain/venues/pausing.api.ts'
import type { PauseOrders, ResumeOrders } from '@brigade/domain/venues/pausing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate } from '#kit/calls/api-client.ts'
import { showError } from '#kit/calls/toasts.ts'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'
import { sendOnce } from '#kit/outbox/send-once.ts'
import { noteVenue } from '#features/venues/venues.queries.ts'

type Pause = Required<Omit<PauseOrders, 'idempotencyKey'>>

/** Pauses ordering. If a colleague was faster, screens show what they did. */
export function usePauseOrders() {
  return useMutation({
    mutationFn: (request: Pause) =>
      sendOnce({
        name: `pausing/${request.restaurantId}/${request.menuId ?? 'venue'}`,
        request,
        send: (idempotencyKey) => apiCreate(pauseOrdersPath, { ...request, idempotencyKey }),
      }),
    onSuccess: (venue) => void noteVenue(venue),
    onError: showRefusal,
  })
}

/** Resumes ordering; the pause that the person saw, and no later one. */
export function useResumeOrders() {
  return useMutation({
    mutationFn: (request: Required<ResumeOrders>) => apiCreate(resumeOrdersPath, request),
    onSuccess: (venue) => void noteVenue(venue),
    onError: showRefusal,
  })
}

function showRefusal(thrown: unknown): void {
  const stale = staleSaveOf<Venue>(thrown)
  if (stale) noteVenue(stale.current)
  showError(thrown)
}
