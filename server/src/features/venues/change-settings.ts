import { isDeepStrictEqual } from 'node:util'
import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { venueErrors } from '@brigade/domain/venues/venues.errors.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import {
  mayWrite,
  type PatchVenue,
  problemsOfVenueSettings,
  settingWriters,
  type WritableSetting,
} from '@brigade/domain/venues/venues.writes.ts'
import type { Call } from '#kit/call.ts'
import { forbidden, notFound, refuseToldFields, wrongFields } from '#kit/errors.ts'
import { holdRow } from '#kit/hold-row.ts'
import { refuseStale, updatedBy } from '#kit/records.ts'
import { assertSees } from '#kit/venue-scope.ts'
import { emit, type Work } from '#kit/work.ts'
import { venueColumns, type VenueRow } from './venue-columns.ts'

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    /** Settings of a venue are about to be written; a feature may refuse a value by what only the server knows. */
    'venues:settingsChange': { before: Venue; changed: Omit<PatchVenue, 'version'> }
  }
}

/**
 * Changes the settings of a venue that the body names. What is so already is no change, whatever version it was made from. Throws
 * NotFound for a stranger's venue, Forbidden for settings of other roles, BadRequest, Conflict when somebody else was faster.
 */
export function* changeSettings(
  id: number,
  change: PatchVenue,
  { principal, now, app }: Call<StaffPrincipal>,
): Work<Venue> {
  const { version, ...wanted } = change
  assertSees(principal, id)
  refuseOthersSettings(wanted, principal)
  // The name is in no index: writing it as it is moves nothing.
  const row = yield* holdRow<VenueRow>('venues', { id, by: 'name' })
  if (!row) throw venueUnknown(id)
  const before = venueColumns.read(row, row.currency)
  const changed = changesIn(wanted, before)
  if (Object.keys(changed).length === 0) return before
  if (version !== undefined && version !== before.version) {
    refuseStale({ message: venueErrors.staleVersion, current: before, row })
  }
  refuseToldFields(problemsOfVenueSettings(changed))
  yield* app.followUps.run('venues:settingsChange', { before, changed })
  const [saved] = yield* venueColumns.update(
    { ...changed, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
    row.currency,
  )
  const venue = venueColumns.read(saved!, row.currency)
  yield* emit(venuesPath, 'patched', venue)
  return venue
}

export function venueUnknown(id: number) {
  return notFound({ message: `There is no venue ${id}.` })
}

type Wanted = Omit<PatchVenue, 'version'>

function refuseOthersSettings(wanted: Wanted, principal: StaffPrincipal): void {
  const others = settingsIn(wanted).filter((name) => !mayWrite(principal, name))
  if (others.length === 0) return
  throw forbidden({
    message: venueErrors.settingNotYours,
    reason: 'settingNotYours',
    ...wrongFields(Object.fromEntries(others.map((name) => [name, { code: 'settingNotYours' }])), venueErrors),
    extras: { permission: settingWriters[others[0]!] },
  })
}

function changesIn(wanted: Wanted, before: Venue): Wanted {
  return Object.fromEntries(entriesOf(wanted).filter(([name, value]) => !isDeepStrictEqual(value, before[name])))
}

function settingsIn(wanted: Wanted): WritableSetting[] {
  return entriesOf(wanted).map(([name]) => name)
}
