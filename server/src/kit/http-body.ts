import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { badRequest } from './errors.ts'
import { PayloadTooLarge, UnsupportedMediaType } from './transport-errors.ts'
import { assertPlainJson } from './wire-values.ts'

export const bodyBytesAtMost = 1_000_000

/** How much somebody may say who has not yet said who they are: enough to do that. */
export const strangerBytesAtMost = 10_000

/** What is too large is still read and thrown away, so that the client comes to read the answer; up to here. */
const discardedBytesAtMost = 32_000_000

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** What a service that takes signed bodies finds as its data: nothing of it where a call came by another way. */
export type SignedBody = { bytes?: Buffer; signature?: string }

/** A body as its bytes, with the header that signs them. What it says is nobody's business before that is checked. */
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
  /** Makes the value of its bytes. */
  parse(bytes: Buffer): unknown
}

/** The JSON body of a request; an empty object where there is none. */
export async function readJsonBody(request: IncomingMessage, { bytesAtMost, parse }: ReadJson): Promise<unknown> {
  if (declaredBytes(request, bytesAtMost) === 0) return {}
  if (!json.test(request.headers['content-type'] ?? '') || isEncoded(request)) {
    discard(request)
    throw new UnsupportedMediaType('The body must be JSON in UTF-8.', { reason: 'contentType' })
  }
  return parse(await collectBody(request, () => bodyTooLarge(bytesAtMost), bytesAtMost))
}

/** How large a body will be; where that is not told, as large as it may be. */
export function declaredBytes({ headers }: IncomingMessage, bytesAtMost: number): number {
  if (headers['transfer-encoding'] !== undefined) return bytesAtMost
  return Number(headers['content-length'] ?? 0)
}

/** The value of a JSON text, if it is one that some service could want. */
export function parsePlain(bytes: Buffer): unknown {
  if (bytes.length === 0) return {}
  if (!isUtf8(bytes)) throw badRequest({ message: 'The body is not UTF-8.', reason: 'json' })
  const value = parseJson(bytes.toString('utf8'))
  assertPlainJson(value, bytes)
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest({ message: 'The body is not valid JSON.', reason: 'json' })
  }
}

function isEncoded({ headers }: IncomingMessage): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity'
}

/** The bytes of a body. One that is too large is refused as soon as that is known. */
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
      // The client went away in the middle; the answer goes nowhere.
      if (!request.complete) reject(badRequest({ message: 'The body did not arrive whole.', reason: 'aborted' }))
    })
    request.once('error', reject)
  })
}

function bodyTooLarge(bytesAtMost: number): PayloadTooLarge {
  const size = bytesAtMost < 1_000_000 ? `${bytesAtMost / 1000} KB` : `${bytesAtMost / 1_000_000} MB`
  const message = `The body must not be larger than ${size}.`
  return new PayloadTooLarge(message, { reason: 'tooLarge', bytesAtMost })
}

/** Reads what nobody wants and throws it away. */
export function discard(request: IncomingMessage): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > discardedBytesAtMost) request.destroy()
  })
}
