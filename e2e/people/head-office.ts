import { call } from './call.ts'
import { tokenOf } from './staff.ts'

/** The text of all of their messages. */
export const toTell = 'Tell guests who ask.'

/** Signs in a member of the head office without a visible screen: their messages reach the visible ones. */
export async function headOffice(url: string) {
  const token = await tokenOf(url, 'organization@brigade.demo')
  return {
    /** Writes to the staff of a venue. */
    async write({ venueId, title }: { venueId: number; title: string }): Promise<void> {
      const body = { restaurantId: venueId, title, message: toTell }
      await call(url, { method: 'POST', path: 'notifications', token, body })
    },
  }
}
