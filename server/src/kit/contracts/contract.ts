import { finished, Readable } from 'node:stream'
import {
  type MethodContract,
  noQuerySchema,
  type ServiceContract,
  type ServiceMethod,
  serviceMethods,
  type CallBudget,
} from '@brigade/domain/access/contract.ts'
import { guestView } from '@brigade/domain/app/guest-view.ts'
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
import { type Principal, type PrincipalOf, venuesOf } from '@brigade/domain/access/principal.ts'
import { FeathersError } from '@feathersjs/errors'
import type { NextFunction, Service, ServiceOptions } from '@feathersjs/feathers'
import { asListOwner } from '../database/list-owner.ts'
import { budgetOf, filesUnderWay } from '../admission/admission.ts'
import type { App, CallParams, Context, Params } from '../context/context.ts'
import type { SignedBody } from '../bodies/http-body.ts'
import type { UploadedForm } from '../bodies/http-form.ts'
import { allow, authenticate, takeId, takePaging, validate } from './hooks.ts'
import { encodeByTurns } from '../bodies/json-text.ts'
import { callerGone } from '../admission/list-queue.ts'
import { type Idempotent, isTransacting, methodOf, type Prepared, type Transacting } from './transaction-methods.ts'
import { callCounter, type CountCall } from '../admission/call-counter.ts'

// Decision 5: docs/decisions/0005-contract-tables.md

type Before = (context: Context) => void | Promise<void>

/** The params of a call: its caller can only have roles that hold its permission. */
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

/** The answer of a call: the record, or the page of a list, or the bare list if the call asks for that. */
type Answered<P extends ServicePath, M extends ServiceMethod> = Sooner<
  AnswerOf<P, M> | (M extends 'find' ? RecordOf<P & PathWith<'find'>>[] : never)
>

type Sooner<T> = T | Promise<T>

/**
 * The methods of a service by its contract: their input is what its schemas have checked, their output what they
 * describe.
 */
export type ServiceOf<P extends ServicePath> = {
  [M in ServiceMethod as P extends PathWith<M> ? M : never]: {
    find: Method<P, 'find', []>
    get: Method<P, 'get', [id: number]>
    create: Method<P, 'create', [body: BodyIn<P, 'create'>]> | Transaction<P, 'create', [body: BodyInside<P, 'create'>]>
    patch:
      | Method<P, 'patch', [id: number, body: BodyIn<P, 'patch'>]>
      | Transaction<P, 'patch', [id: number, body: BodyInside<P, 'patch'>]>
    remove: Method<P, 'remove', [id: number]> | Transaction<P, 'remove', [id: number, ...QueryGiven<P, 'remove'>]>
  }[M]
}

/** What a transaction is given of the query: all of it if its contract has one. */
type QueryGiven<P extends ServicePath, M extends ServiceMethod> =
  Services[P] extends Record<M, { query: object }> ? [query: QueryOf<P, M>] : []

type Method<P extends ServicePath, M extends ServiceMethod, Args extends unknown[]> = (
  ...args: [...Args, params: ParamsOf<P, M>]
) => Answered<P, M>

type Transaction<P extends ServicePath, M extends ServiceMethod, Args extends unknown[]> =
  | TransactionOf<P, M, Args>
  | Prepared<Args, CallerOf<P, M>, TransactionOf<P, M, Args>>

type TransactionOf<P extends ServicePath, M extends ServiceMethod, Args extends unknown[]> =
  Services[P] extends Record<M, { idempotent: string }>
    ? Idempotent<Args, CallerOf<P, M>, AnswerOf<P, M>>
    : Transacting<Args, CallerOf<P, M>, AnswerOf<P, M>>

/** The body without its idempotency key. */
type BodyInside<P extends ServicePath, M extends ServiceMethod> =
  BodyIn<P, M> extends infer Body ? (Body extends object ? Omit<Body, 'idempotencyKey'> : never) : never

type CallerOf<P extends ServicePath, M extends ServiceMethod> =
  PermissionOf<P, M> extends infer Needed extends Permission ? PrincipalOf<RolesWith<Needed>> : Principal

