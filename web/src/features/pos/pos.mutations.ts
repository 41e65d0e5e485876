import {
  posNotificationsPath,
  posProfilesPath,
  postToPosPath,
  readPosNotificationsPath,
  removeReadPosNotificationsPath,
  testPosPath,
} from '@brigade/domain/pos/pos.api.ts'
import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'
import { changeVenue } from '#features/venues/public/change-venue.ts'
import { noticesKey, profilesKey } from '#features/pos/pos.queries.ts'

type SendAgain = {
  orderId: number
  /** The last attempt that the screen shows; 0 for none. */
  attempt: number
  /** True if a person confirms that they have checked the point of sale. */
  mayArriveTwice: boolean
}

/** Posts an order on request. Its posting reports the state. */
export function useSendToPos() {
  return useMutation({
    mutationFn: ({ orderId, attempt, mayArriveTwice }: SendAgain) =>
      apiCreate(postToPosPath, { orderId, attempt, ...(mayArriveTwice && { mayArriveTwice }) }),
    onSuccess: ({ posting }) =>
      showToast({ kind: 'success', text: translate(posting.state === 'posted' ? 'pos:sent' : 'pos:underWay') }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['pos'] }),
  })
}

/** Dismisses a notification, on all screens of the venue. */
export async function dismissNotification(id: number): Promise<void> {
  try {
    await apiPatch(posNotificationsPath, id, { isActive: false, isCountActive: false })
  } catch (thrown) {
    showError(thrown)
  }
}

/**
 * Marks viewed notifications as seen, up to the newest of them. If that fails they remain counted, and are marked at
 * the next view. (spec 1, §8)
 */
export async function countAway(restaurantId: number, upTo: number): Promise<void> {
  await apiCreate(readPosNotificationsPath, { restaurantId, upTo }).catch(() => undefined)
}

export function useRemoveNotice() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(posNotificationsPath, id),
    onSuccess: () => concludeNotices('pos:notices.deleted'),
    onError: showError,
  })
}

/** Deletes the viewed notifications, up to the newest that is shown. */
export function useRemoveReadNotices(restaurantId: number) {
  return useMutation({
    mutationFn: (upTo: number) => apiCreate(removeReadPosNotificationsPath, { restaurantId, upTo }),
    onSuccess: () => concludeNotices('pos:notices.readDeleted'),
    onError: showError,
  })
}

/** Asks whether a point of sale answers. */
export function useTestPos(restaurantId: number) {
  return useMutation({
    mutationFn: (addressId: number) => apiCreate(testPosPath, { restaurantId, addressId }),
    onError: showError,
  })
}

/** Saves the addresses of a venue, for a form. */
export async function saveAddresses(venue: Venue, list: PosAddress[], version: number | undefined): Promise<void> {
  await changeVenue(venue.id, { integratedPOSList: list, version })
  tell('pos:addresses.saved')
}

export function useRemoveAddress({ id: venueId, integratedPOSList, version }: Venue) {
  return useMutation({
    mutationFn: (id: number) =>
      changeVenue(venueId, {
        integratedPOSList: withDefault(integratedPOSList.filter((each) => each.id !== id)),
        version,
      }),
    onSuccess: () => tell('pos:addresses.removed'),
    onError: showError,
  })
}

export async function createProfile(restaurantId: number, displayName: string): Promise<void> {
  await apiCreate(posProfilesPath, { restaurantId, displayName })
  await concludeProfiles('pos:profiles.saved')
}

export async function renameProfile(id: number, displayName: string): Promise<void> {
  await apiPatch(posProfilesPath, id, { displayName })
  await concludeProfiles('pos:profiles.saved')
}

export function useRemoveProfile() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(posProfilesPath, id),
    onSuccess: () => concludeProfiles('pos:profiles.removed'),
    onError: showError,
  })
}

/** Saves the use of the point of sale, for a form. */
export async function saveUse(venueId: number, change: Parameters<typeof changeVenue>[1]): Promise<void> {
  await changeVenue(venueId, change)
  tell('pos:saved')
}

/** Returns the list with a default: if it was removed, the first of the others replaces it. */
function withDefault(list: readonly PosAddress[]): PosAddress[] {
  if (list.some(({ isDefaultPos }) => isDefaultPos)) return [...list]
  return list.map((address, index) => ({ ...address, isDefaultPos: index === 0 }))
}

async function concludeNotices(said: PlainKey): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: noticesKey })
  tell(said)
}

async function concludeProfiles(said: PlainKey): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: profilesKey })
  tell(said)
}

function tell(said: PlainKey): void {
  showToast({ kind: 'success', text: translate(said) })
}
