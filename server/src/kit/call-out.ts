import { constants } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import type { CallFailure } from '@brigade/domain/kit/call-failures.ts'
import { callFailureOf, causeOf, lookupFailureOf } from './call-failure.ts'
import type { Logger } from './logger.ts'
import { outgoingAddresses } from './outgoing-address.ts'
import type { ResolveHost } from './public-names.ts'

export type OutgoingCall = {
  url: string
  method: 'POST' | 'OPTIONS'
  /** Sent as JSON, unless its headers say else. */
  body?: string | Uint8Array
  headers?: Readonly<Record<string, string>>
  /** In all, from the name of the host to the last byte of the answer. */
  limitMs: number
  /** Whether it may lead to this machine and its own link. */
  allowsLocal: boolean
  /** Whether it may lead to the internet alone, and into no private network, whatever else is allowed: what somebody from outside has named. */
  isPublicOnly?: boolean
  resolve?: ResolveHost
  /** Has every call that got no answer, with its cause. */
  log: Pick<Logger, 'warn'>
}

/**
 * What came of a call: the other side has certainly not got it (`notSent`), has answered, or may have got it and has not. `retryAfter` is the
 * header of that name, where there is one (`retryAfterMs`).
 */
export type OutgoingAnswer =
  | { kind: 'notSent'; reason: 'addressForbidden' }
  | { kind: 'notSent'; reason: 'unreachable'; failure: CallFailure }
  | { kind: 'noAnswer'; failure: CallFailure }
  | { kind: 'answered'; status: number; text: string; isCut: boolean; retryAfter?: string }

/** So much of an answer is read, in bytes. */
export const answerAtMost = 65_536

/** So much of the line is, whatever it carries: interim answers come before one, and what chunks have with them is in none. */
const lineAtMost = 4 * answerAtMost

/** So many sessions an encrypted line may offer to be taken up again: they are none of its bytes. Others offer up to four. */
const sessionsAtMost = 16

/**
 * Calls another system over HTTP. The host's name is asked for once, and the addresses that were checked are those that are connected to. No
 * redirect is followed, and an answer that is too long or never ends is cut.
 */
export async function callOut(call: OutgoingCall): Promise<OutgoingAnswer> {
  const begunAt = performance.now()
  const { answer, error } = await attempt(call)
  if (answer.kind !== 'answered') {
    // The origin alone: who knows the whole address of a browser can send it messages.
    const to = URL.parse(call.url)?.origin
    const tookMs = Math.round(performance.now() - begunAt)
    call.log.warn(
      { to, method: call.method, ...answer, cause: error && causeOf(error), tookMs },
      'A call to another system failed',
    )
  }
  return answer
}

/** What came of a call, and the error where there was one. */
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
      // A connection of its own: on one that is used again, nobody knows whether a call that fails was read.
      agent: false,
      lookup: pinned(addresses),
      // Who wants other keys again and again sends no bytes that count, and has them made here.
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

/** Gives the addresses that were checked, whatever the name would lead to by now. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) callback(null, [...addresses])
    else callback(null, addresses[0]!.address, addresses[0]!.family)
  }
}

/** What is there of an answer when it ends, is too long, breaks off or its time is over. */
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
