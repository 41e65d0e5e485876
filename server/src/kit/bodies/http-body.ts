import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { badRequest } from '../errors/errors.ts'
import { PayloadTooLarge, UnsupportedMediaType } from './transport-errors.ts'
import { assertPlainJson } from '../validation/wire-values.ts'

export const bodyBytesAtMost = 1_000_000

/** Maximum bytes of a body from an unauthenticated caller: enough to sign in. */
export const unauthenticatedBytesAtMost = 10_000

/**
 * Maximum bytes of a body that is too large and is read and thrown away, so that the client gets to read the answer.
 */
const discardedBytesAtMost = 32_000_000

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** The data of a service that takes signed bodies; empty if the call arrived another way. */
export type SignedBody = { bytes?: Buffer; signature?: string }

/** Reads a body as bytes, with the header that signs them. The bytes are not parsed before the signature is checked. */
export async function readSignedBody(
  request: IncomingMessage,
  { header, bytesAtMost }: { header: string; bytesAtMost: number },
): Promise<SignedBody> {
  const bytes = await collectBody(request, () => bodyTooLarge(bytesAtMost), bytesAtMost)
  const signature = request.headers[header.toLowerCase()]
  return { bytes, ...(typeof signature === 'string' && { signature }) }
}

type ReadJson = {
  bytesAtMost: number
  /** Parses its bytes. */
  parse(bytes: Buffer): unknown
}

/** Reads the JSON body of a request; returns an empty object if there is none. */
export async function readJsonBody(request: IncomingMessage, { bytesAtMost, parse }: ReadJson): Promise<unknown> {
  if (declaredBytes(request, bytesAtMost) === 0) return {}
  if (!json.test(request.headers['content-type'] ?? '') || isEncoded(request)) {
    discard(request)
    throw new UnsupportedMediaType('The body must be JSON in UTF-8.', { reason: 'contentType' })
  }
  return parse(await collectBody(request, () => bodyTooLarge(bytesAtMost), bytesAtMost))
}

/** Returns the declared size of a body; the maximum size if none is declared. */
export function declaredBytes({ headers }: IncomingMessage, bytesAtMost: number): number {
  if (headers['transfer-encoding'] !== undefined) return bytesAtMost
  return Number(headers['content-length'] ?? 0)
}

/** Parses a JSON text. Throws for values that no service accepts. */
export function parsePlain(bytes: Buffer): unknown {
  if (bytes.length === 0) return {}
  if (!isUtf8(bytes)) throw badRequest({ message: 'The body isn’t UTF-8.', reason: 'json' })
  const value = parseJson(bytes.toString('utf8'))
  assertPlainJson(value, bytes)
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest({ message: 'The body isn’t valid JSON.', reason: 'json' })
  }
}

function isEncoded({ headers }: IncomingMessage): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity'
}

/** Collects the bytes of a body. One that is too large is refused as soon as that is known. */
export function collectBody(
  request: IncomingMessage,
  refusal: () => PayloadTooLarge,
  bytesAtMost = bodyBytesAtMost,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > bytesAtMost) {
      discard(request)
      reject(refusal())
      return
    }
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > bytesAtMost) {
        request.removeAllListeners('data')
        discard(request)
        reject(refusal())
        return
      }
      chunks.push(chunk)
    })
    request.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    request.once('close', () => {
      // The client closed the connection halfway; no client reads the answer.
      if (!request.complete)
        reject(badRequest({ message: 'The body arrived incomplete. Send it again.', reason: 'aborted' }))
    })
    request.once('error', reject)
  })
}

function bodyTooLarge(bytesAtMost: number): PayloadTooLarge {
  const size = bytesAtMost < 1_000_000 ? `${bytesAtMost / 1000} KB` : `${bytesAtMost / 1_000_000} MB`
  const message = `The body can’t be larger than ${size}.`
  return new PayloadTooLarge(message, { reason: 'tooLarge', bytesAtMost })
}

/** Reads a body that is not needed and throws it away. */
export function discard(request: IncomingMessage): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > discardedBytesAtMost) request.destroy()
  })
}
