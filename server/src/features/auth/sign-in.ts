import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import type { AccessTokens } from '#kit/access-tokens.ts'
import type { Database } from '#kit/database.ts'
import { notAuthenticated } from '#kit/errors.ts'
import { isPasswordOf } from '#kit/passwords.ts'
import type { Work } from '#kit/work.ts'
import { findAccountByEmail } from './find-account.ts'
import { openSession } from './sessions.ts'
import type { SignInTries } from './sign-in-tries.ts'

export type SignInInput = {
  db: Database
  tokens: AccessTokens
  tries: SignInTries
  email: string
  password: string
  address: string
  now: Date
}

type Opened = Pick<SignedIn, 'user'> & { sessionId: string }

/**
 * Signs a member of staff in with email and password. Throws the same NotAuthenticated, after the same work, for an unknown account,
 * a wrong password and an account that is switched off; TooManyRequests while the account or the address is locked.
 */
export async function signIn({ db, tokens, tries, email, password, address, now }: SignInInput): Promise<SignedIn> {
  const account = email.trim().toLowerCase()
  const opened = await tries.check({ account, address }, () => open({ db, account, password, now }))
  if (!opened) throw notAuthenticated({ message: authErrors.wrongCredentials, reason: 'wrongCredentials' })
  const { user, sessionId } = opened
  const claims = { kind: 'staff', sub: String(user.id), sid: sessionId } as const
  const { accessToken, expiresAt } = tokens.sign(claims, { now, hours: tokenLifetimes.staffHours })
  const payload = { ...claims, exp: expiresAt.getTime() / 1000 }
  return { accessToken, authentication: { strategy: 'local', payload }, user }
}

async function open({
  db,
  account,
  password,
  now,
}: {
  db: Database
  account: string
  password: string
  now: Date
}): Promise<Opened | undefined> {
  const found = await db.read(() => findAccountByEmail(account))
  const isRight = await isPasswordOf(found?.passwordHash, password)
  if (!found || !isRight || !found.user.isActive) return undefined
  const { user, passwordHash } = found
  const sessionId = await db.write((): Work<string | undefined> => openSession({ userId: user.id, passwordHash, now }))
  return sessionId === undefined ? undefined : { user, sessionId }
}
