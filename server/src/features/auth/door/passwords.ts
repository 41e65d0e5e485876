import { randomBytes } from 'node:crypto'
import { tooManyAtOnceSentence } from '@brigade/domain/auth/auth.errors.ts'
import { hash, verify } from '@node-rs/argon2'
import { BoundedTurns, type Rank } from '#kit/bounded-turns.ts'
import { tooManyRequests } from '#kit/errors.ts'

/** Argon2id, as the library has it by default, with the memory and passes that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes a core and its memory for some 30 ms, and the threads that files are read by. */
const turns = new BoundedTurns({ atOnce: 2, waitAtMost: 60 })
const retryAfterSeconds = 3

let hashOfNobody: Promise<string> | undefined

/** The hash of a password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost), 'first')
}

/**
 * Whether a password is the one that was hashed. Without a hash it does the same work, so that nobody can time which accounts exist.
 * People who are known come before strangers. Throws TooManyRequests when too many wait already.
 */
export async function isPasswordOf(
  passwordHash: string | undefined,
  password: string,
  rank: Rank = 'first',
): Promise<boolean> {
  hashOfNobody ??= hash(randomBytes(16).toString('hex'), cost)
  const compared = passwordHash ?? (await hashOfNobody)
  const matches = await inTurn(() => verify(compared, password), rank)
  return passwordHash !== undefined && matches
}

async function inTurn<T>(task: () => Promise<T>, rank: Rank): Promise<T> {
  const done = await turns.run(task, rank)
  if (done) return done.value
  throw tooManyAtOnce()
}

/** The refusal of who comes while too many passwords are being checked. */
export function tooManyAtOnce() {
  return tooManyRequests({
    message: tooManyAtOnceSentence,
    reason: 'tooManyAtOnce',
    extras: { retryAfter: retryAfterSeconds },
  })
}
