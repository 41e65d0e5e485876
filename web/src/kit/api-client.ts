import { authenticationPath, versionPath } from '@brigade/domain/auth/auth.api.ts'
import authentication, { AuthenticationClient } from '@feathersjs/authentication-client'
import { feathers } from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio-client'
import { io } from 'socket.io-client'
import { noAnswer, toApiError } from '#kit/api-error.ts'
import type { Query } from '#kit/query-string.ts'
import { callRest, type ServiceCall, type ServiceMethod } from '#kit/rest-client.ts'
import { errorText } from '#kit/toasts.ts'
import { SocketInWorker } from '#kit/socket-in-worker.ts'
import { announceSessionEnd, getToken, setToken, tokenKey } from '#kit/token.ts'

export const socket = io({
  transports: [SocketInWorker],
  autoConnect: false,
  ackTimeout: 10_000,
  reconnectionDelay: 500,
  reconnectionDelayMax: 4_000,
})

/** Signs in again when `line.ts` says so; the ordinary client does it while the line is still down, and times out. */
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
    // The session forgets the token itself, after it has told why it ended.
    storage: { getItem: getToken, setItem: (_key: string, token: string) => setToken(token), removeItem: () => {} },
    Authentication: PatientAuthentication,
  }),
)

let isSignedIn = false
api.on('login', () => (isSignedIn = true))
socket.on('disconnect', () => (isSignedIn = false))

/** One call of a service, over the socket while that is up, else over HTTP, with the same answers and errors. */
async function callService<T>(method: ServiceMethod, path: string, call: ServiceCall = {}): Promise<T> {
  if (!socket.connected || !isSignedIn) return callRest<T>(method, path, call)
  try {
    return await callSocket<T>(method, path, call)
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code === 0 && isRead(method)) return callRest<T>(method, path, call)
    if (error.code === 401) announceSessionEnd(errorText(error))
    throw error
  }
}

export function apiFind<T>(path: string, query?: Query): Promise<T> {
  return callService<T>('find', path, { query })
}

export function apiGet<T>(path: string, id: number | string, query?: Query): Promise<T> {
  return callService<T>('get', path, { id, query })
}

export function apiCreate<T>(path: string, data: unknown, query?: Query): Promise<T> {
  return callService<T>('create', path, { data, query })
}

export function apiPatch<T>(path: string, id: number | string, data: unknown, query?: Query): Promise<T> {
  return callService<T>('patch', path, { id, data, query })
}

export function apiRemove<T>(path: string, id: number | string): Promise<T> {
  return callService<T>('remove', path, { id })
}

/** Milliseconds until the server answers over the socket; an answer that refuses is an answer. */
export async function pingServer(withinMs: number): Promise<number> {
  const startedAt = performance.now()
  try {
    await socket.timeout(withinMs).emitWithAck('find', versionPath, {})
  } catch {
    throw noAnswer()
  }
  return performance.now() - startedAt
}

function isRead(method: ServiceMethod): boolean {
  return method === 'find' || method === 'get'
}

function callSocket<T>(method: ServiceMethod, path: string, { id, data, query }: ServiceCall): Promise<T> {
  const service = api.service(path)
  const params = { query: query ?? {} }
  // Feathers types every service alike; a null id (signing out) is allowed by its protocol and not by its types.
  const calls = {
    find: () => service.find(params),
    get: () => service.get(id ?? '', params),
    create: () => service.create(data as object, params),
    patch: () => service.patch(id as number, data as object, params),
    remove: () => service.remove(id as number, params),
  } satisfies Record<ServiceMethod, () => Promise<unknown>>
  // The answer is the server's word: its shape is the contract of the path in domain.
  return calls[method]() as Promise<T>
}
