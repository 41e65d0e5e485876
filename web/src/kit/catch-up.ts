import { connection } from '#kit/connection.ts'
import type { LiveRecord } from '#kit/live-gathering.ts'

/** Fetches what changed after `since` and hands it to `applyNow`. */
export type CatchUp = (since: string) => Promise<void>

const catchUpAgainAfterMs = 2_000
/** Two changes of the same moment may be told in either order: what is caught up overlaps by this much. */
const overlapMs = 5_000

/** Who catches up, and from when on each may have missed something: null while nothing can be missed. */
const missedSince = new Map<CatchUp, string | null>()

/** What screens fetched first is at least as new as this. */
let startedAt = ''
/** The newest `updatedAt` that was heard of. */
let newestHeard = ''
/** The newest that was heard of when the line was lost last. */
let newestBeforeLoss: string | null = null
let losses = 0
let isCatchingUp = false
let isCatchUpWanted = false

/**
 * Calls the listener whenever events may have been missed: after signing in again, and every 10 s without a line. One
 * that comes when the line is already up, as on a slow network, is called at once.
 */
export function onCatchUp(listener: CatchUp): () => void {
  missedSince.set(listener, startedAt)
  if (connection.get() === 'online') void catchUp()
  return () => missedSince.delete(listener)
}

/** Asks for all that may have been missed. What was not answered while there is a line is asked for again. */
export async function catchUp(): Promise<void> {
  isCatchUpWanted = true
  if (isCatchingUp) return
  isCatchingUp = true
  while (isCatchUpWanted) {
    isCatchUpWanted = false
    const behind = [...missedSince].filter(isBehind)
    const answers = await Promise.all(behind.map(([listener, since]) => catchUpOne(listener, since)))
    if (!answers.every(Boolean) && connection.get() === 'online') setTimeout(() => void catchUp(), catchUpAgainAfterMs)
  }
  isCatchingUp = false
}

/** Begins the accounts of somebody who signed in: all that changed since then is heard or caught up. */
export function startAccounts(at: string): void {
  startedAt = at
  newestHeard = at
  newestBeforeLoss = null
  for (const listener of missedSince.keys()) missedSince.set(listener, at)
}

export function noteHeard({ updatedAt }: LiveRecord): void {
  if (updatedAt && updatedAt > newestHeard) newestHeard = updatedAt
}

export function noteLoss(): void {
  losses += 1
  newestBeforeLoss = newestHeard
  for (const [listener, since] of missedSince) missedSince.set(listener, since ?? newestHeard)
}

/** Until when nothing can have been missed. */
export function heardUntil(): string {
  const missed = [...missedSince.values()].filter((since) => since !== null)
  return missed.reduce((one, other) => (one < other ? one : other), newestHeard)
}

/** The newest that was heard of by the line, before it was lost last. */
export function heardBeforeLoss(): string {
  return newestBeforeLoss ?? newestHeard
}

function isBehind(entry: [CatchUp, string | null]): entry is [CatchUp, string] {
  return entry[1] !== null
}

/** Whether it was answered; if not, the same will be asked again. */
async function catchUpOne(listener: CatchUp, since: string): Promise<boolean> {
  const lossesBefore = losses
  const heardBefore = newestHeard
  try {
    await listener(new Date(Date.parse(since) - overlapMs).toISOString())
  } catch {
    return false
  }
  const isUpSince = connection.get() === 'online' && losses === lossesBefore
  if (missedSince.has(listener)) missedSince.set(listener, isUpSince ? null : heardBefore)
  return true
}
