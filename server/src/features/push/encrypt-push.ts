import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

type Keys = { p256dh: string; auth: string }

/** Encrypts a text for one browser (RFC 8291), as the only record of an aes128gcm body (RFC 8188). */
export function encryptPush(text: string, { p256dh, auth }: Keys): Buffer {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  const receiver = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender.getPublicKey()])
  const material = hkdfSync('sha256', sender.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32)
  const salt = randomBytes(16)
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(material), salt, `Content-Encoding: ${what}\0`, length))
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  const sealed = [cipher.update(text, 'utf8'), cipher.update(endOfLastRecord), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([
    salt,
    recordSize,
    Buffer.from([sender.getPublicKey().length]),
    sender.getPublicKey(),
    ...sealed,
  ])
}

const endOfLastRecord = Buffer.from([2])
/** 4096 bytes, the most that push services accept. */
const recordSize = Buffer.from([0, 0, 16, 0])
