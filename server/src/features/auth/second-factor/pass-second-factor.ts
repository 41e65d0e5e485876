import { deviceNameOf } from '@brigade/domain/auth/device-name.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { readCode } from '@brigade/domain/auth/second-factor.codes.ts'
import { authorOf, strangerAt } from '#kit/database/audit-author.ts'
import type { Database } from '#kit/database/database.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import type { KnownDevice } from '../known-devices.ts'
import { auditPerson, auditSignIn } from '../public/audit-person.ts'
import type { AccessTokens } from '../public/access-tokens.ts'
import { type Account, findAccount, refuseArchived } from '../public/find-account.ts'
import type { SecondFactors } from '../public/second-factors.ts'
import { openSession, type PassedFactor } from '../public/sessions.ts'
import { signedInAs } from '../public/signed-in.ts'
import type { SignInTries } from '../sign-in-tries.ts'
import { type Challenge, isOf } from './challenges.ts'
import { confirmSetUp } from './confirm-set-up.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { useCode } from './use-code.ts'

export type PassSecondFactor = {
  db: Database
  tokens: AccessTokens
  tries: SignInTries
  secondFactors: SecondFactors
  challenge: string
  code: string
  address: string
  device?: KnownDevice
  userAgent?: string
  now: Date
}

/**
 * Signs a person in who has entered the right password, by a code of their second factor; or by the first code of a
 * set-up that their role requires, which also answers the recovery codes. Throws NotAuthenticated for a wrong or used
 * code and for a challenge that has ended, TooManyRequests after too many wrong codes.
 */
export async function passSecondFactor(input: PassSecondFactor): Promise<SignedIn> {
  const { db, tokens, tries, secondFactors, code, address, device, now } = input
  const challenge = secondFactors.challenges.read(input.challenge, now)
  const account = await accountOfChallenge(challenge, db)
  if (!challenge || !account || !mayEndSignIn(challenge)) throw challengeEnded()
  const { user } = account
  await db.read(() => refuseArchived(user, user.restaurantId))
  const recoveryCodes = newRecoveryCodes()
  const author = authorOf({ kind: 'staff', sessionId: '', ...user }, { now, address })

  let refusal: 'wrongCode' | 'usedCode' = 'wrongCode'
  const attempt = { account: user.email, address, device, isGuess: readCode(code).kind !== 'recoveryCode' }
  const opened = await tries.checkCode(attempt, async () => {
    const outcome = await db.write(() => open({ ...input, challenge, account, recoveryCodes }), author)
    if ('sessionId' in outcome) return outcome
    refusal = outcome.refusal
    await db.write(() => auditPerson('codeFailed', user), strangerAt({ now, address }))
    return undefined
  })
  if (!opened) throw notAuthenticated({ message: authErrors[refusal], reason: refusal })
  const signedIn = signedInAs(tokens, { user, sessionId: opened.sessionId, strategy: 'secondFactor', now })
  return { ...signedIn, ...(opened.passed === 'setUp' && { recoveryCodes }) }
}

/** Returns the account of a challenge that was made after its present password. */
export async function accountOfChallenge(challenge: Challenge | undefined, db: Database): Promise<Account | undefined> {
  const account = challenge && (await db.read(() => findAccount(challenge.userId)))
  return challenge && account && isOf(challenge, account) ? account : undefined
}

/** Returns the refusal of a challenge that is too old, or was made before a change of the account. */
export function challengeEnded() {
  return notAuthenticated({ message: authErrors.challengeEnded, reason: 'challengeEnded' })
}

type ForSignIn = Exclude<Challenge, { for: 'requiredSetUp' }>

function mayEndSignIn(challenge: Challenge): challenge is ForSignIn {
  return challenge.for === 'code' || (challenge.for === 'confirmation' && challenge.isSignIn)
}

type Open = Omit<PassSecondFactor, 'challenge'> & {
  challenge: Challenge
  account: Account
  recoveryCodes: readonly string[]
}

type Outcome = { sessionId: string; passed: PassedFactor } | { refusal: 'wrongCode' | 'usedCode' }

function* open(input: Open): Transaction<Outcome> {
  const { account, userAgent, now } = input
  const { user, passwordHash } = account
  const step = yield* takeStep(input)
  if ('refusal' in step) return step
  const { passed } = step
  const device = deviceNameOf(userAgent)
  const sessionId = yield* openSession({ userId: user.id, passwordHash, role: user.role, device, passed, now })
  // The password or role was changed, or the account switched off, since it was read.
  if (sessionId === undefined) throw challengeEnded()
  yield* auditSignIn(user, passed)
  return { sessionId, passed }
}

function* takeStep({
  account,
  challenge,
  code,
  recoveryCodes,
  secondFactors,
  now,
}: Open): Transaction<{ passed: PassedFactor } | { refusal: 'wrongCode' | 'usedCode' }> {
  const { key } = secondFactors
  if (challenge.for === 'confirmation') {
    const isRight = yield* confirmSetUp({ account, challenge, code, recoveryCodes, key, now })
    return isRight ? { passed: 'setUp' } : { refusal: 'wrongCode' }
  }
  const used = yield* useCode({ user: account.user, code, key, now })
  if ('by' in used) return { passed: used.by }
  // It was turned off since the password was entered: then the password alone decides.
  if (used.refusal === 'factorOff') throw challengeEnded()
  return { refusal: used.refusal }
}
