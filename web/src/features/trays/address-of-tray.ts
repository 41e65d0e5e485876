import { can } from '@brigade/domain/access/permissions.ts'
import { isSerial } from '@brigade/domain/trays/trays.scan.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { loadSession } from '#kit/calls/session.ts'
import { stickersAddress, traysAddress } from '#features/trays/trays-address.ts'
import { stickerNamed } from '#features/trays/trays.queries.ts'

/**
 * Returns the address where a person sees a tray whose code they have scanned: among the rooms, where it is linked and
 * moved, or, for people who may only view, among the stickers of the tray's venue.
 */
export async function addressOfTray(serial: string): Promise<string> {
  const { user } = await loadSession()
  if (can(user, 'trays:write')) return `${traysAddress}&${String(new URLSearchParams({ tray: serial }))}`
  const [sticker] = isSerial(serial) ? await queryClient.fetchQuery(stickerNamed({ venueId: null, serial })) : []
  const venue = sticker && { venue: String(sticker.restaurantId) }
  return `${stickersAddress}?${String(new URLSearchParams({ ...venue, search: serial }))}`
}
