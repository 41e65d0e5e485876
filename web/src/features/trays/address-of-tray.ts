import { can } from '@brigade/domain/access/permissions.ts'
import { isSerial } from '@brigade/domain/trays/trays.scan.ts'
import { queryClient } from '#kit/query-client.ts'
import { loadSession } from '#kit/session.ts'
import { stickersAddress, traysAddress } from '#features/trays/trays-address.ts'
import { stickerNamed } from '#features/trays/trays.queries.ts'

/**
 * Where somebody sees a tray whose code they have read: among the rooms, where it is linked and moved, or, where they may only look,
 * among the stickers of the venue that it is of.
 */
export async function addressOfTray(serial: string): Promise<string> {
  const { user } = await loadSession()
  if (can(user, 'trays:write')) return `${traysAddress}&${String(new URLSearchParams({ tray: serial }))}`
  const [sticker] = isSerial(serial) ? await queryClient.fetchQuery(stickerNamed({ venueId: null, serial })) : []
  const venue = sticker && { venue: String(sticker.restaurantId) }
  return `${stickersAddress}?${String(new URLSearchParams({ ...venue, search: serial }))}`
}
