import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushMessage } from '@brigade/domain/push/push.rules.ts'

/** A message that has arrived for a browser, decrypted. */
export type Arrived = {
  browser: string
  message: PushMessage
  headers: IncomingMessage['headers']
  /** The signature: the claims of the token, and the key that fits. */
  claims: { aud: string; exp: number; sub: string }
  signedBy: string
}

/** A browser that has agreed, with the data that it sends to the server. */
export type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }

/** A status, with headers if they matter; or no answer at all. */
type Answer = number | 'none' | { status: number; headers: Record<string, string> }

/**
 * Starts a push service with its browsers: it accepts messages over HTTP, and its browsers decrypt them (RFC 8291, RFC 8188, RFC
 * 8292).
 */
export async function startPushService() {
  const arrived: Arrived[] = []
  const browsers = new Map<string, { open(body: Buffer): string }>()
  const faults: unknown[] = []
  let answers: Answer[] = []

  const server = createServer((request, response) => {
    void take(request)
      .catch((error: unknown): Answer => {
        faults.push(error)
        return 500
      })
      .then((answer) => {
        if (answer === 'none') return
        const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer
        response.writeHead(status, headers).end()
      })
  })

  async function take(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? ''
    const body = await buffer(request)
    const answer = answers.shift()
    if (answer !== undefined) return answer
    const browser = browsers.get(path)
    if (!browser) return 404
    arrived.push({
      browser: path,
      headers: request.headers,
      message: JSON.parse(browser.open(body)) as PushMessage,
      ...readVapid(request.headers.authorization ?? ''),
    })
    return 201
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    arrived,
    /** Messages that could not be read. */
    faults,
    /** Sets its next answers; after them it accepts everything again. */
    answerWith: (...next: Answer[]) => void (answers = next),
    newBrowser(): Browser {
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const { keys, open } = newKeys()
      browsers.set(path, { open })
      return { endpoint: url + path, keys }
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  }
}

function newKeys() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)

  /** Decrypts one record of aes128gcm: salt, record size, the sender's key, then the encrypted text. */
  function open(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const shared = own.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
    const material = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The record has no end')
    return padded.subarray(0, end).toString('utf8')
  }

  return { keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') }, open }
}

/** Returns the claims of a signed call; throws if the signature does not fit the key sent with it. */
function readVapid(authorization: string): Pick<Arrived, 'claims' | 'signedBy'> {
  const [, token = '', signedBy = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(signedBy, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature does not fit')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Arrived['claims'], signedBy }
}
