import { randomBytes } from 'node:crypto'
import { keptSecret } from './kept-secret.ts'

export const jwtSecretFile = 'jwt-secret'

/** The secret that signs tokens, kept in `dataDir`; made the first time. */
export function keptJwtSecret(dataDir: string): string {
  return keptSecret(dataDir, { fileName: jwtSecretFile, make: () => randomBytes(32).toString('hex') })
}
