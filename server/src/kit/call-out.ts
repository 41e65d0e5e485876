import { constants } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
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
}

/**
 * What came of a call: the other side has certainly not got it (`notSent`), has answered, or may have got it and has not. `retryAfter` is the
 * header of that name, where there is one (`retryAfterMs`).
 */
export type OutgoingAnswer =
  | { kind: 'notSent'; reason: 'addressForbidden' | 'unreachable' }
  | { kind: 'noAnswer' }
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
  const url = URL.parse(call.url)
  if (!url || !/^https?:$/.test(url.protocol)) return forbidden
  const signal = AbortSignal.timeout(call.limitMs)
  const resolved = outgoingAddresses(url.hostname, call).catch(() => 'unknown' as const)
  const addresses = await Promise.race([resolved, aborted(signal)])
  if (addresses === undefined) return forbidden
  if (addresses === 'unknown' || addresses === 'late') return unreachable
  return await send(url, call, { addresses, signal })
}

const forbidden: OutgoingAnswer = { kind: 'notSent', reason: 'addressForbidden' }
const unreachable: OutgoingAnswer = { kind: 'notSent', reason: 'unreachable' }

function aborted(signal: AbortSignal): Promise<'late'> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve('late'), { once: true }))
}

type Sending = { addresses: readonly LookupAddress[]; signal: AbortSignal }

function send(
  url: URL,
  { method, body, headers }: OutgoingCall,
  { addresses, signal }: Sending,
): Promise<OutgoingAnswer> {
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
    request.on('error', () => resolve(isConnected ? { kind: 'noAnswer' } : unreachable))
    request.on('response', (response) => void readAnswer(response).then(resolve))
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      resolve({ kind: 'noAnswer' })
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