/** Registers a service under its wire path with the hooks of its contract: permissions and validation. */
export function useService<P extends ServicePath>(app: App, path: P, service: ServiceOf<P>): void {
  useMethods(app, path, service)
}

/** Mounts a service whose methods return values that hooks turn into the answer of the contract. */
export function useMethods(app: App, path: ServicePath, service: object): void {
  const contract: ServiceContract = services[path]
  const methods = serviceMethods.filter((method) => contract[method])
  const transactions = transactionsOf(app, contract, service)
  mount(app, path, { service: { ...service, ...transactions }, options: { methods } })
  const hooks = Object.fromEntries(
    methods.map((method) => {
      return [method, [contractHook(method, contract[method]!)]]
    }),
  )
  app.service(path).hooks({ around: hooks })
}

/** Returns the methods that a service describes as transactions. */
function transactionsOf(app: App, contract: ServiceContract, service: object): Record<string, unknown> {
  const methods = new Map<string, unknown>(Object.entries(service))
  const transactions: Record<string, unknown> = {}
  for (const name of serviceMethods) {
    const method = methods.get(name)
    if (!isTransacting(method)) continue
    const { idempotent: kind, query } = contract[name] ?? {}
    transactions[name] = methodOf(app, method, { kind, takesQuery: query !== undefined })
  }
  return transactions
}

/** Mounts a service under its path unchanged. */
export function mount(
  app: App,
  path: string,
  { service, options }: { service: object; options: ServiceOptions },
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Feathers expects every possible method of a service; this one has those of its contract.
  app.use(path, service as Service, options)
}

function contractHook(method: ServiceMethod, contract: MethodContract) {
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
    // Transactions publish their events; Feathers would publish every answer.
    context.event = null
  }
}

/** Hides from a guest what only staff receive of a record: the result stays whole for the event that is made of it. */
async function answerGuest(context: Context, next: NextFunction): Promise<void> {
  try {
    await next()
  } catch (error) {
    if (error instanceof FeathersError && error.data) Object.assign(error, { data: guestView(error.data) })
    throw error
  }
  context.dispatch = guestView(context.result)
}

/** Makes a list when it is its turn, and its JSON if it is long; calls from within the server don't wait. */
async function inTurn(context: Context, next: NextFunction): Promise<void> {
  const { provider, user, isGone = () => false } = context.params
  if (!provider || !user) return next()
  const end = await context.app.listQueue.begin({ who: budgetOf(user, ''), isGone })
  try {
    await asListOwner(listOwnerOf(user), next)
    if (isGone()) throw callerGone()
    await encodeByTurns(context.dispatch ?? context.result)
  } finally {
    end()
  }
}

/** Returns whose lists should not wait for each other: those of different venues, or of people of several. */
function listOwnerOf(user: Principal): string {
  const venues = venuesOf(user)
  return venues !== 'all' && venues.length === 1 ? `venue ${venues[0]}` : budgetOf(user, '')
}

/**
 * Maximum wait of a file for its turn, in milliseconds: proxies give up an answer that does not begin within a minute.
 */
const fileTurnWithinMs = 20_000

/**
 * Begins a file when it is its turn among the files of its caller. The turn ends when the file is read or its caller is
 * gone. Lists don't wait for slow readers of files. Throws TooManyRequests when its turn does not come.
 */
async function inTurnOfFiles(context: Context, next: NextFunction): Promise<void> {
  const { user, isGone = () => false } = context.params
  if (!user) return next()
  const patience = { atMostMs: fileTurnWithinMs, refusal: filesUnderWay }
  const end = await context.app.listQueue.begin({ who: `files of ${budgetOf(user, '')}`, isGone, patience })
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
  steps.push(validate({ query: query ?? noQuerySchema, ...(data && { data }) }))
  return steps
}

/**
 * Before hook: counts the calls of each person within the last seconds, in this process. Throws TooManyRequests for a
 * call above the limit.
 */
function withinBudget(budget: CallBudget) {
  const counts = new WeakMap<App, CountCall>()
  return ({ app, params: { provider, user } }: Context): void => {
    if (!provider || !user) return
    const count = counts.get(app) ?? callCounter(budget)
    counts.set(app, count)
    count({ who: budgetOf(user, ''), now: app.clock.now() })
  }
}
