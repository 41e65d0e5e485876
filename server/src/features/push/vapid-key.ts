import { createECDH } from 'node:crypto'
import { keptSecret } from '#kit/kept-secret.ts'

/** The key that signs what push services are sent (RFC 8292), in base64url: browsers that subscribed by one are told nothing by another. */
export type VapidKey = { privateKey: string; publicKey: string }

/** The one that is kept in `dataDir`; made the first time. */
export function keptVapidKey(dataDir: string): VapidKey {
  return vapidKeyOf(keptSecret(dataDir, { fileName: 'vapid-private-key', make: newPrivateKey }))
}

/** The pair of a private key of the curve P-256. */
function vapidKeyOf(privateKey: string): VapidKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return { privateKey, publicKey: pair.getPublicKey('base64url') }
}

function newPrivateKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // In full length, though it begins with zeros.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}
