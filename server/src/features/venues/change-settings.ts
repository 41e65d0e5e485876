import { isDeepStrictEqual } from 'node:util'
import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { venueErrors } from '@brigade/domain/venues/venues.errors.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import {
  mayWrite,
  type PatchVenue,
  problemsOfVenueChange,
  settingWriters,
  type VenueChange,
  type WritableSetting,
  writtenVenueChange,
} from '@brigade/domain/venues/venues.writes.ts'
import type { Call } from '#kit/context/call.ts'
import { forbidden, notFound, refuseFieldsWithSentences, wrongFields } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { venueColumns, type VenueRow } from './venue-columns.ts'

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** Settings of a venue are about to be stored; a feature may refuse a value by what only the server knows. */
    'venues:settingsChange': Call<StaffPrincipal> & { before: Venue; changed: VenueChange }
  }
}

/**
 * Changes the settings of a venue that the body names. A body that changes nothing is accepted, whatever version it was made
 * from. Throws NotFound for another tenant's venue, Forbidden for settings of other roles, BadRequest, Conflict if a colleague
 * was faster.
 */
export function* changeSettings(id: number, change: PatchVenue, call: Call<StaffPrincipal>): Transaction<Venue> {
  const { principal, now, app } = call
  const { version, ...sent } = change
  const wanted = writtenVenueChange(sent)
  assertSees(principal, id)
  refuseOthersSettings(wanted, principal)
  const row = yield* lockRow<VenueRow>('venues', { id, by: 'timeZone' })
  if (!row) throw venueUnknown(id)
  const before = venueColumns.read(row, row.currency)
  const changed = changesIn(wanted, before)
  if (Object.keys(changed).length === 0) return before
  if (version !== undefined && version !== before.version) {
    refuseStale({ message: venueErrors.staleVersion, current: before, row })
  }
  refuseFieldsWithSentences(problemsOfVenueChange(changed, before))
  yield* app.transactionHooks.run('venues:settingsChange', { before, changed, ...call })
  const { coversAmount, confirmAbove } = before
  const currency = changed.currency ?? row.currency
  const [saved] = yield* venueColumns.update(
    // Amounts are stored in minor units of the currency, so they are written again with a new one.
    { ...(changed.currency && { coversAmount, confirmAbove }), ...changed, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
    currency,
  )
  const venue = venueColumns.read(saved!, currency)
  yield* emit(venuesPath, 'patched', venue)
  return venue
}

export function venueUnknown(id: number) {
  return notFound({ message: `Venue ${id} doesn’t exist.` })
}

function refuseOthersSettings(wanted: VenueChange, principal: StaffPrincipal): void {
  const others = settingsIn(wanted).filter((name) => !mayWrite(principal, name))
  if (others.length === 0) return
  throw forbidden({
    message: venueErrors.settingNotYours,
    reason: 'settingNotYours',
    ...wrongFields(Object.fromEntries(others.map((name) => [name, { code: 'settingNotYours' }])), venueErrors),
    extras: { permission: settingWriters[others[0]!] },
  })
}

function changesIn(wanted: VenueChange, before: Venue): VenueChange {
  return Object.fromEntries(entriesOf(wanted).filter(([name, value]) => !isDeepStrictEqual(value, before[name])))
}

function settingsIn(wanted: VenueChange): WritableSetting[] {
  return entriesOf(wanted).map(([name]) => name)
}
