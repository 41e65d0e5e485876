import { randomBytes } from 'node:crypto'

/** Returns a secret that can't be guessed: 128 random bits, in the form of a link. */
export function newTableToken(): string {
  return randomBytes(16).toString('base64url')
}
