// Decision 33: docs/decisions/0033-admission.md

import type { Principal } from '@brigade/domain/access/principal.ts'
import { callCounter, type CountCall } from './call-counter.ts'
import { type Refusal, tooManyRequests, unavailable } from '../errors/errors.ts'

/**
 * The calls and bytes that one principal, or one unauthenticated connection, may have under way, over REST and sockets
 * together.
 */
export const budget = { calls: 200, bytes: 4_000_000, largeBodies: 1, answerBytes: 32_000_000 } as const

/**
 * The budget of all guests of one table together: their calls are small, and anyone who photographs a code can use all
 * of it.
 */
export const tableBudget = { ...budget, calls: 60, bytes: 1_000_000 } as const

/**
 * Maximum calls per minute of the guests of one table, unless set: twenty people, each of whom opens a page of a dozen
 * calls every twelve seconds.
 */
export const guestCallsAMinuteUnlessSet = 1200

/** Maximum bytes of answers that may be under way to all callers together over REST. */
const answerBytesInAll = 256_000_000

export type Load = {
  /** Bytes of the body, as far as they are known before it is read. */
  bytes: number
  /** True if the body is larger than most calls may be. */
  isLarge: boolean
}

type UnderWay = { calls: number; bytes: number; largeBodies: number; answerBytes: number }

type AdmissionOptions = { now: () => Date; guestCallsAMinute: number }

const noLoad: Load = { bytes: 0, isLarge: false }

/**
 * Counts what each caller has under way, from before a body is read until the answer has left, so that no caller uses
 * more of the server than their budget. Guests of a table also have a rate limit: they need no account, and anyone who
 * photographs a code is a guest.
 */
export class Admission {
  readonly #underWay = new Map<string, UnderWay>()
  readonly #countOfTable: CountCall
  readonly #now: () => Date
  #answerBytes = 0

  constructor({ now, guestCallsAMinute }: AdmissionOptions) {
    this.#now = now
    this.#countOfTable = callCounter({ calls: guestCallsAMinute, perSeconds: 60 }, tableTooOften)
  }

  /**
   * Admits a call and returns the function that ends it, which may be called more than once. Throws TooManyRequests
   * when the budget is used up.
   */
  enter(who: string, load: Load = noLoad): () => void {
    const mine = this.#underWay.get(who) ?? { calls: 0, bytes: 0, largeBodies: 0, answerBytes: 0 }
    assertRoom(mine, load, isOfTable(who) ? tableBudget : budget)
    if (isOfTable(who)) this.#countOfTable({ who, now: this.#now() })
    this.#underWay.set(who, mine)
    this.#add(who, load, 1)
    let isIn = true
    return () => {
      if (isIn) this.#add(who, load, -1)
      isIn = false
    }
  }

  /**
   * Counts an answer that is about to be sent, and returns the function that ends it. A single answer always has room.
   * Throws TooManyRequests when too much waits already for its caller, or Unavailable when too much waits for all
   * together.
   */
  hold(who: string, bytes: number): () => void {
    const mine = this.#underWay.get(who)
    if (!mine) return () => {}
    const isFirst = mine.answerBytes === 0
    if (!isFirst && mine.answerBytes + bytes > budget.answerBytes) throw tooManyCalls()
    if (!isFirst && this.#answerBytes + bytes > answerBytesInAll) throw tooManyAnswers()
    mine.answerBytes += bytes
    this.#answerBytes += bytes
    return () => {
      mine.answerBytes -= bytes
      this.#answerBytes -= bytes
    }
  }

  #add(who: string, { bytes, isLarge }: Load, count: 1 | -1): void {
    const mine = this.#underWay.get(who)
    if (!mine) return
    mine.calls += count
    if (isLarge) mine.largeBodies += count
    else mine.bytes += count * bytes
    if (mine.calls === 0) this.#underWay.delete(who)
  }
}

/**
 * Returns the key of the budget that a call counts against. Guests of a table share one. An unauthenticated caller has
 * one per connection: a whole venue shares an address, and one caller who uses up its budget would keep everyone there
 * from signing in.
 */
export function budgetOf(principal: Principal | undefined, line: string): string {
  if (!principal) return `line ${line}`
  return principal.kind === 'guest' ? `table ${principal.tableId}` : `${principal.kind} ${principal.id}`
}

const tableTooOften = 'Too many calls from this table. Wait a moment.'

function isOfTable(who: string): boolean {
  return who.startsWith('table ')
}

type Budget = Record<'calls' | 'bytes' | 'largeBodies', number>

function assertRoom(mine: UnderWay, { bytes, isLarge }: Load, most: Budget): void {
  if (isLarge && mine.largeBodies >= most.largeBodies) {
    const message = 'You’re already sending a large body. Wait until it’s done.'
    throw tooMany({ message, reason: 'largeBodyUnderWay' })
  }
  const areBytesTooMany = !isLarge && mine.bytes > 0 && mine.bytes + bytes > most.bytes
  if (mine.calls >= most.calls || areBytesTooMany) throw tooManyCalls()
}

/** Creates the refusal of a call whose caller has too many calls under way. */
export function tooManyCalls() {
  const message = 'You have too many calls in progress. Wait until some are done.'
  return tooMany({ message, reason: 'tooManyCalls' })
}

/** Creates the refusal of a file whose caller still has earlier files being read. */
export function filesUnderWay() {
  const message = 'You have other downloads in progress. Wait until they’re done, then try again.'
  return tooManyRequests({ message, reason: 'filesUnderWay', extras: { retryAfter: 20 } })
}

function tooManyAnswers() {
  const message = 'The server is too busy. Try again in a moment.'
  return unavailable({ message, reason: 'tooBusy', extras: { retryAfter: 5 } })
}

function tooMany(refusal: Pick<Refusal, 'message' | 'reason'>) {
  return tooManyRequests({ ...refusal, extras: { retryAfter: 1 } })
}
