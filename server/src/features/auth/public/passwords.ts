import { randomBytes } from 'node:crypto'
import { tooManyAtOnceSentence } from '@brigade/domain/auth/auth.errors.ts'
import { hash, verify } from '@node-rs/argon2'
import { Semaphore, type Rank } from '#kit/admission/semaphore.ts'
import { tooManyRequests } from '#kit/errors/errors.ts'

/** Argon2id, the library's default, with the memory and passes that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash takes a core and its memory for some 30 ms, on the threads that also read files. */
const turns = new Semaphore({ atOnce: 2, waitAtMost: 60 })
const retryAfterSeconds = 3

let hashOfNobody: Promise<string> | undefined

/** Returns the hash of a password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost), 'first')
}

/**
 * Returns whether a password matches a hash. Without a hash it does the same work, so that response times don't show which accounts
 * exist. Known people come before unknown ones. Throws TooManyRequests if too many checks are waiting already.
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

/** Returns the refusal of a call while too many passwords are being checked. */
export function tooManyAtOnce() {
  return tooManyRequests({
    message: tooManyAtOnceSentence,
    reason: 'tooManyAtOnce',
    extras: { retryAfter: retryAfterSeconds },
  })
}
