import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import { refusalOfFactorRemoval } from '@brigade/domain/staff/staff.rules.ts'
import type { StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { removeFactor } from '#features/auth/public/remove-factor.ts'
import { endSessionsOf } from '#features/auth/public/sessions.ts'
import type { Caller } from '#kit/context/call.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { conflict, forbidden } from '#kit/errors/errors.ts'
import { lockAccount } from './locked-accounts.ts'
import { memberOf } from './staff-members.ts'

/**
 * Removes the second factor of a person who can no longer pass it, and ends their sessions. Throws NotFound, Forbidden
 * for people whom the caller may not manage and for the caller, and Conflict if there is none.
 */
export function* removeStaffFactor(id: number, call: Caller<StaffPrincipal>): Transaction<StaffMember> {
  const { manager, person, row } = yield* lockAccount(id, call)
  const refusal = refusalOfFactorRemoval(manager, person)
  if (refusal) throw forbidden({ message: staffErrors[refusal], reason: refusal })
  if (!(yield* removeFactor({ ...row, restaurantId: person.restaurantId }))) {
    throw conflict({ message: staffErrors.noSecondFactor, reason: 'noSecondFactor' })
  }
  yield* endSessionsOf(id)
  yield* emit(staffPath, 'patched', { id, restaurantId: [...person.restaurantId] })
  return yield* memberOf(row, manager, call.now)
}
