import type { MethodContract, ServiceContract, ServiceMethod } from '@brigade/domain/access/contract.ts'
import { serviceMethods } from '@brigade/domain/access/contract.ts'
import { services, type ServicePath } from '@brigade/domain/services.ts'
import type { NextFunction } from '@feathersjs/feathers'
import type { App, Context, Params } from './context.ts'
import { allow, authenticate, takeId, takePaging, validate } from './hooks.ts'

type Before = (context: Context) => void | Promise<void>

/** A service's methods, each typed by its own body and query: the contract's schemas have checked them before. */
// oxlint-disable-next-line typescript/no-explicit-any -- parameters are contravariant: no narrower type takes every service.
type Methods = Partial<Record<ServiceMethod, (...args: any[]) => unknown>>

/** Registers a service under its wire path with the hooks that its contract asks for: who may, and what is valid. */
export function useService(app: App, path: ServicePath, service: Methods): void {
  const contract: ServiceContract = services[path]
  const methods = serviceMethods.filter((method) => contract[method] && service[method])
  app.use(path, service as never, { methods })
  const hooks = Object.fromEntries(
    methods.map((method) => [method, [contractHook(method, contract[method]!, contract.events ?? [])]]),
  )
  app.service(path).hooks({ around: hooks })
}

/** Keeps the answer of a repeated call from being told as an event: nothing was created. */
export function silence<T>(params: Params, result: T): T {
  silenced.add(params)
  return result
}

const silenced = new WeakSet<object>()

function contractHook(method: ServiceMethod, contract: MethodContract, events: readonly string[]) {
  const steps = stepsOf(method, contract)
  return async (context: Context, next: NextFunction): Promise<void> => {
    for (const step of steps) {
      const pending = step(context)
      if (pending) await pending
    }
    await next()
    if (contract.status) context.http = { ...context.http, status: contract.status }
    const isTold = context.event !== null && events.includes(context.event) && !silenced.has(context.params)
    if (!isTold) context.event = null
  }
}

function stepsOf(method: ServiceMethod, { permission, query, data }: MethodContract): Before[] {
  const steps: Before[] = permission === 'public' ? [] : [authenticate, allow(permission)]
  if (method === 'find' && query) steps.push(takePaging)
  if (method === 'get' || method === 'patch' || method === 'remove') steps.push(takeId)
  const schemas = { ...(query && { query }), ...(data && { data }) }
  if (query || data) steps.push(validate(schemas))
  return steps
}
