import {
  giveBackRequestPath,
  requestsPath,
  takeRequestPath,
  undoRequestPath,
} from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest, PatchRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiGet, apiPatch } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { say, type Translate, useWords } from '#kit/i18n.ts'
import { applyNow } from '#kit/live-rules.ts'
import { showError, showToast } from '#kit/toasts.ts'
import { changeVenue } from '#features/venues/door/change-venue.ts'

type Ending = {
  id: number
  status: PatchRequest['status']
  /** Nothing is said of it: what follows is to be seen. */
  isQuiet?: boolean
}

/** Ends a request, which can be taken back for a while. Of two who do so at once, the second is told who was first. */
export function useResolveRequest() {
  const t = useWords('requests')
  const undo = useUndoRequest()
  return useMutation({
    mutationFn: ({ id, status }: Ending) => apiPatch(requestsPath, id, { status }),
    onSuccess: (request, { id, isQuiet }) => {
      applyNow(requestsPath, request)
      if (isQuiet) return
      showToast({
        kind: 'success',
        text: t('updated', { type: t(`types.${request.requestType}`), table: request.table }),
        action: { label: t('undo'), run: () => undo.mutate(id) },
      })
    },
    onError: (thrown, { id, isQuiet }) => tellSecond(thrown, { id, t, isQuiet }),
  })
}

/** Says that this person is on it, for all to see. */
export function useTakeRequest() {
  const t = useWords('requests')
  return useMutation({
    mutationFn: (id: number) => apiCreate(takeRequestPath, { id }),
    onSuccess: (request) => applyNow(requestsPath, request),
    onError: (thrown, id) => tellSecond(thrown, { id, t }),
  })
}

/** Leaves it to the others again. */
export function useGiveBackRequest() {
  const t = useWords('requests')
  return useMutation({
    mutationFn: (id: number) => apiCreate(giveBackRequestPath, { id }),
    onSuccess: (request) => applyNow(requestsPath, request),
    onError: (thrown, id) => tellSecond(thrown, { id, t }),
  })
}

function useUndoRequest() {
  return useMutation({
    mutationFn: (id: number) => apiCreate(undoRequestPath, { id }),
    onSuccess: (request) => applyNow(requestsPath, request),
    onError: showError,
  })
}

/** Saves within how many minutes a venue wants requests to be seen to, for a form. */
export async function saveRequestTimes(venueId: number, change: PatchVenue): Promise<void> {
  await changeVenue(venueId, change)
  showToast({ kind: 'success', text: say('requests:times.saved') })
}

type Second = { id: number; t: Translate<'requests'>; isQuiet?: boolean }

/** Who comes second sees how it stands, and who was first. */
async function tellSecond(thrown: unknown, { id, t, isQuiet = false }: Second): Promise<void> {
  if (toApiError(thrown).code !== 409) {
    if (!isQuiet) showError(thrown)
    return
  }
  const request: GuestRequest = await apiGet(requestsPath, id)
  applyNow(requestsPath, request)
  if (isQuiet) return
  showToast({ kind: 'info', text: sayFirst(request, t) })
}

function sayFirst({ status, takenBy, updatedBy, table }: GuestRequest, t: Translate<'requests'>): string {
  if (status === 'active') return t('takenFirst', { name: takenBy ?? t('somebody'), table })
  // A bill that the night closes, or the kitchen that takes its call back, asks nobody.
  if (updatedBy === null) return t('goneFirst', { table })
  return t(status === 'completed' ? 'endedFirst' : 'calledOffFirst', { name: updatedBy, table })
}
