import { randomBytes } from 'node:crypto'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import { hasVenues, problemsOfStaff, textsOfStaff } from '@brigade/domain/staff/staff.rules.ts'
import type { InviteStaff, StaffLink } from '@brigade/domain/staff/staff.schema.ts'
import { hashPassword } from '#features/auth/public/passwords.ts'
import { userColumns } from '#features/auth/public/user-columns.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, many, one, placesFor, type Transaction } from '#kit/database/transaction.ts'
import { refuseField, refuseFields } from '#kit/errors/errors.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { makeLink } from './account-links.ts'
import { answerLink, linkAccount } from './link-account.ts'
import { lockManager } from './locked-accounts.ts'
import { assertStaffGate } from './staff-gate.ts'
import { replaceVenues } from './staff-members.ts'

type Invitation = Omit<InviteStaff, 'idempotencyKey'>

/** Prepares an invitation: until its owner has chosen a password, the account has one that nobody knows. */
export async function prepareInvitation() {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return {
    transaction: (body: Invitation, call: Call<StaffPrincipal>) => inviteStaff(body, passwordHash, call),
    // The answer with the link was lost, and only its hash is stored: the person gets another one.
    repeat: (id: number, call: Call<StaffPrincipal>) => linkAccount({ id }, call),
  }
}

/** Creates an account with a link for its owner. Throws BadRequest, and Forbidden without the venue's passphrase. */
function* inviteStaff(
  { role, restaurantId = [], language = 'en', ...texts }: Invitation,
  passwordHash: string,
  call: Call<StaffPrincipal>,
): Transaction<StaffLink> {
  const { principal, now } = call
  const manager = yield* lockManager(principal)
  const venueIds = hasVenues(role) ? restaurantId : []
  const draft = { ...textsOfStaff(texts), role, restaurantId: venueIds }
  refuseFields(problemsOfStaff(manager, draft), staffErrors)
  yield* assertVenues(venueIds)
  yield* assertStaffGate({ user: principal, venueIds, now })
  const { email, fname, lname } = draft
  if (yield* one('SELECT 1 AS "isTaken" FROM users WHERE "email" = ?', email))
    refuseField({ email: 'emailTaken' }, staffErrors)
  const row = yield* userColumns.insert({
    email,
    fname,
    lname,
    role,
    language,
    passwordHash,
    isInvited: true,
    createdAt: now.toISOString(),
    ...updatedBy(principal, now),
  })
  yield* replaceVenues(row.id, venueIds)
  const link = yield* makeLink({ userId: row.id, kind: 'invitation', now })
  yield* emit(staffPath, 'created', { id: row.id, restaurantId: venueIds })
  return yield* answerLink({ row, manager, link }, call)
}

/** Throws BadRequest if one of the venues does not exist. */
export function* assertVenues(venueIds: readonly number[]): Transaction<void> {
  if (venueIds.length === 0) return
  const known = yield* many(`SELECT "id" FROM venues WHERE "id" IN (${placesFor(venueIds)})`, ...venueIds)
  if (known.length < venueIds.length) refuseField({ restaurantId: 'venueUnknown' }, staffErrors)
}
