import { createHash, randomBytes } from 'node:crypto'

/** Returns a token of 192 random bits, which nobody guesses. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Returns what is stored of a token. It needs no salt and no slow hash, because only random texts are hashed so. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
