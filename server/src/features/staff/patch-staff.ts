import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import {
  hasVenues,
  problemsOfStaff,
  refusalOfChange,
  textsOfStaff,
  venuesSeenBy,
} from '@brigade/domain/staff/staff.rules.ts'
import type { PatchStaff, StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { endSessionsOf } from '#features/auth/public/sessions.ts'
import { userColumns } from '#features/auth/public/user-columns.ts'
import type { Caller } from '#kit/context/call.ts'
import { emit, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { conflict, forbidden, refuseFields } from '#kit/errors/errors.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { endLinks } from './account-links.ts'
import { assertVenues } from './invite-staff.ts'
import { type LockedAccount, lockAccount } from './locked-accounts.ts'
import { assertStaffGate } from './staff-gate.ts'
import { memberOf, replaceVenues } from './staff-members.ts'

export type ChangedStaff = {
  member: StaffMember
  /** True if the person was signed out everywhere. */
  isSignedOut: boolean
}

/**
 * Changes an account, or turns it off or on. A body that changes nothing is accepted, whatever version it was made
 * from. Throws NotFound, BadRequest, Forbidden, and Conflict if a colleague was faster.
 */
export function* patchStaff(id: number, change: PatchStaff, call: Caller<StaffPrincipal>): Transaction<ChangedStaff> {
  const { principal, now } = call
  const locked = yield* lockAccount(id, call)
  const { manager, person, row } = locked
  const { before, wanted } = wantedOf(locked, change)
  if (isSame(before, wanted)) return { member: yield* memberOf(row, manager, now), isSignedOut: false }
  const refusal = refusalOfChange(manager, person, changesIn(before, wanted))
  if (refusal) throw forbidden({ message: staffErrors[refusal], reason: refusal })
  if (change.version !== undefined && change.version !== row.version) {
    const current = yield* memberOf(row, manager, now)
    refuseStale({ message: staffErrors.staleVersion, current, row })
  }
  const elsewhere = person.restaurantId.filter((venueId) => !before.restaurantId.includes(venueId))
  const problems = problemsOfStaff(manager, { email: row.email, ...wanted })
  // People who also work elsewhere keep those venues.
  if (elsewhere.length > 0 && problems.restaurantId?.code === 'venueMissing') delete problems.restaurantId
  refuseFields(problems, staffErrors)
  yield* assertVenues(wanted.restaurantId)
  yield* assertStaffGate({ user: principal, venueIds: wanted.restaurantId, now })

  const { fname, lname, role, isActive } = wanted
  const [changed] = yield* userColumns.update(
    { fname, lname, role, isActive, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  const venueIds = [...wanted.restaurantId, ...elsewhere]
  yield* replaceVenues(changed!, { before: person.restaurantId, after: venueIds })
  const isSignedOut =
    !isActive || role !== before.role || before.restaurantId.some((venueId) => !venueIds.includes(venueId))
  if (isSignedOut) yield* endSessionsOf(id)
  // Someone who could manage the person before may hold a link, which must not open more than it did.
  const hasMore = role !== before.role || venueIds.some((venueId) => !person.restaurantId.includes(venueId))
  if (!isActive || hasMore) yield* endLinks(id, now)
  yield* emit(staffPath, 'patched', { id, restaurantId: [...new Set([...person.restaurantId, ...venueIds])] })
  return { member: yield* memberOf(changed!, manager, now), isSignedOut }
}

/** Deletes the account of an invitation that nobody has accepted. Throws NotFound, Forbidden, and Conflict. */
export function* removeInvited(id: number, call: Caller<StaffPrincipal>): Transaction<StaffMember> {
  const { manager, person, row } = yield* lockAccount(id, call)
  const refusal = refusalOfChange(manager, person, { isActive: false })
  if (refusal) throw forbidden({ message: staffErrors[refusal], reason: refusal })
  if (!row.isInvited) throw conflict({ message: staffErrors.hasJoined, reason: 'hasJoined' })
  const member = yield* memberOf(row, manager, call.now)
  yield* endLinks(id, call.now)
  const removal = { sql: 'DELETE FROM users WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(userColumns.audited('removed', removal, { where: '"id" = ?', params: [id] }))
  yield* emit(staffPath, 'removed', { id, restaurantId: [...person.restaurantId] })
  return member
}

type Account = { fname: string; lname: string; role: StaffMember['role']; restaurantId: number[]; isActive: boolean }

/** Returns the account before and after a change, with the venues that the manager sees. */
function wantedOf({ manager, person, row }: LockedAccount, { version: _known, ...change }: PatchStaff) {
  const { fname, lname, role } = row
  const restaurantId = venuesSeenBy(manager, person)
  const before: Account = { fname, lname, role, restaurantId, isActive: Boolean(row.isActive) }
  const changed = { ...before, ...change }
  const texts = textsOfStaff(changed)
  const wanted: Account = {
    ...changed,
    fname: texts.fname,
    lname: texts.lname,
    restaurantId: hasVenues(changed.role) ? changed.restaurantId : [],
  }
  return { before, wanted }
}

function changesIn(before: Account, wanted: Account): Partial<Account> {
  const names = ['fname', 'lname', 'role', 'isActive'] as const
  const changed = names.filter((name) => before[name] !== wanted[name]).map((name) => [name, wanted[name]])
  const venues = wanted.restaurantId.join() === before.restaurantId.join() ? {} : { restaurantId: wanted.restaurantId }
  return { ...Object.fromEntries(changed), ...venues }
}

function isSame(before: Account, wanted: Account): boolean {
  return Object.keys(changesIn(before, wanted)).length === 0
}
