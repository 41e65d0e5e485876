import type { Principal } from '@brigade/domain/access/principal.ts'
import { callCounter, type CountCall } from './call-counter.ts'
import { type Refusal, tooManyRequests, unavailable } from './errors.ts'

/** What one principal, or one line of a stranger, may have under way at a time, over REST and over sockets together. */
export const budget = { calls: 200, bytes: 4_000_000, largeBodies: 1, answerBytes: 32_000_000 } as const

/** The same for the guests of a table: their calls are small, and whoever photographs a code has all of it. */
export const tableBudget = { ...budget, calls: 60, bytes: 1_000_000 } as const

/** What guests of a table may call in a row, unless set: twenty people, each of whom opens a page of a dozen calls every twelve seconds. */
export const guestCallsAMinuteUnlessSet = 1200

/** What may be on its way to all of them over REST. */
const answerBytesInAll = 256_000_000

export type Load = {
  /** Of the body, as far as it is known before it is read. */
  bytes: number
  /** Whether it is larger than most calls may be. */
  isLarge: boolean
}

type UnderWay = { calls: number; bytes: number; largeBodies: number; answerBytes: number }

type AdmissionOptions = { now: () => Date; guestCallsAMinute: number }

const noLoad: Load = { bytes: 0, isLarge: false }

/**
 * Keeps the account of what everybody has under way, from before a body is read until the answer has left, so that nobody can have
 * more of the server than their budget. Guests of a table also have a rate: they need no account, and whoever photographs a code is one.
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

  /** Lets a call in and returns how it leaves, which may be told more than once. Throws TooManyRequests when the budget is used up. */
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
   * Takes an answer into account that is about to be sent, and returns how that is over. A single one has room in any case. Throws
   * TooManyRequests when too much waits already for who asks, or Unavailable when it does for all together.
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
 * Whose budget a call is taken from. Guests of a table share one. Who has not said who they are has one of their own line: an address is shared
 * by a whole venue, and nobody there could sign in while somebody else uses its budget up.
 */
export function budgetOf(principal: Principal | undefined, line: string): string {
  if (!principal) return `line ${line}`
  return principal.kind === 'guest' ? `table ${principal.tableId}` : `${principal.kind} ${principal.id}`
}

const tableTooOften = 'This table has sent too many calls lately. Please wait a moment.'

function isOfTable(who: string): boolean {
  return who.startsWith('table ')
}

type Budget = Record<'calls' | 'bytes' | 'largeBodies', number>

function assertRoom(mine: UnderWay, { bytes, isLarge }: Load, most: Budget): void {
  if (isLarge && mine.largeBodies >= most.largeBodies) {
    const message = 'Another large body of yours is under way. Please wait until it is answered.'
    throw tooMany({ message, reason: 'largeBodyUnderWay' })
  }
  const areBytesTooMany = !isLarge && mine.bytes > 0 && mine.bytes + bytes > most.bytes
  if (mine.calls >= most.calls || areBytesTooMany) throw tooManyCalls()
}

/** The refusal of a call of somebody who waits for too many others. */
export function tooManyCalls() {
  const message = 'Too many of your calls are under way. Please wait until some are answered.'
  return tooMany({ message, reason: 'tooManyCalls' })
}

/** The refusal of a file of somebody whose files before it are still being read. */
export function filesUnderWay() {
  const message = 'Other downloads of yours are under way. Please wait until they are there, and try again.'
  return tooManyRequests({ message, reason: 'filesUnderWay', extras: { retryAfter: 20 } })
}

function tooManyAnswers() {
  const message = 'The server has too many answers at hand. Please try again in a moment.'
  return unavailable({ message, reason: 'tooBusy', extras: { retryAfter: 5 } })
}

function tooMany(refusal: Pick<Refusal, 'message' | 'reason'>) {
  return tooManyRequests({ ...refusal, extras: { retryAfter: 1 } })
}
