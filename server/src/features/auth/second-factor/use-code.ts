import { type EnteredCode, readCode } from '@brigade/domain/auth/second-factor.codes.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { openSealed } from '#kit/settings/sealed-text.ts'
import { auditPerson } from '../public/audit-person.ts'
import { type FactorRow, findFactor, usePeriod } from './factor-rows.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { periodOf } from './time-codes.ts'

/** The kind of a right code, or the reason why a wrong one is refused. */
export type UsedCode = { by: 'code' | 'recoveryCode' } | { refusal: 'wrongCode' | 'usedCode' | 'factorOff' }

export type CodeToUse = { user: StaffUser; code: string; key: Buffer; now: Date }

/**
 * Uses a code of the second factor of an account. Each works once: a later use of the same code, or one at the same
 * time, is refused. The use of a recovery code is logged.
 */
export function* useCode({ user, code, key, now }: CodeToUse): Transaction<UsedCode> {
  const factor = yield* findFactor(user.id)
  if (!factor) return { refusal: 'factorOff' }
  const entered = readCode(code)
  if (entered.kind === 'recoveryCode') {
    if (!(yield* useRecoveryCode({ userId: user.id, code: entered.text, now }))) return { refusal: 'wrongCode' }
    yield* auditPerson('recoveryCodeUsed', user)
    return { by: 'recoveryCode' }
  }
  const period = periodOfEntered(entered, { factor, key, now })
  if (period === undefined) return { refusal: 'wrongCode' }
  return (yield* usePeriod(factor, period)) ? { by: 'code' } : { refusal: 'usedCode' }
}

/** Returns the context that binds an encrypted secret to its account. */
export function contextOf(userId: number): string {
  return `account ${userId}`
}

/** Returns the refusal of a code, at its field. */
export function refusedCode(reason: 'wrongCode' | 'usedCode') {
  return badRequest({ message: authErrors[reason], reason, fields: { code: authErrors[reason] } })
}

type OfFactor = { factor: FactorRow; key: Buffer; now: Date }

function periodOfEntered({ kind, text }: EnteredCode, { factor, key, now }: OfFactor): number | undefined {
  // Without the key that it was encrypted with, no code is right; recovery codes are.
  const secret = openSealed(factor.secret, { key, context: contextOf(factor.userId) })
  return kind === 'code' && secret !== undefined ? periodOf(text, { secret, now }) : undefined
}
