import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { undoOfferedMs } from '@brigade/domain/orders/orders.undo.ts'
import {
  giveBackRequestPath,
  requestsPath,
  takeRequestPath,
  undoRequestPath,
} from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest, PatchRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch } from '#kit/calls/api-client.ts'
import { isUnanswered, toApiError } from '#kit/calls/api-error.ts'
import { serverNow } from '#kit/device/clock.ts'
import { translate, type Translate, useTranslations } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { isOwnEarlierAct } from '#kit/calls/own-earlier-act.ts'
import { useUser } from '#kit/calls/session.ts'
import { showError, showToast, type ToastAction } from '#kit/calls/toasts.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { changeVenue } from '#features/venues/public/change-venue.ts'

type Ending = {
  id: number
  status: PatchRequest['status']
  /** True if no toast is shown, because the result is visible. */
  isQuiet?: boolean
}

/** Ends a request; it can be undone for a while. If two people do so at once, the second is informed who was first. */
export function useResolveRequest() {
  const t = useTranslations('requests')
  const { typeOf } = useRequestWords()
  const user = useUser()
  const undo = useUndoRequest()
  return useMutation({
    mutationFn: (ending: Ending) => endRequest(ending, user),
    onSuccess: (request, { isQuiet }) => {
      applyNow(requestsPath, request)
      if (isQuiet) return
      showToast({
        kind: 'success',
        text: t('updated', { type: typeOf(request), table: request.table }),
        action: undo.offer(request),
      })
    },
    onError: (thrown, { isQuiet }) => informSecond(thrown, { t, user, isQuiet }),
  })
}

/** Records that this person is on it, for everyone to see. */
export function useTakeRequest() {
  const t = useTranslations('requests')
  const user = useUser()
  return useMutation({
    mutationFn: (id: number) => apiCreate(takeRequestPath, { id }),
    onSuccess: (request) => applyNow(requestsPath, request),
    onError: (thrown) => informSecond(thrown, { t, user }),
  })
}

/** Returns the request to the others. */
export function useGiveBackRequest() {
  const t = useTranslations('requests')
  const user = useUser()
  return useMutation({
    mutationFn: (id: number) => apiCreate(giveBackRequestPath, { id }),
    onSuccess: (request) => applyNow(requestsPath, request),
    onError: (thrown) => informSecond(thrown, { t, user }),
  })
}

function useUndoRequest() {
  const t = useTranslations('requests')
  const { typeOf } = useRequestWords()
  const undo = useMutation({
    mutationFn: ({ id }: GuestRequest) => apiCreate(undoRequestPath, { id }),
    onSuccess: (request) => applyNow(requestsPath, request),
    onError: (thrown, ended) => {
      if (isUnanswered(thrown)) return showUnanswered(ended)
      const request = requestIn(thrown)
      if (request) applyNow(requestsPath, request)
      // An open request is the wanted result: an answer got lost.
      if (request?.status !== 'active') showError(thrown)
    },
  })

  /** Returns the action to undo; undefined after its time is over: after a lost answer it may be long ago. */
  function offer(ended: GuestRequest): ToastAction | undefined {
    const forMs = ended.endedAt === null ? 0 : undoOfferedMs({ at: ended.endedAt }, serverNow())
    return forMs === 0 ? undefined : { label: t('undo'), run: () => undo.mutate(ended), forMs }
  }

  function showUnanswered(ended: GuestRequest): void {
    const text = t('undoUnanswered', { type: typeOf(ended), table: ended.table })
    showToast({ kind: 'error', text, action: offer(ended) })
  }

  return { offer }
}

/** Saves the minutes within which a venue wants requests resolved, for a form. */
export async function saveRequestTimes(venueId: number, change: PatchVenue): Promise<void> {
  await changeVenue(venueId, change)
  showToast({ kind: 'success', text: translate('requests:times.saved') })
}

async function endRequest({ id, status }: Ending, user: StaffUser): Promise<GuestRequest> {
  try {
    return await apiPatch(requestsPath, id, { status })
  } catch (thrown) {
    const request = requestIn(thrown)
    if (request?.status !== status || !isOwnEarlierAct(thrown, user)) throw thrown
    return request
  }
}

type Second = { t: Translate<'requests'>; user: StaffUser; isQuiet?: boolean | undefined }

/** Informs the second person about the state, and who was first. */
function informSecond(thrown: unknown, { t, user, isQuiet = false }: Second): void {
  const request = requestIn(thrown)
  if (request) applyNow(requestsPath, request)
  if (isQuiet) return
  const text = request && textOfFirst(request, { t, isOwn: isOwnEarlierAct(thrown, user) })
  if (text === null) showError(thrown)
  else showToast({ kind: 'info', text })
}

/** Returns the current request, which comes with a refusal because of an earlier act. */
function requestIn(thrown: unknown): GuestRequest | null {
  const { code, data } = toApiError(thrown)
  const isThere = code === 409 && typeof data.request === 'object' && data.request !== null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
  return isThere ? (data.request as GuestRequest) : null
}

type First = { t: Translate<'requests'>; isOwn: boolean }

function textOfFirst({ status, takenBy, updatedBy, table }: GuestRequest, { t, isOwn }: First): string | null {
  if (status === 'active') return takenBy === null ? null : t('takenFirst', { name: takenBy, table })
  // A bill that the night closes is not attributed to a person. A person's own act in another place is not attributed
  // either.
  if (updatedBy === null || isOwn) return t('goneFirst', { table })
  return t(status === 'completed' ? 'endedFirst' : 'calledOffFirst', { name: updatedBy, table })
}
