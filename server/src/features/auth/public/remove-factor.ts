import type { Transaction } from '#kit/database/transaction.ts'
import { deleteFactor } from '../second-factor/factor-rows.ts'
import { auditPerson, type LoggedPerson } from './audit-person.ts'

/** Turns the second factor of an account off, and logs it; false if it was off. */
export function* removeFactor(user: LoggedPerson): Transaction<boolean> {
  const isRemoved = yield* deleteFactor(user.id)
  if (isRemoved) yield* auditPerson('factorRemoved', user)
  return isRemoved
}
