import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { type Person, seesAccount, venuesSeenBy } from '@brigade/domain/staff/staff.rules.ts'
import { signedOut } from '#features/auth/public/access-tokens.ts'
import type { UserRow } from '#features/auth/public/user-columns.ts'
import type { Caller } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { assertStaffGate } from './staff-gate.ts'
import { readPerson } from './staff-members.ts'

export type LockedAccount = {
  /** The caller, with the role and the venues that they have now. */
  manager: Person
  person: Person
  row: UserRow
}

/**
 * Locks an account and that of the caller, in the order of their ids. Nobody changes their own access, and a caller who
 * has lost theirs is refused: so one admin is left when several deactivate each other at once. Throws NotFound for an
 * account that the caller does not see, NotAuthenticated for a caller who was deactivated meanwhile, and Forbidden
 * without the venue's passphrase.
 */
export function* lockAccount(
  id: number,
  { principal, now }: Pick<Caller<StaffPrincipal>, 'principal' | 'now'>,
): Transaction<LockedAccount> {
  yield* lockUser(Math.min(id, principal.id))
  yield* lockUser(Math.max(id, principal.id))
  const manager = yield* currentManager(principal)
  const row = yield* findUser(id)
  const person = row && (yield* readPerson(row))
  if (!row || !person || !seesAccount(manager, person)) throw recordUnknown(`No account with id ${id}`)
  yield* assertStaffGate({ user: principal, venueIds: venuesSeenBy(manager, person), now })
  return { manager, person, row }
}

/** Locks the account of the caller. Throws NotAuthenticated if it was deactivated meanwhile. */
export function* lockManager(principal: StaffPrincipal): Transaction<Person> {
  yield* lockUser(principal.id)
  return yield* currentManager(principal)
}

/** Returns an account that the caller sees. Throws as `lockAccount` does. */
export function* findSeenAccount(
  id: number,
  { user, now }: { user: StaffPrincipal; now: Date },
): Transaction<LockedAccount> {
  const row = yield* findUser(id)
  const person = row && (yield* readPerson(row))
  if (!row || !person || !seesAccount(user, person)) throw recordUnknown(`No account with id ${id}`)
  yield* assertStaffGate({ user, venueIds: venuesSeenBy(user, person), now })
  return { manager: user, person, row }
}

function* currentManager({ id }: StaffPrincipal): Transaction<Person> {
  const row = yield* findUser(id)
  if (!row?.isActive) throw signedOut()
  return yield* readPerson(row)
}

function findUser(id: number): Transaction<UserRow | undefined> {
  return one<UserRow>('SELECT * FROM users WHERE "id" = ?', id)
}

/** No index contains the language. */
function lockUser(id: number): Transaction<unknown> {
  return lockRow('users', { id, by: 'language' })
}
