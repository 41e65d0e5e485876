import { randomBytes } from 'node:crypto'
import { storedSecret } from './stored-secret.ts'

export const jwtSecretFile = 'jwt-secret'

/** Returns the secret that signs tokens, stored in `dataDir`; made the first time. Throws DamagedSecret. */
export function keptJwtSecret(dataDir: string): string {
  return storedSecret(dataDir, {
    fileName: jwtSecretFile,
    make: () => randomBytes(32).toString('hex'),
    isSound: isLongSecret,
    costOfNew: 'everybody signs in again.',
  })
}

/** Returns true if a secret is long enough to be safe from guessing. */
export function isLongSecret(secret: string): boolean {
  return secret.length >= 32
}
