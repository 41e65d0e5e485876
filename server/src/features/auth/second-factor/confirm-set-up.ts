import { createHash } from 'node:crypto'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import { readCode } from '@brigade/domain/auth/second-factor.codes.ts'
import type { FactorSetUp } from '@brigade/domain/auth/second-factor.schema.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import { sealText } from '#kit/settings/sealed-text.ts'
import { auditPerson } from '../public/audit-person.ts'
import { type Account, findAccount } from '../public/find-account.ts'
import type { SecondFactors } from '../public/second-factors.ts'
import { type Challenge, isOf } from './challenges.ts'
import { type FactorRow, findFactor, storeFactor } from './factor-rows.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { addressOf, newSecret, periodOf } from './time-codes.ts'
import { contextOf } from './use-code.ts'

type SetUp = { account: Account; factor: FactorRow | undefined; isSignIn: boolean; now: Date }

/** Returns a new secret for an authenticator app, with the challenge that confirms it. Nothing is stored yet. */
export function newSetUp({ challenges }: SecondFactors, { account, factor, isSignIn, now }: SetUp): FactorSetUp {
  const secret = newSecret()
  const content = { for: 'confirmation', secret, replaces: markOf(factor), isSignIn } as const
  return { secret, address: addressOf(secret, account.user.email), ...challenges.make(content, { account, now }) }
}

export type Confirmation = Extract<Challenge, { for: 'confirmation' }>

export type ConfirmSetUp = {
  account: Account
  challenge: Confirmation
  code: string
  recoveryCodes: readonly string[]
  key: Buffer
  now: Date
}

/**
 * Turns the second factor of an account on by its first code, which does not work again; false for a wrong code. Throws
 * Conflict if the second factor or the password was changed since the set-up began: if there are two set-ups, the one that
 * is confirmed first counts.
 */
export function* confirmSetUp(input: ConfirmSetUp): Transaction<boolean> {
  const { account, challenge, code, recoveryCodes, key, now } = input
  const { user } = account
  const entered = readCode(code)
  const period = entered.kind === 'code' ? periodOf(entered.text, { secret: challenge.secret, now }) : undefined
  if (period === undefined) return false
  yield* lockRow('users', { id: user.id, by: 'language' })
  // The password may have been changed, or the account switched off, since it was read.
  const current = yield* findAccount(user.id)
  if (!current || !isOf(challenge, current)) throw setUpEnded()
  if (markOf(yield* findFactor(user.id)) !== challenge.replaces) throw setUpEnded()
  const secret = sealText(challenge.secret, { key, context: contextOf(user.id) })
  yield* storeFactor({ userId: user.id, secret, lastPeriod: period, since: now.toISOString() })
  yield* replaceRecoveryCodes(user.id, recoveryCodes)
  yield* auditPerson('factorSetUp', user)
  return true
}

/** Returns the refusal of a set-up that was not confirmed in time, or after another one. */
export function setUpEnded() {
  return conflict({ message: authErrors.setUpEnded, reason: 'setUpEnded' })
}

/** Identifies a second factor: each secret is encrypted differently. */
function markOf(factor: FactorRow | undefined): string | null {
  return factor ? createHash('sha256').update(factor.secret).digest('base64url').slice(0, 22) : null
}
