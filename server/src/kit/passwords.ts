import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id, as the library has it by default, with the memory and passes that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let hashOfNobody: Promise<string> | undefined

/** The hash of a password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether a password is the one that was hashed. Without a hash it does the same work, so that nobody can time which accounts exist. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword(randomBytes(16).toString('hex'))
  const matches = await verify(passwordHash ?? (await hashOfNobody), password)
  return passwordHash !== undefined && matches
}
