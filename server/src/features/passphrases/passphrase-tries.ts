import { waitSentence } from '@brigade/domain/auth/auth.errors.ts'
import { passphraseLimits } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { aheadOf } from '#kit/settings/clock.ts'
import { tooManyRequests } from '#kit/errors/errors.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'

/**
 * Counts a person's try before it is checked, in the database, so that parallel guesses, also at several processes, are counted like
 * guesses in a row. Throws TooManyRequests if it is one too many; a right one resets the count.
 */
export function* countTry({ userId, now }: { userId: number; now: Date }): Transaction<void> {
  const { wrongTries, perSeconds, lockSeconds } = passphraseLimits
  const longest = new Date(now.getTime() + Math.max(perSeconds, lockSeconds) * 1000)
  const forgotten = [now.toISOString(), aheadOf(longest).toISOString()]
  const forgottenAt = secondsAfter(now, perSeconds)
  const counted = yield* one(
    `INSERT INTO passphrase_tries ("userId", "tries", "forgottenAt") VALUES (?, 1, ?)
     ON CONFLICT ("userId") DO UPDATE SET
       "tries" = CASE WHEN ${isForgotten} THEN 1 ELSE passphrase_tries."tries" + 1 END,
       "forgottenAt" = CASE WHEN ${isForgotten} THEN excluded."forgottenAt"
         WHEN passphrase_tries."tries" + 1 = ${wrongTries} THEN ? ELSE passphrase_tries."forgottenAt" END
     WHERE ${isForgotten} OR passphrase_tries."tries" < ${wrongTries}
     RETURNING "tries"`,
    userId,
    forgottenAt,
    ...forgotten,
    ...forgotten,
    secondsAfter(now, lockSeconds),
    ...forgotten,
  )
  if (!counted) yield* refuseTry(userId, now)
}

/** Also true for times that a clock that was ahead has stored. */
const isForgotten = '(passphrase_tries."forgottenAt" <= ? OR passphrase_tries."forgottenAt" > ?)'

/** Resets a person's wrong tries. */
export function* forgetTries(userId: number): Transaction<void> {
  yield* run('DELETE FROM passphrase_tries WHERE "userId" = ?', userId)
}

function* refuseTry(userId: number, now: Date): Transaction<never> {
  const locked = yield* one<{ forgottenAt: string }>(
    'SELECT "forgottenAt" FROM passphrase_tries WHERE "userId" = ?',
    userId,
  )
  const waitMs = locked ? Date.parse(locked.forgottenAt) - now.getTime() : 0
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  throw tooManyRequests({ message: waitSentence(seconds), reason: 'tooManyTries', extras: { retryAfter: seconds } })
}

function secondsAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
