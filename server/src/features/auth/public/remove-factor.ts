import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { auditFactor } from '../second-factor/audit-factor.ts'
import { deleteFactor } from '../second-factor/factor-rows.ts'

/** Turns the second factor of an account off, and logs it; false if it was off. */
export function* removeFactor(
  user: Pick<StaffUser, 'id' | 'fname' | 'lname' | 'role' | 'restaurantId'>,
): Transaction<boolean> {
  const isRemoved = yield* deleteFactor(user.id)
  if (isRemoved) yield* auditFactor('factorRemoved', user)
  return isRemoved
}
