import { finished, Readable } from 'node:stream'
import type { MethodContract, ServiceContract, ServiceMethod } from '@brigade/domain/access/contract.ts'
import { guestView } from '@brigade/domain/access/guest-view.ts'
import { serviceMethods } from '@brigade/domain/access/contract.ts'
import {
  type AnswerOf,
  type BodyOf,
  type PathWith,
  type PermissionOf,
  type QueryOf,
  type RecordOf,
  type ServicePath,
  type Services,
  services,
} from '@brigade/domain/services.ts'
import type { Permission, RolesWith } from '@brigade/domain/access/permissions.ts'
import type { Principal, PrincipalOf } from '@brigade/domain/access/principal.ts'
import { FeathersError } from '@feathersjs/errors'
import type { NextFunction, Service, ServiceOptions } from '@feathersjs/feathers'
import { budgetOf, filesUnderWay } from './admission.ts'
import { withinBudget } from './call-budget.ts'
import type { App, CallParams, Context, Params } from './context.ts'
import type { SignedBody } from './http-body.ts'
import type { UploadedForm } from './http-form.ts'
import { allow, authenticate, takeId, takePaging, validate } from './hooks.ts'
import { encodeByTurns } from './json-text.ts'
import { callerGone } from './list-turns.ts'
import { type Idempotent, isTransacting, methodOf, type Transacting } from './transactions.ts'

type Before = (context: Context) => void | Promise<void>

/** What comes along with a call: who calls can only be of the roles that hold its permission. */
type ParamsOf<P extends ServicePath, M extends ServiceMethod> =
  PermissionOf<P, M> extends infer Needed extends Permission
    ? CallParams<QueryOf<P, M>, PrincipalOf<RolesWith<Needed>>>
    : Params

type BodyIn<P extends ServicePath, M extends ServiceMethod> =
  Services[P] extends Record<M, { takesFile: true }>
    ? UploadedForm
    : Services[P] extends Record<M, { takesSigned: object }>
      ? SignedBody
      : BodyOf<P, M>

/** What is answered: the record, or of a list its page, or the bare list where the call wants that. */
type Answered<P extends ServicePath, M extends ServiceMethod> = Sooner<
  AnswerOf<P, M> | (M extends 'find' ? RecordOf<P & PathWith<'find'>>[] : never)
>

type Sooner<T> = T | Promise<T>

/** The methods of a service by its contract: what its schemas have checked comes in, what they describe goes out. */
export type ServiceOf<P extends ServicePath> = {
  [M in ServiceMethod as P extends PathWith<M> ? M : never]: {
    find: Method<P, 'find', []>
    get: Method<P, 'get', [id: number]>
    create: Method<P, 'create', [body: BodyIn<P, 'create'>]> | Transaction<P, 'create', [body: BodyInside<P, 'create'>]>
    patch:
      | Method<P, 'patch', [id: number, body: BodyIn<P, 'patch'>]>
      | Transaction<P, 'patch', [id: number, body: BodyInside<P, 'patch'>]>
    remove: Method<P, 'remove', [id: number]> | Transaction<P, 'remove', [id: number]>
  }[M]
}

type Method<P extends ServicePath, M extends ServiceMethod, Args extends unknown[]> = (
  ...args: [...Args, params: ParamsOf<P, M>]
) => Answered<P, M>

type Transaction<P extends ServicePath, M extends ServiceMethod, Args extends unknown[]> =
  Services[P] extends Record<M, { idempotent: string }>
    ? Idempotent<Args, CallerOf<P, M>, AnswerOf<P, M>>
    : Transacting<Args, CallerOf<P, M>, AnswerOf<P, M>>

/** The body without the key that stands in it. */
type BodyInside<P extends ServicePath, M extends ServiceMethod> = Omit<BodyIn<P, M>, 'idempotencyKey'>

type CallerOf<P extends ServicePath, M extends ServiceMethod> =
  PermissionOf<P, M> extends infer Needed extends Permission ? PrincipalOf<RolesWith<Needed>> : Principal

/** Registers a service under its wire path with the hooks that its contract asks for: who may, and what is valid. */
export function useService<P extends ServicePath>(app: App, path: P, service: ServiceOf<P>): void {
  useMethods(app, path, service)
}

