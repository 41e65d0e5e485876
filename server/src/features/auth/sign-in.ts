import { deviceNameOf } from '@brigade/domain/auth/device-name.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import type { AccessTokens } from './public/access-tokens.ts'
import type { Rank } from '#kit/admission/semaphore.ts'
import type { Database } from '#kit/database/database.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import { isPasswordOf } from './public/passwords.ts'
import { writeSignIn } from './audit-sign-ins.ts'
import { type Account, findAccountByEmail, refuseArchived } from './public/find-account.ts'
import { isKnownTo, type KnownDevice } from './known-devices.ts'
import type { NeededStep, SecondFactors } from './public/second-factors.ts'
import { openSession } from './public/sessions.ts'
import { signedInAs } from './public/signed-in.ts'
import type { SignInTries } from './sign-in-tries.ts'

export type SignInInput = {
  db: Database
  tokens: AccessTokens
  tries: SignInTries
  secondFactors: SecondFactors
  email: string
  password: string
  address: string
  /** The accounts that signed in with the caller's browser before. */
  device?: KnownDevice
  /** The header with which the browser describes itself. */
  userAgent?: string
  now: Date
}

/** The result of a right password: a session, or the second step of the sign-in. */
type Opened = { account: Account } & ({ sessionId: string } | { needed: NeededStep })

/**
 * Signs a staff member in with email and password. Throws the same NotAuthenticated, after the same work, for an unknown account and a wrong
 * password; another one for the right password of a deactivated account or an archived venue; TooManyRequests while the account is locked
 * for this address or device, or too many passwords are being checked. An account that needs a second factor is refused with the challenge of that step.
 */
export async function signIn(input: SignInInput): Promise<SignedIn> {
  const { tokens, tries, secondFactors, email, address, device, now } = input
  const account = accountOf(email)
  const rank = isKnownTo(device, account) ? 'first' : 'last'
  const opened = await tries.check({ account, address, device }, () => open({ ...input, account, rank }))
  if (!opened) throw notAuthenticated({ message: authErrors.wrongCredentials, reason: 'wrongCredentials' })
  if ('needed' in opened) throw secondFactors.refusalOf(opened.needed, { account: opened.account, now })
  return signedInAs(tokens, { user: opened.account.user, sessionId: opened.sessionId, now })
}

/** Returns the name of an account under which it is counted and remembered. */
export function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

type OpenInput = SignInInput & { account: string; rank: Rank }

async function open(input: OpenInput): Promise<Opened | undefined> {
  const { db, tries, secondFactors, account, password, rank, address, userAgent, now } = input
  const found = await db.read(() => findAccountByEmail(account))
  const isRight = await isPasswordOf(found?.passwordHash, password, rank)
  if (!found || !isRight || !found.user.isActive) {
    await tries.failures.note(db, { user: found?.user, address, now })
    if (!found || !isRight) return undefined
    throw notAuthenticated({ message: authErrors.accountDeactivated, reason: 'accountDeactivated' })
  }
  const { user, passwordHash } = found
  await db.read(() => refuseArchived(user, user.restaurantId))
  const needed = await db.read(() => secondFactors.neededFor(user))
  if (needed) return { account: found, needed }
  const sessionId = await writeSignIn(db, { user, address, now }, () =>
    openSession({ userId: user.id, passwordHash, role: user.role, device: deviceNameOf(userAgent), now }),
  )
  return sessionId === undefined ? undefined : { account: found, sessionId }
}
