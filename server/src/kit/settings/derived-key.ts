import { hkdfSync } from 'node:crypto'

/** Returns the key of 32 bytes that a secret has for one purpose: what it signs or encrypts passes for nothing else. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
