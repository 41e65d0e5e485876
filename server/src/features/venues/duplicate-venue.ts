import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { type CopiedPart, type DuplicateVenue, neverCopied } from '@brigade/domain/venues/venues.duplicate.ts'
import { standardSettings, type Venue } from '@brigade/domain/venues/venues.schema.ts'
import { problemsOfNewVenue } from '@brigade/domain/venues/venues.create.ts'
import type { Call } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refuseFieldsWithSentences } from '#kit/errors/errors.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { venueUnknown } from './change-settings.ts'
import { insertVenue } from './create-venue.ts'
import { venueColumns, type VenueRow } from './venue-columns.ts'

/** The new ids of copied rows by their old ones. */
export type CopiedIds = ReadonlyMap<number, number>

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A venue is duplicated: each feature copies its part of it, if that is wanted, and says which ids became which. */
    'venues:duplicated': Call<StaffPrincipal> & {
      from: number
      to: number
      copies: readonly CopiedPart[]
      /** By the name of the table. */
      copiedIds: Map<string, CopiedIds>
    }
  }
}

/**
 * Duplicates a venue under another name, with the parts that are wanted. Type, currency and time zone are always those of the first.
 * Throws NotFound, and BadRequest for a wrong name.
 */
export function* duplicateVenue(
  { id, name = '', copies }: Omit<DuplicateVenue, 'idempotencyKey'>,
  call: Call<StaffPrincipal>,
): Transaction<Venue> {
  assertSees(call.principal, id)
  // Its menus don't change until they are copied.
  const row = yield* lockRow<VenueRow>('venues', { id, by: 'timeZone' })
  if (!row) throw venueUnknown(id)
  const { isRestaurant, currency, timeZone, ...before } = venueColumns.read(row, row.currency)
  refuseFieldsWithSentences(problemsOfNewVenue({ name, currency, timeZone }))
  const { id: _id, archivedAt: _, version: _v, updatedAt: _at, updatedBy: _by, ...settings } = before
  const venue = yield* insertVenue(
    {
      ...(copies.includes('settings') ? settings : standardSettings),
      ...neverCopied(),
      tenderMedia: standardSettings.tenderMedia,
      isRestaurant,
      currency,
      timeZone,
      name: plainText(name),
    },
    call,
  )
  const copiedIds = new Map<string, CopiedIds>()
  yield* call.app.transactionHooks.run('venues:duplicated', { from: id, to: venue.id, copies, copiedIds, ...call })
  return venue
}
