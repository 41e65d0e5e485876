import { currencies, decimalsOf, toMinor } from '@brigade/domain/kit/money.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { businessDays } from '@brigade/domain/kit/venue-days.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import type { MailingSegment } from '@brigade/domain/mailing/mailing.schema.ts'
import { many, placesFor, type Transaction } from '#kit/database/transaction.ts'
import { badRequest, refuseField, wrongFields } from '#kit/errors/errors.ts'

type Segmented = { restaurantId: number; segment: MailingSegment; isOfAllVenues: boolean }

/** The condition of the contacts that a segment has; the table is called `c`. */
export type SegmentRows = { where: string; params: (string | number | boolean)[]; venueIds: readonly number[] }

type Venue = { id: number; currency: string; timeZone: string; nightHour: number }

/** The orders of a contact: those of the bills of the sittings at which they agreed, without cancelled and test orders. */
const ordersOfContact = `mailing_visits v JOIN bills b ON b."tableId" = v."tableId" AND b."sitting" = v."sitting"
  JOIN orders o ON o."billId" = b."id" WHERE v."contactId" = c."id" AND o."status" NOT IN ('cancelled', 'merged') AND NOT o."isTest"`

const lastVisit = `(SELECT max(o."createdAt") FROM ${ordersOfContact})`
const spent = `(SELECT coalesce(sum(o."orderPrice"), 0) FROM ${ordersOfContact})`

/**
 * Returns the condition of the contacts that a mailing of a venue reaches. Throws BadRequest for unknown or other venues, and for amounts of
 * several currencies.
 */
export function* segmentRows({ restaurantId, segment, isOfAllVenues }: Segmented): Transaction<SegmentRows> {
  const venueIds = segment.venueIds.length === 0 ? [restaurantId] : segment.venueIds
  if (!isOfAllVenues && venueIds.some((id) => id !== restaurantId)) {
    refuseField({ 'segment.venueIds': 'otherVenue' }, mailingErrors)
  }
  const venues = yield* many<Venue>(
    `SELECT "id", "currency", "timeZone", "nightHour" FROM venues WHERE "id" IN (${placesFor(venueIds)})`,
    ...venueIds,
  )
  if (venues.length < venueIds.length) refuseField({ 'segment.venueIds': 'venueUnknown' }, mailingErrors)
  const conditions = [`c."restaurantId" IN (${placesFor(venueIds)})`, `c."isDeleted" = ?`, `c."state" = 'agreed'`]
  const params: (string | number | boolean)[] = [...venueIds, false]
  if (segment.languages.length > 0) {
    conditions.push(`c."language" IN (${placesFor(segment.languages)})`)
    params.push(...segment.languages)
  }
  // The days of one mailing are those of one calendar.
  const calendar = venues.find(({ id }) => id === restaurantId) ?? venues[0]
  if (segment.visitedFrom !== null && calendar) {
    conditions.push(`${lastVisit} >= ?`)
    params.push(businessDays({ from: segment.visitedFrom, to: segment.visitedFrom }, calendar).from)
  }
  if (segment.visitedTo !== null && calendar) {
    conditions.push(`${lastVisit} < ?`)
    params.push(businessDays({ from: segment.visitedTo, to: segment.visitedTo }, calendar).to)
  }
  if (segment.spentAtLeast !== null) {
    conditions.push(`${spent} >= ?`)
    params.push(minorOf(segment.spentAtLeast, venues))
  }
  return { where: conditions.join(' AND '), params, venueIds }
}

/** Returns an amount in minor units of the currency of all these venues. */
function minorOf(amount: number, venues: readonly Venue[]): number {
  const [currency, ...others] = new Set(venues.map((venue) => venue.currency))
  const known = currencies.find((each) => each === currency)
  if (others.length > 0 || !known) refuseField({ 'segment.spentAtLeast': 'spentMixed' }, mailingErrors)
  const minor: unknown = toMinor(amount, known)
  if (typeof minor === 'number') return minor
  const problem = { code: 'spentDecimals' as const, params: { decimals: decimalsOf(known), currency: known } }
  throw badRequest({
    message: sentenceOf(mailingErrors, problem),
    reason: 'validation',
    ...wrongFields({ 'segment.spentAtLeast': problem }, mailingErrors),
  })
}
