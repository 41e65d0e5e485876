import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import { type Person, refusalOfAccess } from '@brigade/domain/staff/staff.rules.ts'
import type { StaffLink } from '@brigade/domain/staff/staff.schema.ts'
import type { UserRow } from '#features/auth/public/user-columns.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { conflict, forbidden } from '#kit/errors/errors.ts'
import { type NewLink, makeLink } from './account-links.ts'
import { lockAccount } from './locked-accounts.ts'
import { memberOf } from './staff-members.ts'

const pathOf = { invitation: '/invitation/', reset: '/reset/' } as const

/**
 * Makes a new link for an account: an invitation until its owner has joined, then one for a new password. Throws
 * NotFound, Forbidden for people whom the caller may not manage, and Conflict for a deactivated account.
 */
export function* linkAccount({ id }: { id: number }, call: Call<StaffPrincipal>): Transaction<StaffLink> {
  const { manager, person, row } = yield* lockAccount(id, call)
  const refusal = refusalOfAccess(manager, person)
  if (refusal) throw forbidden({ message: staffErrors[refusal], reason: refusal })
  if (!row.isActive) throw conflict({ message: staffErrors.isInactive, reason: 'isInactive' })
  const link = yield* makeLink({ userId: id, kind: row.isInvited ? 'invitation' : 'reset', now: call.now })
  yield* emit(staffPath, 'patched', { id, restaurantId: [...person.restaurantId] })
  return yield* answerLink({ row, manager, link }, call)
}

type MadeLink = { row: UserRow; manager: Person; link: NewLink }

/** Returns the answer that shows a link, which is the only one. */
export function* answerLink(
  { row, manager, link }: MadeLink,
  { now, app }: Call<StaffPrincipal>,
): Transaction<StaffLink> {
  const { kind, token, expiresAt } = link
  const { publicUrl = '' } = app.settings
  const member = yield* memberOf(row, manager, now)
  return { id: row.id, member, kind, link: `${publicUrl}${pathOf[kind]}${token}`, expiresAt }
}
