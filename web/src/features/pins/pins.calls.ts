import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { ownPinPath, pinsPath, readDevicePath, sharedDevicesPath, usePinPath } from '@brigade/domain/pins/pins.api.ts'
import type { NewSharedDevice, OpenedDevice, SetOwnPin, ShareDevice } from '@brigade/domain/pins/pins.schema.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { apiCreate, apiFind, apiList, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'

const devicesKey = ['pins', 'devices'] as const
const holdersKey = ['pins', 'holders'] as const
const ownKey = ['pins', 'own'] as const

/** Returns the query for all shared devices of a venue, the newest first. */
export function sharedDevicesOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...devicesKey, venueId],
    queryFn: () => apiList(sharedDevicesPath, { ...(venueId !== null && { restaurantId: venueId }) }),
    enabled: venueId !== null,
  })
}

/** Returns the query for the people with a PIN at a venue, by name. */
export function pinHoldersOf(venueId: number) {
  return queryOptions({
    queryKey: [...holdersKey, venueId],
    queryFn: () => apiList(pinsPath, { restaurantId: venueId }),
  })
}

/** Returns the query for whether the person has a PIN. */
export function ownPin() {
  return queryOptions({ queryKey: ownKey, queryFn: () => apiFind(ownPinPath) })
}

/** Shares a device, for a form, which shows the problems itself. */
export async function shareDevice(body: ShareDevice): Promise<NewSharedDevice> {
  const shared = await apiCreate(sharedDevicesPath, body)
  await queryClient.invalidateQueries({ queryKey: devicesKey })
  return shared
}

export function useChangeLock() {
  return useMutation({
    mutationFn: ({ id, lockAfterMinutes }: { id: number; lockAfterMinutes: number | null }) =>
      apiPatch(sharedDevicesPath, id, { lockAfterMinutes }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  })
}

export function useRemoveDevice() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(sharedDevicesPath, id),
    onSuccess: ({ name }) => showToast({ kind: 'success', text: translate('pins:devices.removed', { name }) }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  })
}

export function useClearPin() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(pinsPath, id),
    onSuccess: ({ fname, lname }) =>
      showToast({ kind: 'success', text: translate('pins:holders.cleared', { name: `${fname} ${lname}` }) }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: holdersKey }),
  })
}

/** Sets or removes the person's own PIN, for a form, which shows the problems itself. */
export function useSetOwnPin() {
  return useMutation({
    mutationFn: (body: SetOwnPin) => apiCreate(ownPinPath, body),
    onSuccess: (own) => queryClient.setQueryData(ownKey, own),
  })
}

/** Reads who may sign in at this device. Nobody is signed in, so there is no live connection. */
export function openDevice(token: string): Promise<OpenedDevice> {
  return callRest('create', readDevicePath, { data: { token } })
}

/** Signs a person in with a PIN, and returns their session. */
export function signInByPin(body: { token: string; userId: number; pin: string }): Promise<SignedIn> {
  return callRest('create', usePinPath, { data: body })
}
