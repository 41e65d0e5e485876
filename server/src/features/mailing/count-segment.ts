import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { problemsOfSegment } from '@brigade/domain/mailing/mailing.rules.ts'
import type { CountSegment } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { refuseVenue } from './find-contact.ts'
import { segmentRows } from './segment-rows.ts'

type Asked = CountSegment & { db: Database; principal: Principal }

/** Returns how many people a segment reaches now. A person who is a contact of several venues counts once. Throws BadRequest. */
export async function countSegment({ db, principal, restaurantId, segment }: Asked): Promise<{ recipients: number }> {
  refuseFields(problemsOfSegment(segment), mailingErrors)
  const isOfAllVenues = can(principal, 'venues:all')
  const { where, params } = await db.read(function* () {
    yield* refuseVenue(restaurantId, principal)
    return yield* segmentRows({ restaurantId, segment, isOfAllVenues })
  })
  const rows = db.build('mailing_contacts as c').whereRaw(where, params)
  const [found] = await db.list<{ total: number }>(rows.countDistinct({ total: 'c.addressKey' }))
  return { recipients: found?.total ?? 0 }
}
