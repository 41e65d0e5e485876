import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import { type ChangePassword, tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import type { AccessTokens } from './public/access-tokens.ts'
import { signedOut } from './public/access-tokens.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import type { Database } from '#kit/database/database.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { hashPassword } from './public/passwords.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { type Account, findAccount } from './public/find-account.ts'
import { endSessionsOf, openSession } from './public/sessions.ts'
import type { OwnPasswords } from './public/own-passwords.ts'
import { userColumns } from './public/user-columns.ts'

export type ChangePasswordInput = {
  db: Database
  tokens: AccessTokens
  ownPasswords: OwnPasswords
  userId: number
  body: ChangePassword
  /** The network address of the caller. */
  address: string
  now: Date
}

export type ChangedPassword = { accessToken: string; sessionId: string; endedSessionIds: string[] }

/**
 * Changes the caller's own password, ends every session of the account and opens a new one. Throws BadRequest for a wrong current
 * password, and TooManyRequests after too many of them by this person.
 */
export async function changePassword(input: ChangePasswordInput): Promise<ChangedPassword> {
  const { db, tokens, ownPasswords, userId, body, address, now } = input
  const account = await db.read(() => findAccount(userId))
  if (!account) throw signedOut()
  if (!(await ownPasswords.isRight(body.currentPassword, account)))
    refuseField('currentPassword', 'wrongCurrentPassword')
  if (body.newPassword === body.currentPassword) refuseField('newPassword', 'sameNewPassword')

  const newHash = await hashPassword(body.newPassword)
  const author = authorOf({ kind: 'staff', sessionId: '', ...account.user }, { now, address })
  const changed = await db.write(() => replacePassword({ account, newHash, now }), author)
  // The password was changed since it was checked: then this session has ended too.
  if (!changed) throw signedOut()
  const claims = { kind: 'staff', sub: String(userId), sid: changed.sessionId } as const
  const { accessToken } = tokens.sign(claims, { now, hours: tokenLifetimes.staffHours })
  return { accessToken, ...changed }
}

function* replacePassword({
  account,
  newHash,
  now,
}: {
  account: Account
  newHash: string
  now: Date
}): Transaction<{ sessionId: string; endedSessionIds: string[] } | undefined> {
  const { user, passwordHash } = account
  const changed = yield* userColumns.update(
    { passwordHash: newHash },
    { where: '"id" = ? AND "passwordHash" = ?', params: [user.id, passwordHash] },
  )
  if (changed.length === 0) return undefined
  const endedSessionIds = yield* endSessionsOf(user.id)
  const sessionId = yield* openSession({
    userId: user.id,
    passwordHash: newHash,
    role: user.role,
    passed: 'session',
    now,
  })
  return sessionId === undefined ? undefined : { sessionId, endedSessionIds }
}

function refuseField(field: keyof ChangePassword, code: 'wrongCurrentPassword' | 'sameNewPassword'): never {
  throw badRequest({ message: authErrors[code], reason: code, fields: { [field]: authErrors[code] } })
}
