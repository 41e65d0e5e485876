import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { storedSecret } from '#kit/settings/stored-secret.ts'

/**
 * The key that signs the calls of push services (RFC 8292): browsers that subscribed with one key accept no messages signed
 * by another.
 */
type VapidKey = {
  signing: KeyObject
  /** In base64url. */
  publicKey: string
}

/** Returns the key that is stored in `dataDir`; creates it the first time. Throws DamagedSecret. */
export function keptVapidKey(dataDir: string): VapidKey {
  const d = storedSecret(dataDir, {
    fileName: 'vapid-private-key',
    make: newPrivateKey,
    isSound: (key) => /^[\w-]{43}$/.test(key),
    costOfNew: 'no phone gets messages until somebody opens Brigade on it again.',
  })
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(d, 'base64url')
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signing = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d, x, y } })
  return { signing, publicKey: point.toString('base64url') }
}

function newPrivateKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // The key has its full length, even if it begins with zeros.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}
