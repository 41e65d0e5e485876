import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { type CreateVenue, problemsOfNewVenue } from '@brigade/domain/venues/venues.create.ts'
import { standardSettings, type Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { refuseFieldsWithSentences } from '#kit/errors/errors.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { readVenue } from './public/read-venue.ts'
import { venueColumns } from './venue-columns.ts'

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A venue is created, not as the duplicate of another. */
    'venues:created': Call<StaffPrincipal> & { restaurantId: number }
  }
}

type NewVenue = Omit<CreateVenue, 'idempotencyKey'>

/** Creates a venue with the usual settings, for people who see all venues. Throws BadRequest that names the fields. */
export function* createVenue(draft: NewVenue, call: Call<StaffPrincipal>): Transaction<Venue> {
  const { currency, timeZone = '' } = draft
  refuseFieldsWithSentences(problemsOfNewVenue(draft))
  if (!currency) throw new Error('A new venue without a currency was not refused')
  const venue = yield* insertVenue(
    { ...standardSettings, ...draft, name: plainText(draft.name ?? ''), currency, timeZone },
    call,
  )
  yield* call.app.transactionHooks.run('venues:created', { restaurantId: venue.id, ...call })
  return venue
}

type Inserted = Omit<Venue, 'id' | 'archivedAt' | 'version' | 'updatedAt' | 'updatedBy'>

/** Stores a new venue, and publishes it to those who see all venues. */
export function* insertVenue(venue: Inserted, { principal, now }: Caller<StaffPrincipal>): Transaction<Venue> {
  const row = yield* venueColumns.insert({ ...venue, ...updatedBy(principal, now) }, venue.currency)
  const created = venueColumns.read(row, venue.currency)
  yield* emit(venuesPath, 'created', created)
  return created
}

/** Returns the venue that a repeated call has created before, as it is now. */
export function repeatedVenue(id: number): Transaction<Venue | undefined> {
  return readVenue(id)
}
