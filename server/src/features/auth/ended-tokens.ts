import type { VerifiedClaims } from './public/access-tokens.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'

/** Ends a guest's token before its time. Deletes ended tokens that have expired since. */
export function* endToken({ jti, exp }: Pick<VerifiedClaims, 'jti' | 'exp'>, now: Date): Transaction<void> {
  yield* run('DELETE FROM ended_tokens WHERE "expiresAt" <= ?', now.toISOString())
  yield* run(
    'INSERT INTO ended_tokens ("id", "expiresAt") VALUES (?, ?) ON CONFLICT ("id") DO NOTHING',
    jti,
    new Date(exp * 1000).toISOString(),
  )
}

/** Returns whether a guest's token was signed out. */
export function* isEnded({ jti }: Pick<VerifiedClaims, 'jti'>): Transaction<boolean> {
  return (yield* one('SELECT 1 AS "isEnded" FROM ended_tokens WHERE "id" = ?', jti)) !== undefined
}
