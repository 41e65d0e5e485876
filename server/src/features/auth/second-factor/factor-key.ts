import { randomBytes } from 'node:crypto'
import { storedSecret } from '#kit/settings/stored-secret.ts'

/**
 * Returns the key that encrypts the secrets of authenticator apps in the database, stored in `dataDir`; made the first
 * time. A copy of the database alone makes no codes. Throws DamagedSecret.
 */
export function keptFactorKey(dataDir: string): Buffer {
  const key = storedSecret(dataDir, {
    fileName: 'second-factor-key',
    make: () => randomBytes(32).toString('base64url'),
    isSound: (text) => /^[\w-]{43}$/.test(text),
    costOfNew: 'people with a second factor sign in with a recovery code and set it up again.',
  })
  return Buffer.from(key, 'base64url')
}