/** The same for one whose methods give what hooks make into what the contract tells of. */
export function useMethods(app: App, path: ServicePath, service: object): void {
  const contract: ServiceContract = services[path]
  const methods = serviceMethods.filter((method) => contract[method])
  const transactions = transactionsOf(app, contract, service)
  mount(app, path, { service: { ...service, ...transactions }, options: { methods } })
  const hooks = Object.fromEntries(
    methods.map((method) => {
      // The events of transactions are published by themselves.
      const events = transactions[method] ? [] : Object.keys(contract.events ?? {})
      return [method, [contractHook(method, contract[method]!, events)]]
    }),
  )
  app.service(path).hooks({ around: hooks })
}

/** The methods that a service describes as transactions. */
function transactionsOf(app: App, contract: ServiceContract, service: object): Record<string, unknown> {
  const methods = new Map<string, unknown>(Object.entries(service))
  const transactions: Record<string, unknown> = {}
  for (const name of serviceMethods) {
    const method = methods.get(name)
    if (isTransacting(method)) transactions[name] = methodOf(app, method, contract[name]?.idempotent)
  }
  return transactions
}

/** Puts a service under its path as it is. */
export function mount(
  app: App,
  path: string,
  { service, options }: { service: object; options: ServiceOptions },
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Feathers asks of a service all methods that there can be; ours has those that its contract has.
  app.use(path, service as Service, options)
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
    const answer = context.params.user?.kind === 'guest' ? () => answerGuest(context, next) : next
    if (method === 'find' || contract.readsMany) await inTurn(context, answer)
    else if (contract.answer === 'file') await inTurnOfFiles(context, answer)
    else await answer()
    if (contract.status) context.http = { ...context.http, status: contract.status }
    const isTold = context.event !== null && events.includes(context.event) && !silenced.has(context.params)
    if (!isTold) context.event = null
  }
}

/** Guests are shown less of a record than staff hear of it: the result stays whole for the event that is made of it. */
async function answerGuest(context: Context, next: NextFunction): Promise<void> {
  try {
    await next()
  } catch (error) {
    if (error instanceof FeathersError && error.data) Object.assign(error, { data: guestView(error.data) })
    throw error
  }
  context.dispatch = guestView(context.result)
}

/** Makes a list, and its JSON where it is long, when it is its turn; what calls come from within the server wait for nobody. */
async function inTurn(context: Context, next: NextFunction): Promise<void> {
  const { provider, user, isGone = () => false } = context.params
  if (!provider || !user) return next()
  const end = await context.app.listTurns.begin({ who: budgetOf(user, ''), isGone })
  try {
    await next()
    if (isGone()) throw callerGone()
    await encodeByTurns(context.dispatch ?? context.result)
  } finally {
    end()
  }
}

/** Proxies give up an answer that does not begin within a minute. */
const fileTurnWithinMs = 20_000

/**
 * Begins a file when it is its turn among those of its caller, which ends when nobody reads it any more. Lists don't wait for who reads slowly.
 * Throws TooManyRequests when its turn does not come.
 */
async function inTurnOfFiles(context: Context, next: NextFunction): Promise<void> {
  const { user, isGone = () => false } = context.params
  if (!user) return next()
  const patience = { atMostMs: fileTurnWithinMs, refusal: filesUnderWay }
  const end = await context.app.listTurns.begin({ who: `files of ${budgetOf(user, '')}`, isGone, patience })
  try {
    await next()
  } catch (error) {
    end()
    throw error
  }
  const file: unknown = context.result
  if (!(file instanceof Readable)) return end()
  finished(file, end)
  if (isGone()) file.destroy()
}

function stepsOf(method: ServiceMethod, { permission, query, data, atMost }: MethodContract): Before[] {
  const steps: Before[] = permission === 'public' ? [] : [authenticate, allow(permission)]
  if (atMost) steps.push(withinBudget(atMost))
  if (method === 'find' && query) steps.push(takePaging)
  if (method === 'get' || method === 'patch' || method === 'remove') steps.push(takeId)
  const schemas = { ...(query && { query }), ...(data && { data }) }
  if (query || data) steps.push(validate(schemas))
  return steps
}
