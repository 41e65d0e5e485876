import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { PatchOwnAccount, StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { problemsOfNames } from '@brigade/domain/auth/staff-names.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import type { TransactionHooks } from '#kit/events/transaction-hooks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { signedOut } from './public/access-tokens.ts'
import { findAccount } from './public/find-account.ts'
import { userColumns } from './public/user-columns.ts'

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A person has changed their own account. */
    'auth:ownAccountChanged': { account: StaffUser }
  }
}

export type PatchOwnAccountInput = {
  userId: number
  body: PatchOwnAccount
  transactionHooks: TransactionHooks
  now: Date
}

/**
 * Changes the caller's own name and interface language, and returns the account before and after. Throws BadRequest for an invalid name.
 */
export function* patchOwnAccount({
  userId,
  body,
  transactionHooks,
  now,
}: PatchOwnAccountInput): Transaction<{ before: StaffUser; account: StaffUser }> {
  const found = yield* findAccount(userId)
  if (!found) throw signedOut()
  const before = found.user
  const { language = before.language, ...names } = body
  refuseFields(problemsOfNames(names), authErrors)
  const { fname, lname } = { fname: before.fname, lname: before.lname, ...names }
  const set = { fname: plainText(fname), lname: plainText(lname), language }
  const by = { updatedBy: `${set.fname} ${set.lname}`, updatedByKind: 'staff', updatedById: userId } as const
  yield* userColumns.update({ ...set, updatedAt: now.toISOString(), ...by }, { where: '"id" = ?', params: [userId] })
  const account = { ...before, ...set }
  yield* transactionHooks.run('auth:ownAccountChanged', { account })
  return { before, account }
}
