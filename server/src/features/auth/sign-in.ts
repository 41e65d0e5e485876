import { deviceNameOf } from '@brigade/domain/auth/device-name.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import type { AccessTokens } from './public/access-tokens.ts'
import type { Rank } from '#kit/admission/semaphore.ts'
import type { Database } from '#kit/database/database.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import { isPasswordOf } from './public/passwords.ts'
import { writeSignIn } from './audit-sign-ins.ts'
import { findAccountByEmail, refuseArchived } from './public/find-account.ts'
import { isKnownTo, type KnownDevice } from './known-devices.ts'
import { openSession } from './public/sessions.ts'
import type { SignInTries } from './sign-in-tries.ts'

export type SignInInput = {
  db: Database
  tokens: AccessTokens
  tries: SignInTries
  email: string
  password: string
  address: string
  /** The accounts that signed in with the caller's browser before. */
  device?: KnownDevice
  /** The header with which the browser describes itself. */
  userAgent?: string
  now: Date
}

type OpenedSession = Pick<SignedIn, 'user'> & { sessionId: string }

/**
 * Signs a staff member in with email and password. Throws the same NotAuthenticated, after the same work, for an unknown account, a wrong
 * password and an account that is switched off; TooManyRequests while the account is locked for this address or device, or too many
 * passwords are being checked.
 */
export async function signIn(input: SignInInput): Promise<SignedIn> {
  const { tokens, tries, email, address, device, now } = input
  const account = accountOf(email)
  const rank = isKnownTo(device, account) ? 'first' : 'last'
  const opened = await tries.check({ account, address, device }, () => open({ ...input, account, rank }))
  if (!opened) throw notAuthenticated({ message: authErrors.wrongCredentials, reason: 'wrongCredentials' })
  const { user, sessionId } = opened
  const claims = { kind: 'staff', sub: String(user.id), sid: sessionId } as const
  const { accessToken, expiresAt } = tokens.sign(claims, { now, hours: tokenLifetimes.staffHours })
  const payload = { ...claims, exp: expiresAt.getTime() / 1000 }
  return { accessToken, authentication: { strategy: 'local', payload }, user }
}

/** Returns the name of an account under which it is counted and remembered. */
export function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

type OpenInput = SignInInput & { account: string; rank: Rank }

async function open(input: OpenInput): Promise<OpenedSession | undefined> {
  const { db, tries, account, password, rank, address, userAgent, now } = input
  const found = await db.read(() => findAccountByEmail(account))
  const isRight = await isPasswordOf(found?.passwordHash, password, rank)
  if (!found || !isRight || !found.user.isActive) {
    await tries.failures.note(db, { user: found?.user, address, now })
    return undefined
  }
  const { user, passwordHash } = found
  await db.read(() => refuseArchived(user, user.restaurantId))
  const sessionId = await writeSignIn(db, { user, address, now }, () =>
    openSession({ userId: user.id, passwordHash, device: deviceNameOf(userAgent), now }),
  )
  return sessionId === undefined ? undefined : { user, sessionId }
}
