import type { ServerResponse } from 'node:http'
import type { MethodContract, ServiceContract, ServiceMethod } from '@brigade/domain/access/contract.ts'
import { wireLimits } from '@brigade/domain/kit/wire-limits.ts'
import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import { type ServicePath, services } from '@brigade/domain/services.ts'
import type { Context as KoaContext } from 'koa'
import { budgetOf } from './admission.ts'
import { networkOf } from './client-address.ts'
import type { App } from './context.ts'
import { assertAllowed, whoCalls } from './hooks.ts'
import { bodyBytesAtMost, declaredBytes, strangerBytesAtMost } from './http-body.ts'
import { strangersOf } from './message-turns.ts'
import { servedPath } from './served-paths.ts'

/** A request that may go on: whose body may be read, and how large it may be. */
export type AdmittedRequest = {
  /** Whose budget it is taken from. */
  who: string
  /** Among whose messages its body has its turn. */
  readAmong: string
  path: ServicePath | undefined
  method: ServiceMethod | undefined
  contract: MethodContract | undefined
  bytesAtMost: number
  /** How large its body will be at most. */
  bytes: number
}

/**
 * Who calls, may they, and is there room: asked before anything of a body is read. The request is part of its sender's budget, and of what
 * there is room for in all, until its answer has left, or its line is closed. Throws what the service itself would: NotAuthenticated,
 * Forbidden; and TooManyRequests or Unavailable.
 */
export async function admitRequest(app: App, ctx: KoaContext): Promise<AdmittedRequest> {
  const { path, method, contract } = contractOf(app, ctx)
  const { permission = 'public' } = contract ?? {}
  const principal = permission === 'public' ? undefined : await whoCalls(app, ctx.feathers?.authentication?.accessToken)
  if (permission !== 'public') assertAllowed(principal, permission)

  const isSigned = contract?.takesSigned !== undefined
  const usualBytes = principal?.kind === 'guest' ? wireLimits.guestBytes : bodyBytesAtMost
  const isKnown = principal !== undefined || isSigned
  const bytesAtMost = isKnown ? (contract?.bodyBytesAtMost ?? usualBytes) : strangerBytesAtMost
  const bytes = Math.min(declaredBytes(ctx.req, bytesAtMost), bytesAtMost)
  const isLarge = bytes > bodyBytesAtMost
  const who = budgetOf(principal, lineOf(ctx))
  onceClosed(ctx.res, app.admission.enter(who, { bytes, isLarge }))
  const place = (isSigned ? app.signedRoom : app.bodyRoom).ask(bytes)
  onceClosed(ctx.res, place.leave)
  await place.granted
  const readAmong = principal ? who : strangersOf(networkOf(ctx.ip))
  return { who, readAmong, path, method, contract, bytesAtMost, bytes }
}

/** Also when it was closed while we asked who it is. */
export function onceClosed(response: ServerResponse, leave: () => void): void {
  if (response.destroyed) leave()
  else response.once('close', leave)
}

/** Tells one connection from another for as long as it stands. */
function lineOf({ req: { socket } }: KoaContext): string {
  return `${socket.remoteAddress} ${socket.remotePort}`
}

const methods = { GET: 'find', POST: 'create', PATCH: 'patch', DELETE: 'remove' } as const

/** Returns what the service at this address asks of such a call. */
function contractOf(
  app: App,
  { method: verb, path: address }: KoaContext,
): Pick<AdmittedRequest, 'path' | 'method' | 'contract'> {
  const path = servedPath(app, address)
  if (!path) return { path: undefined, method: undefined, contract: undefined }
  const hasId = app.lookup(address)?.params?.__id !== undefined
  const known = isKeyOf(methods, verb) ? methods[verb] : undefined
  const method = known === 'find' && hasId ? 'get' : known
  const contract: ServiceContract = services[path]
  return { path, method, contract: method && contract[method] }
}
