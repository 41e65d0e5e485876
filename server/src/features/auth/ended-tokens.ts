import type { VerifiedClaims } from './door/access-tokens.ts'
import { one, run, type Work } from '#kit/work.ts'

/** Ends one token of a guest before its time. What has ended by itself meanwhile is forgotten. */
export function* endToken({ jti, exp }: Pick<VerifiedClaims, 'jti' | 'exp'>, now: Date): Work<void> {
  yield* run('DELETE FROM ended_tokens WHERE "expiresAt" <= ?', now.toISOString())
  yield* run(
    'INSERT INTO ended_tokens ("id", "expiresAt") VALUES (?, ?) ON CONFLICT ("id") DO NOTHING',
    jti,
    new Date(exp * 1000).toISOString(),
  )
}

/** Whether a token of a guest was signed out. */
export function* isEnded({ jti }: Pick<VerifiedClaims, 'jti'>): Work<boolean> {
  return (yield* one('SELECT 1 AS "isEnded" FROM ended_tokens WHERE "id" = ?', jti)) !== undefined
}
