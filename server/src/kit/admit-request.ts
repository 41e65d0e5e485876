import type { ServerResponse } from 'node:http'
import type { MethodContract, ServiceContract } from '@brigade/domain/access/contract.ts'
import { type ServicePath, services } from '@brigade/domain/services.ts'
import { isKeyOf, keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { Context as KoaContext } from 'koa'
import { budgetOf } from './admission.ts'
import type { App } from './context.ts'
import { assertAllowed, whoCalls } from './hooks.ts'
import { bodyBytesAtMost, declaredBytes, strangerBytesAtMost } from './http-body.ts'

/** A request that may go on: whose body may be read, and how large it may be. */
export type AdmittedRequest = {
  /** Whose budget it is taken from. */
  who: string
  path: ServicePath | undefined
  contract: MethodContract | undefined
  bytesAtMost: number
  /** Whether its body is larger than most may be. */
  isLarge: boolean
}

/**
 * Who calls, may they, and is there room: asked before anything of a body is read. The request is part of its sender's budget, and of what
 * there is room for in all, until its answer has left, or its line is closed. Throws what the service itself would: NotAuthenticated,
 * Forbidden; and TooManyRequests or Unavailable.
 */
export async function admitRequest(app: App, ctx: KoaContext): Promise<AdmittedRequest> {
  const { path, contract } = contractOf(app, ctx)
  const { permission = 'public' } = contract ?? {}
  const principal = permission === 'public' ? undefined : await whoCalls(app, ctx.feathers?.authentication?.accessToken)
  if (permission !== 'public') assertAllowed(principal, permission)

  const isSigned = contract?.takesSigned !== undefined
  const isKnown = principal !== undefined || isSigned
  const bytesAtMost = isKnown ? (contract?.bodyBytesAtMost ?? bodyBytesAtMost) : strangerBytesAtMost
  const bytes = Math.min(declaredBytes(ctx.req, bytesAtMost), bytesAtMost)
  const isLarge = bytes > bodyBytesAtMost
  const who = budgetOf(principal, lineOf(ctx))
  onceClosed(ctx.res, app.admission.enter(who, { bytes, isLarge }))
  const place = (isSigned ? app.signedRoom : app.bodyRoom).ask(bytes)
  onceClosed(ctx.res, place.leave)
  await place.granted
  return { who, path, contract, bytesAtMost, isLarge }
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

/** What a service asks for that is found at this address; nothing where there is none. */
function contractOf(app: App, { method, path: address }: KoaContext): Pick<AdmittedRequest, 'path' | 'contract'> {
  const found = app.lookup(address)
  const path = found ? pathsOf(app).get(found.service) : undefined
  if (!path) return { path: undefined, contract: undefined }
  const hasId = found?.params?.__id !== undefined
  const contract: ServiceContract = services[path]
  if (method === 'GET' && hasId) return { path, contract: contract.get }
  return { path, contract: isKeyOf(methods, method) ? contract[methods[method]] : undefined }
}

const pathsByApp = new WeakMap<App, Map<object, ServicePath>>()

function pathsOf(app: App): Map<object, ServicePath> {
  let paths = pathsByApp.get(app)
  if (!paths) {
    const served = keysOf(services).filter((path) => path in app.services)
    paths = new Map(served.map((path) => [app.service(path), path]))
    pathsByApp.set(app, paths)
  }
  return paths
}
