import { periodsBeside } from '@brigade/domain/auth/second-factor.codes.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

/** The second factor of an account: its encrypted secret, and the period of the last code that was accepted. */
export type FactorRow = { userId: number; secret: string; lastPeriod: number; since: string }

/** Returns the second factor of an account. */
export function findFactor(userId: number): Transaction<FactorRow | undefined> {
  return one<FactorRow>('SELECT * FROM second_factors WHERE "userId" = ?', userId)
}

/** Turns the second factor of an account on, in place of an earlier one. The account's row is locked by then. */
export function* storeFactor({ userId, secret, lastPeriod, since }: FactorRow): Transaction<void> {
  yield* run('DELETE FROM second_factors WHERE "userId" = ?', userId)
  yield* run(
    'INSERT INTO second_factors ("userId", "secret", "lastPeriod", "since") VALUES (?, ?, ?, ?)',
    userId,
    secret,
    lastPeriod,
    since,
  )
}

/**
 * Uses the code of a period; false if it was used before, also at the same time. If the clock was ahead and has been
 * set right since, the last period is later than any code can be now: it is ignored.
 */
export function* usePeriod({ userId, secret }: FactorRow, period: number): Transaction<boolean> {
  const used = yield* run(
    `UPDATE second_factors SET "lastPeriod" = ?
     WHERE "userId" = ? AND "secret" = ? AND ("lastPeriod" < ? OR "lastPeriod" > ?)`,
    period,
    userId,
    secret,
    period,
    period + 2 * periodsBeside,
  )
  return used === 1
}

/** Turns the second factor of an account off; false if it was off. */
export function* deleteFactor(userId: number): Transaction<boolean> {
  yield* replaceRecoveryCodes(userId, [])
  return (yield* run('DELETE FROM second_factors WHERE "userId" = ?', userId)) === 1
}
