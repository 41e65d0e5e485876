import { constants } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import type { CallFailure } from '@brigade/domain/kit/call-failures.ts'
import { callFailureOf, causeOf, lookupFailureOf } from './call-failure.ts'
import type { Logger } from '../logging/logger.ts'
import { outgoingAddresses } from './outgoing-address.ts'
import type { ResolveHost } from './public-names.ts'

export type OutgoingCall = {
  url: string
  method: 'POST' | 'OPTIONS'
  /** The body, sent as JSON unless the headers name another type. */
  body?: string | Uint8Array
  headers?: Readonly<Record<string, string>>
  /** Maximum time in all, from the look-up of the host to the last byte of the answer. */
  limitMs: number
  /** True if it may lead to this machine and its own link. */
  allowsLocal: boolean
  /**
   * True if it may lead to the internet only, and into no private network, whatever else is allowed: for addresses that
   * people outside have named.
   */
  isPublicOnly?: boolean
  resolve?: ResolveHost
  /** Receives every call that got no answer, with its cause. */
  log: Pick<Logger, 'warn'>
}

/**
 * The outcome of a call: the other side has certainly not received it (`notSent`), has answered, or may have received
 * it and has not answered. `retryAfter` is the header of that name, if there is one (`retryAfterMs`).
 */
export type OutgoingAnswer =
  | { kind: 'notSent'; reason: 'addressForbidden' }
  | { kind: 'notSent'; reason: 'unreachable'; failure: CallFailure }
  | { kind: 'noAnswer'; failure: CallFailure }
  | { kind: 'answered'; status: number; text: string; isCut: boolean; retryAfter?: string }

/** Maximum bytes of an answer that are read. */
export const answerAtMost = 65_536

/**
 * Maximum bytes of the connection that are read, whatever it carries: interim answers and the framing of chunks are not
 * in the answer.
 */
const lineAtMost = 4 * answerAtMost

/**
 * Maximum sessions that an encrypted connection may offer for resumption: they are not in its bytes. Common servers
 * offer up to four.
 */
const sessionsAtMost = 16

/**
 * Calls another system over HTTP. The host's name is resolved once, and only the addresses that were checked are
 * connected to. No redirect is followed, and an answer that is too long or never ends is cut.
 */
export async function callOut(call: OutgoingCall): Promise<OutgoingAnswer> {
  const begunAt = performance.now()
  const { answer, error } = await attempt(call)
  if (answer.kind !== 'answered') {
    // Only the origin is logged: the whole address of a browser is enough to send it messages.
    const to = URL.parse(call.url)?.origin
    const tookMs = Math.round(performance.now() - begunAt)
    call.log.warn(
      { to, method: call.method, ...answer, cause: error && causeOf(error), tookMs },
      'A call to another system failed',
    )
  }
  return answer
}

/** The outcome of a call, and its error if there was one. */
type Attempt = { answer: OutgoingAnswer; error?: unknown }

async function attempt(call: OutgoingCall): Promise<Attempt> {
  const url = URL.parse(call.url)
  if (!url || !/^https?:$/.test(url.protocol)) return forbidden
  const signal = AbortSignal.timeout(call.limitMs)
  try {
    const addresses = await Promise.race([outgoingAddresses(url.hostname, call), aborted(signal)])
    return addresses ? await send(url, call, { addresses, signal }) : forbidden
  } catch (error) {
    return { answer: { kind: 'notSent', reason: 'unreachable', failure: lookupFailureOf(error) }, error }
  }
}

const forbidden: Attempt = { answer: { kind: 'notSent', reason: 'addressForbidden' } }

function aborted(signal: AbortSignal): Promise<never> {
  const late = () => Object.assign(new Error('The name of the host was not found in time'), { code: 'ETIMEOUT' })
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(late()), { once: true }))
}

type Sending = { addresses: readonly LookupAddress[]; signal: AbortSignal }

function send(url: URL, { method, body, headers }: OutgoingCall, { addresses, signal }: Sending): Promise<Attempt> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve) => {
    let isConnected = false
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      // Each call has its own connection: on a reused one it is unknown whether a call that fails was read.
      agent: false,
      lookup: pinned(addresses),
      // Renegotiation sends no bytes that count, and makes this process compute new keys again and again.
      secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
      signal,
    })
    request.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => (isConnected = true))
      boundLine(socket, () => request.destroy())
    })
    request.on('error', (error) => {
      const failure = callFailureOf(error)
      const notSent: OutgoingAnswer = { kind: 'notSent', reason: 'unreachable', failure }
      resolve({ answer: isConnected ? { kind: 'noAnswer', failure } : notSent, error })
    })
    request.on('response', (response) => void readAnswer(response).then((answer) => resolve({ answer })))
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      const error = new Error('The connection was upgraded to another protocol')
      resolve({ answer: { kind: 'noAnswer', failure: 'connectionLost' }, error })
    })
    request.end(body)
  })
}

function boundLine(socket: Socket, letGo: () => void): void {
  let sessions = 0
  socket.on('data', () => socket.bytesRead > lineAtMost && letGo())
  socket.on('session', () => (sessions += 1) > sessionsAtMost && letGo())
}

/** Creates a look-up that returns the addresses that were checked, whatever the name resolves to by now. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) callback(null, [...addresses])
    else callback(null, addresses[0]!.address, addresses[0]!.family)
  }
}

/** Returns what has arrived of an answer when it ends, is too long, breaks off or its time is over. */
async function readAnswer(response: IncomingMessage): Promise<OutgoingAnswer> {
  const status = response.statusCode ?? 0
  const chunks: Buffer[] = []
  let length = 0
  let isCut = false
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      isCut = length > answerAtMost
      if (isCut) break
    }
  } catch {
    isCut = true
  }
  response.destroy()
  const text = Buffer.concat(chunks).subarray(0, answerAtMost).toString('utf8')
  const { 'retry-after': retryAfter } = response.headers
  return { kind: 'answered', status, text, isCut, ...(retryAfter !== undefined && { retryAfter }) }
}
