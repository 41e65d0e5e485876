import { createHash } from 'node:crypto'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Call } from './call.ts'
import type { App, Params } from './context.ts'
import { conflict } from './errors.ts'
import { claimKey, findRepeated, settleKey } from './idempotency.ts'
import { pause, type Work } from './work.ts'
import { writeOnce } from './write-once.ts'

/** A method that is one transaction. Its answer is given, and its events are published, after the commit. */
export type Transacting<Args extends unknown[], User extends Principal, Answer> = {
  transaction: (...args: [...Args, Call<User>]) => Work<Answer>
  /** The transaction takes long: others have their turn between its statements. */
  byTurns?: true
}

/** The same of a method that takes an `Idempotency-Key`. */
export type Idempotent<Args extends unknown[], User extends Principal, Answer> = Transacting<Args, User, Answer> & {
  /** Returns what a repeated call is answered with, or undefined if that is gone. Gets the id that was remembered with the key. */
  repeat: (id: number, call: Call<User>, ...given: Args) => Work<Answer | undefined>
  /** Returns the id to remember with the key; undefined to remember nothing. Without this, it is the `id` of the answer. */
  idToRepeat?: (answer: Answer) => number | undefined
}

type AnyMethod = Transacting<unknown[], Principal, unknown> & Partial<Idempotent<unknown[], Principal, unknown>>

/** Whether a method of a service is described as a transaction. */
export function isTransacting(method: unknown): method is AnyMethod {
  return hasFields(method) && 'transaction' in method
}

/** Makes the method of a service of a transaction. `kind` is that of its idempotency keys, if its contract takes them. */
export function methodOf(app: App, method: AnyMethod, kind: string | undefined) {
  const write = method.byTurns ? app.db.writeByTurns : app.db.write
  return (...args: unknown[]): Promise<unknown> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Feathers passes the params last.
    const params = args.at(-1) as Params
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The contract's hooks have found out who calls.
    const call = { principal: params.user, now: app.clock.now(), app } as Call
    const { given, key = params.idempotencyKey } = takeKey(args.slice(0, -1))
    const isRepeatable = kind !== undefined && key !== undefined
    return writeOnce(write, () =>
      isRepeatable ? onceFor({ kind, key }, { method, given, call }) : method.transaction(...given, call),
    )
  }
}

/** The key that stands in the body, and the arguments without it. */
function takeKey(args: unknown[]): { given: unknown[]; key?: string } {
  const body = args.at(-1)
  if (!hasFields(body) || typeof body.idempotencyKey !== 'string') return { given: args }
  const { idempotencyKey: key, ...rest } = body
  return { given: [...args.slice(0, -1), rest], key }
}

type Called = { method: AnyMethod; given: unknown[]; call: Call }

/** Runs a transaction the first time that its key comes. Throws Unprocessable if the key came with something else. */
function* onceFor({ kind, key }: { kind: string; key: string }, { method, given, call }: Called): Work<unknown> {
  const { principal, now } = call
  const { repeat, idToRepeat = idOf } = method
  if (!repeat) throw new Error(`The contract of ${kind} takes a key, and its service can't answer a repeated call`)
  const asked = yield* digestOf(given)
  const keyed = { principal, kind, key, asked, now }
  if (!(yield* claimKey(keyed))) {
    const known = yield* findRepeated(keyed)
    return (known !== undefined && (yield* repeat(known, call, ...given))) || refuseKey()
  }
  const answer = yield* method.transaction(...given, call)
  yield* settleKey({ ...keyed, recordId: idToRepeat(answer) })
  return answer
}

function refuseKey(): never {
  throw conflict({ message: 'What this key made is no longer there. Take a new key.', reason: 'keyTaken' })
}

function idOf(answer: unknown): number | undefined {
  return hasFields(answer) && typeof answer.id === 'number' ? answer.id : undefined
}

/** A digest of what is asked, entry by entry where it is a long list. */
function* digestOf(given: readonly unknown[]): Work<string> {
  const hash = createHash('sha256')
  for (const part of given.flatMap((argument) => (hasFields(argument) ? Object.entries(argument) : [argument]))) {
    for (const entry of Array.isArray(part) && Array.isArray(part[1]) ? part[1] : [part]) {
      hash.update(JSON.stringify(entry ?? null))
      yield pause
    }
  }
  return hash.digest('base64url')
}
