import type { ServerResponse } from 'node:http'
import type { MethodContract, ServiceContract, ServiceMethod } from '@brigade/domain/access/contract.ts'
import { wireLimits } from '@brigade/domain/kit/wire-limits.ts'
import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import { type ServicePath, services } from '@brigade/domain/services.ts'
import type { Context as KoaContext } from 'koa'
import { budgetOf } from '../admission/admission.ts'
import { networkOf } from '../admission/client-address.ts'
import type { App } from '../context/context.ts'
import { assertAllowed, whoCalls } from '../contracts/hooks.ts'
import { bodyBytesAtMost, declaredBytes, unauthenticatedBytesAtMost } from '../bodies/http-body.ts'
import { unauthenticatedKeyOf } from '../admission/message-queue.ts'
import { servedPath } from '../context/served-paths.ts'

/** An admitted request: its body may be read, up to its size limit. */
export type AdmittedRequest = {
  /** The key of the budget that it counts against. */
  who: string
  /** The queue in which its body has its turn. */
  readAmong: string
  path: ServicePath | undefined
  method: ServiceMethod | undefined
  contract: MethodContract | undefined
  bytesAtMost: number
  /** Maximum bytes of its body. */
  bytes: number
}

/**
 * Admits a request before any of its body is read: identifies its caller, checks their permission, and reserves room.
 * The request counts in its sender's budget, and in the limit of all requests, until its answer has left or its
 * connection is closed. Throws what the service itself would: NotAuthenticated, Forbidden; and TooManyRequests or
 * Unavailable.
 */
export async function admitRequest(app: App, ctx: KoaContext): Promise<AdmittedRequest> {
  const { path, method, contract } = contractOf(app, ctx)
  const { permission = 'public' } = contract ?? {}
  const principal = permission === 'public' ? undefined : await whoCalls(app, ctx.feathers?.authentication?.accessToken)
  if (permission !== 'public') assertAllowed(principal, permission)

  const isSigned = contract?.takesSigned !== undefined
  const usualBytes = principal?.kind === 'guest' ? wireLimits.guestBytes : bodyBytesAtMost
  const isKnown = principal !== undefined || isSigned
  const bytesAtMost = isKnown ? (contract?.bodyBytesAtMost ?? usualBytes) : unauthenticatedBytesAtMost
  const bytes = Math.min(declaredBytes(ctx.req, bytesAtMost), bytesAtMost)
  const isLarge = bytes > bodyBytesAtMost
  const who = budgetOf(principal, lineOf(ctx))
  onceClosed(ctx.res, app.admission.enter(who, { bytes, isLarge }))
  const place = (isSigned ? app.signedRoom : app.bodyRoom).ask(bytes)
  onceClosed(ctx.res, place.leave)
  await place.granted
  const readAmong = principal ? who : unauthenticatedKeyOf(networkOf(ctx.ip))
  return { who, readAmong, path, method, contract, bytesAtMost, bytes }
}

/** Calls `leave` when the response is closed, also if that was during the authentication. */
export function onceClosed(response: ServerResponse, leave: () => void): void {
  if (response.destroyed) leave()
  else response.once('close', leave)
}

/** Returns a key that identifies a connection while it is open. */
function lineOf({ req: { socket } }: KoaContext): string {
  return `${socket.remoteAddress} ${socket.remotePort}`
}

const methods = { GET: 'find', POST: 'create', PATCH: 'patch', DELETE: 'remove' } as const

/** Returns the contract of a call of the service at this address. */
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
