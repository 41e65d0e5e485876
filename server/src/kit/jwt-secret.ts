import { randomBytes } from 'node:crypto'
import { keptSecret } from './kept-secret.ts'

export const jwtSecretFile = 'jwt-secret'

/** The secret that signs tokens, kept in `dataDir`; made the first time. Throws DamagedSecret. */
export function keptJwtSecret(dataDir: string): string {
  return keptSecret(dataDir, {
    fileName: jwtSecretFile,
    make: () => randomBytes(32).toString('hex'),
    isSound: isLongSecret,
    costOfNew: 'everybody signs in again.',
  })
}

/** Whether a secret is long enough that nobody guesses it. */
export function isLongSecret(secret: string): boolean {
  return secret.length >= 32
}
