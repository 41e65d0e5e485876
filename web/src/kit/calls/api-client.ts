import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import { authenticationPath, versionPath } from '@brigade/domain/auth/auth.api.ts'
import { wireLimits } from '@brigade/domain/kit/wire-limits.ts'
import type { AnswerOf, BodyOf, PathWith, QueryOf, RecordOf } from '@brigade/domain/services.ts'
import authentication, { AuthenticationClient } from '@feathersjs/authentication-client'
import { feathers } from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio-client'
import { io } from 'socket.io-client'
import { noAnswer, toApiError } from '#kit/calls/api-error.ts'
import { callRest, type ServiceCall } from '#kit/calls/rest-client.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { SocketInWorker } from '#kit/calls/socket-in-worker.ts'
import { announceSessionEnd, getToken, setToken, tokenKey } from '#kit/calls/token.ts'

export const socket = io({
  transports: [SocketInWorker],
  autoConnect: false,
  timeout: 8_000,
  ackTimeout: 10_000,
  reconnectionDelay: 500,
  reconnectionDelayMax: 4_000,
})

/**
 * Signs in again when `live-connection.ts` says so; the ordinary client does it while the connection is still down, and
 * times out.
 */
class PatientAuthentication extends AuthenticationClient {
  override handleSocket(): void {}
}

/** The ordinary Feathers client, over the socket. */
export const api = feathers()
api.configure(socketio(socket))
api.configure(
  authentication({
    path: authenticationPath,
    storageKey: tokenKey,
    // The session forgets the token itself, after it has reported why it ended.
    storage: { getItem: getToken, setItem: (_key: string, token: string) => setToken(token), removeItem: () => {} },
    Authentication: PatientAuthentication,
  }),
)

let isSignedIn = false
api.on('login', () => (isSignedIn = socket.connected))
socket.on('disconnect', () => {
  isSignedIn = false
  // Unsent messages would go out on the next connection, late and before it is signed in.
  socket.sendBuffer = []
})

/** Calls a service, over the socket while it is up and signed in, else over HTTP, with the same answers and errors. */
async function callService<M extends ServiceMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  call: ServiceCall<M, P> = {},
): Promise<AnswerOf<P, M>> {
  if (!isLineAlive() || isTooLargeForSocket(call.data)) return callRest(method, path, call)
  try {
    return await callSocket(method, path, call)
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code === 0 && isRead(method)) return callRest(method, path, call)
    if (error.code === 401) announceSessionEnd(errorText(error))
    throw error
  }
}

/** Returns the result of `find`: a page of records, or the result that the contract defines. */
export function apiFind<P extends PathWith<'find'>>(path: P, query?: QueryOf<P, 'find'>): Promise<AnswerOf<P, 'find'>> {
  return callService('find', path, { query })
}

/** Returns all records that a service finds, without pages. */
export async function apiList<P extends PathWith<'find'>>(path: P, query?: QueryOf<P, 'find'>): Promise<RecordOf<P>[]> {
  const unpaged = queryOf(path, query, { skipPaginate: true })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Asked so, the records stand in no page.
  return (await callService('find', path, { query: unpaged })) as RecordOf<P>[]
}

/** Returns all records like `apiList`, with only these fields of each. */
export function apiListFields<P extends PathWith<'find'>, F extends keyof RecordOf<P>>(
  path: P,
  fields: readonly F[],
  query: QueryOf<P, 'find'>,
): Promise<Pick<RecordOf<P>, F>[]> {
  return apiList(path, queryOf(path, query, { $select: fields }))
}

/** Combines parts to the query of a path, as each service that lists accepts them. */
export function queryOf<P extends PathWith<'find'>>(_path: P, ...parts: readonly unknown[]): QueryOf<P, 'find'> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- For a path that is a type parameter, the compiler does not know the fields of the query.
  return Object.assign({}, ...parts) as QueryOf<P, 'find'>
}

export function apiGet<P extends PathWith<'get'>>(path: P, id: number): Promise<AnswerOf<P, 'get'>> {
  return callService('get', path, { id })
}

export function apiCreate<P extends PathWith<'create'>>(
  path: P,
  data: BodyOf<P, 'create'>,
): Promise<AnswerOf<P, 'create'>> {
  return callService('create', path, { data })
}

export function apiPatch<P extends PathWith<'patch'>>(
  path: P,
  id: number,
  data: BodyOf<P, 'patch'>,
): Promise<AnswerOf<P, 'patch'>> {
  return callService('patch', path, { id, data })
}

export function apiRemove<P extends PathWith<'remove'>>(
  path: P,
  id: number,
  query?: QueryOf<P, 'remove'>,
): Promise<AnswerOf<P, 'remove'>> {
  return callService('remove', path, { id, ...(query && { query }) })
}

/** Returns the milliseconds until the server answers over the socket; a refusal is an answer too. */
export async function pingServer(withinMs: number): Promise<number> {
  const startedAt = performance.now()
  try {
    await socket.timeout(withinMs).emitWithAck('find', versionPath, {})
  } catch {
    throw noAnswer()
  }
  return performance.now() - startedAt
}

/**
 * Returns true if the socket can send. After a sleep it still believes that it is connected, but would hold messages
 * back for its next connection.
 */
function isLineAlive(): boolean {
  // Private to engine.io-client: its own check before it sends, by which it closes a connection that slept. The tests
  // of a sleep fail if an update removes it.
  return socket.connected && isSignedIn && !socket.io.engine._hasPingExpired()
}

/**
 * Returns true for a body that the socket can't carry: the server closes a socket that sends more bytes. A letter has
 * up to three bytes, and the frame around the body needs some.
 */
function isTooLargeForSocket(data: unknown): boolean {
  return data !== undefined && JSON.stringify(data).length > wireLimits.messageBytes / 4
}

function isRead(method: ServiceMethod): boolean {
  return method === 'find' || method === 'get'
}

function callSocket<M extends ServiceMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  { id = 0, data, query }: ServiceCall<M, P>,
): Promise<AnswerOf<P, M>> {
  const service = api.service(path)
  const params = { query: query ?? {} }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Methods that take a body are given one.
  const body = data as object
  const calls = {
    find: () => service.find(params),
    get: () => service.get(id, params),
    create: () => service.create(body, params),
    patch: () => service.patch(id, body, params),
    remove: () => service.remove(id, params),
  } satisfies Record<ServiceMethod, () => Promise<unknown>>
  // The server determines the answer: its shape is the contract of the path in domain.
  return calls[method]()
}
