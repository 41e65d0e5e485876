import { randomInt } from 'node:crypto'
import { recoveryAlphabet, recoveryCodes, writeRecoveryCode } from '@brigade/domain/auth/second-factor.codes.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { hashOfToken } from '#kit/settings/secret-tokens.ts'

/** Returns new recovery codes as they are shown. */
export function newRecoveryCodes(): string[] {
  const length = recoveryCodes.groups * recoveryCodes.charactersPerGroup
  return Array.from({ length: recoveryCodes.count }, () =>
    writeRecoveryCode(
      Array.from({ length }, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))).join(''),
    ),
  )
}

/** Stores the recovery codes of an account in place of its earlier ones. */
export function* replaceRecoveryCodes(userId: number, codes: readonly string[]): Transaction<void> {
  yield* run('DELETE FROM recovery_codes WHERE "userId" = ?', userId)
  for (const code of codes)
    yield* run(
      'INSERT INTO recovery_codes ("userId", "codeHash") VALUES (?, ?)',
      userId,
      hashOfToken(code.replaceAll('-', '')),
    )
}

/** Uses a recovery code; false if it is not of this account, or was used already. If it is used twice at once, one use succeeds. */
export function* useRecoveryCode({ userId, code, now }: UseRecoveryCode): Transaction<boolean> {
  const used = yield* run(
    'UPDATE recovery_codes SET "usedAt" = ? WHERE "userId" = ? AND "codeHash" = ? AND "usedAt" IS NULL',
    now.toISOString(),
    userId,
    hashOfToken(code),
  )
  return used === 1
}

type UseRecoveryCode = { userId: number; code: string; now: Date }

/** Returns the number of recovery codes that can still be used. */
export function* countRecoveryCodes(userId: number): Transaction<number> {
  const row = yield* one<{ left: number | string }>(
    'SELECT COUNT(*) AS "left" FROM recovery_codes WHERE "userId" = ? AND "usedAt" IS NULL',
    userId,
  )
  return Number(row?.left ?? 0)
}
