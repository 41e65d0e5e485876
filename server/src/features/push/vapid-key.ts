import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { keptSecret } from '#kit/kept-secret.ts'

/** The key that signs what push services are sent (RFC 8292): browsers that subscribed by one are told nothing by another. */
type VapidKey = {
  signing: KeyObject
  /** In base64url. */
  publicKey: string
}

/** The one that is kept in `dataDir`; made the first time. Throws DamagedSecret. */
export function keptVapidKey(dataDir: string): VapidKey {
  const d = keptSecret(dataDir, {
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
  // In full length, though it begins with zeros.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}
