import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import { refusalOfAccess } from '@brigade/domain/staff/staff.rules.ts'
import type { Caller } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { forbidden } from '#kit/errors/errors.ts'
import { type LockedAccount, lockAccount } from '../locked-accounts.ts'
import { assertStaffGate } from '../staff-gate.ts'

type StaffCaller = Pick<Caller<StaffPrincipal>, 'principal' | 'now'>

/** Locks the account of a person whom the caller manages. Throws as `lockAccount` does, and Forbidden for others. */
export function* lockManagedAccount(id: number, caller: StaffCaller): Transaction<LockedAccount> {
  const locked = yield* lockAccount(id, caller)
  const refusal = refusalOfAccess(locked.manager, locked.person)
  if (refusal) throw forbidden({ message: staffErrors[refusal], reason: refusal })
  return locked
}

/** Allows a list of people of these venues. Throws Forbidden without the passphrase of a venue that protects its staff. */
export function assertMayListStaff(venueIds: readonly number[], { principal, now }: StaffCaller): Transaction<void> {
  return assertStaffGate({ user: principal, venueIds, now })
}
