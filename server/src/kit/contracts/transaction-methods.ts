import { createHash, hash, type Hash } from 'node:crypto'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Call } from '../context/call.ts'
import type { App, Params } from '../context/context.ts'
import { conflict } from '../errors/errors.ts'
import { TakenBack } from './taken-back.ts'
import { claimKey, findRepeated, settleAnsweredKey, settleKey } from './idempotency.ts'
import { authorOf } from '../database/audit-author.ts'
import { pause, type Transaction } from '../database/transaction.ts'
import { writeOnce } from '../database/write-once.ts'

/** A method that is one transaction. It answers, and its events are published, after the commit. */
export type Transacting<Args extends unknown[], User extends Principal, Answer> = {
  transaction: (...args: [...Args, Call<User>]) => Transaction<Answer>
  /** True if the transaction takes long: other calls have their turn between its statements. */
  byTurns?: true
}

/** A transacting method that takes an `Idempotency-Key`. */
export type Idempotent<Args extends unknown[], User extends Principal, Answer> = Transacting<Args, User, Answer> & {
  /** Returns what a repeated call is answered with, or undefined if that is gone. Gets the id that was remembered with the key. */
  repeat: (id: number, call: Call<User>, ...given: Args) => Transaction<Answer | undefined>
  /** Returns the id to remember with the key; undefined to remember nothing. Without this, it is the `id` of the answer. */
  idToRepeat?: (answer: Answer) => number | undefined
  /** True if it may create nothing and answer an existing record: only some keys are remembered for one record. */
  mayMakeNothing?: true
}

/** A method that awaits something before its transaction, such as a hash. */
export type Prepared<Args extends unknown[], User extends Principal, Method> = {
  /** Returns the transaction. */
  prepare: (...args: [...Args, Call<User>]) => Promise<Method>
}

type AnyTransaction = Transacting<unknown[], Principal, unknown> & Partial<Idempotent<unknown[], Principal, unknown>>

type AnyMethod = AnyTransaction | Prepared<unknown[], Principal, AnyTransaction>

/** Returns true if a method of a service is described as a transaction. */
export function isTransacting(method: unknown): method is AnyMethod {
  return hasFields(method) && ('transaction' in method || 'prepare' in method)
}

type Takes = {
  /** The kind of its idempotency keys, if its contract takes them. */
  kind: string | undefined
  /** True if its contract has a query, which it gets after the id. */
  takesQuery: boolean
}

/** Makes a service method from a transaction. */
export function methodOf(app: App, described: AnyMethod, { kind, takesQuery }: Takes) {
  return async (...args: unknown[]): Promise<unknown> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Feathers passes the params last.
    const params = args.at(-1) as Params
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The contract's hooks have identified the caller.
    const call = { principal: params.user, now: app.clock.now(), app } as Call
    const { given: sent, key = params.idempotencyKey } = takeKey(args.slice(0, -1))
    const given = takesQuery ? [...sent, params.query] : sent
    const method = 'prepare' in described ? await described.prepare(...given, call) : described
    const author = call.principal && authorOf(call.principal, { now: call.now, address: params.ip })
    const write = method.byTurns ? app.db.writeYielding : app.db.write
    const isRepeatable = kind !== undefined && key !== undefined
    try {
      return await writeOnce(
        write,
        () => (isRepeatable ? onceFor({ kind, key }, { method, given, call }) : method.transaction(...given, call)),
        author,
      )
    } catch (thrown) {
      if (thrown instanceof TakenBack) return thrown.answer
      throw thrown
    }
  }
}

/** Returns the key in the body, and the arguments without it. */
function takeKey(args: unknown[]): { given: unknown[]; key?: string } {
  const body = args.at(-1)
  if (!hasFields(body) || typeof body.idempotencyKey !== 'string') return { given: args }
  const { idempotencyKey: key, ...rest } = body
  return { given: [...args.slice(0, -1), rest], key }
}

type Called = { method: AnyTransaction; given: unknown[]; call: Call }

/**
 * Runs a transaction the first time that its key arrives. Throws Unprocessable if the key was used for another request.
 */
function* onceFor({ kind, key }: { kind: string; key: string }, { method, given, call }: Called): Transaction<unknown> {
  const { principal, now } = call
  const { repeat, idToRepeat = idOf, mayMakeNothing } = method
  if (!repeat) throw new Error(`The contract of ${kind} takes a key, and its service can't answer a repeated call`)
  const asked = yield* digestOf(given)
  const keyed = { principal, kind, key, asked, now }
  if (!(yield* claimKey(keyed))) {
    const known = yield* findRepeated(keyed)
    return (known !== undefined && (yield* repeat(known, call, ...given))) || refuseKey()
  }
  const answer = yield* method.transaction(...given, call)
  const recordId = idToRepeat(answer)
  yield* mayMakeNothing && recordId !== undefined
    ? settleAnsweredKey({ ...keyed, recordId })
    : settleKey({ ...keyed, recordId })
  return answer
}

function refuseKey(): never {
  throw conflict({ message: 'The record made with this key no longer exists. Use a new key.', reason: 'keyTaken' })
}

function idOf(answer: unknown): number | undefined {
  return hasFields(answer) && typeof answer.id === 'number' ? answer.id : undefined
}

/** Maximum characters that are hashed in one call, which takes half of the time. */
const longText = 65_536

/** Returns a digest of the request, made entry by entry if it is a long list. */
function* digestOf(given: readonly unknown[]): Transaction<string> {
  let long: Hash | undefined
  let text = ''
  for (const part of given.flatMap((argument) => (hasFields(argument) ? Object.entries(argument) : [argument]))) {
    for (const entry of Array.isArray(part) && Array.isArray(part[1]) ? part[1] : [part]) {
      text += JSON.stringify(entry ?? null)
      if (text.length > longText) {
        long = (long ?? createHash('sha256')).update(text)
        text = ''
      }
      yield pause
    }
  }
  return long ? long.update(text).digest('base64url') : hash('sha256', text, 'base64url')
}
