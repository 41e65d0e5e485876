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
import { apiCreate, apiPatch, apiRemove } from '#kit/api-client.ts'
import { say } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError, showToast } from '#kit/toasts.ts'
import type { PlainKey } from '#kit/word-keys.ts'
import { changeVenue } from '#features/venues/door/change-venue.ts'
import { noticesKey, profilesKey } from '#features/pos/pos.queries.ts'

type SendAgain = {
  orderId: number
  /** The last one that the screen shows; 0 for none. */
  attempt: number
  /** Somebody has looked at the point of sale, and says so. */
  mayArriveTwice: boolean
}

/** Has an order posted because a person wants it. How it stands, its posting tells. */
export function useSendToPos() {
  return useMutation({
    mutationFn: ({ orderId, attempt, mayArriveTwice }: SendAgain) =>
      apiCreate(postToPosPath, { orderId, attempt, ...(mayArriveTwice && { mayArriveTwice }) }),
    onSuccess: ({ posting }) =>
      showToast({ kind: 'success', text: say(posting.state === 'posted' ? 'pos:sent' : 'pos:underWay') }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['pos'] }),
  })
}

/** Puts a notification aside, on all screens of the venue. */
export async function putAside(id: number): Promise<void> {
  try {
    await apiPatch(posNotificationsPath, id, { isActive: false, isCountActive: false })
  } catch (thrown) {
    showError(thrown)
  }
}

/** Counts away what somebody has looked at, up to the newest of it. Where that fails it is counted on, and counted away at the next look. (spec 1, §8) */
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

/** Deletes what was looked at, up to the newest that is shown. */
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

/** Writes the addresses of a venue, for a form. */
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

/** Saves how the point of sale is used, for a form. */
export async function saveUse(venueId: number, change: Parameters<typeof changeVenue>[1]): Promise<void> {
  await changeVenue(venueId, change)
  tell('pos:saved')
}

/** Where the default one goes, the first of the others takes its place: one has to be. */
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
  showToast({ kind: 'success', text: say(said) })
}
