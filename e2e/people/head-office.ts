import { call } from './call.ts'
import { tokenOf } from './staff.ts'

/** What all of their messages say. */
export const toTell = 'Tell guests who ask.'

/** Somebody of the head office whose screen we do not see: what they write reaches those that we do. */
export async function headOffice(url: string) {
  const token = await tokenOf(url, 'organization@brigade.demo')
  return {
    /** To the staff of a venue. */
    async write({ venueId, title }: { venueId: number; title: string }): Promise<void> {
      const body = { restaurantId: venueId, title, message: toTell }
      await call(url, { method: 'POST', path: 'notifications', token, body })
    },
  }
}
