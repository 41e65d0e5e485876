import { connection } from '#kit/live/connection.ts'
import type { LiveRecord } from '#kit/live/live-gathering.ts'

/** Fetches the changes after `since` and passes them to `applyNow`. */
export type CatchUp = (since: string) => Promise<void>

const catchUpAgainAfterMs = 2_000
/** Events of the same moment may arrive in either order: the caught-up span overlaps by this many milliseconds. */
const overlapMs = 5_000

/** Each catch-up with the instant since when it may have missed events; null while nothing can be missed. */
const missedSince = new Map<CatchUp, string | null>()

/** Data that screens fetched first is at least as new as this. */
let startedAt = ''
/** The newest `updatedAt` that was received. */
let newestHeard = ''
/** The newest `updatedAt` that was received before the connection was last lost. */
let newestBeforeLoss: string | null = null
let losses = 0
let isCatchingUp = false
let isCatchUpWanted = false

/**
 * Calls the listener whenever events may have been missed: after signing in again, and every 10 s without a connection.
 * A listener that is added while the connection is already up, as on a slow network, is called at once.
 */
export function onCatchUp(listener: CatchUp): () => void {
  missedSince.set(listener, startedAt)
  if (connection.get() === 'online') void catchUp()
  return () => missedSince.delete(listener)
}

/**
 * Fetches all events that may have been missed. A request without an answer is repeated while there is a connection.
 */
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

/** Starts tracking missed events from sign-in time: all changes since then are received or caught up. */
export function startAccounts(at: string): void {
  startedAt = at
  newestHeard = at
  newestBeforeLoss = null
  for (const listener of missedSince.keys()) missedSince.set(listener, at)
}

export function recordReceived({ updatedAt }: LiveRecord): void {
  if (updatedAt && updatedAt > newestHeard) newestHeard = updatedAt
}

export function noteLoss(): void {
  losses += 1
  newestBeforeLoss = newestHeard
  for (const [listener, since] of missedSince) missedSince.set(listener, since ?? newestHeard)
}

/** Returns the latest time up to which all events were received. */
export function receivedUntil(): string {
  const missed = [...missedSince.values()].filter((since) => since !== null)
  return missed.reduce((one, other) => (one < other ? one : other), newestHeard)
}

/** Returns the newest `updatedAt` that was received before the connection was last lost. */
export function receivedBeforeLoss(): string {
  return newestBeforeLoss ?? newestHeard
}

function isBehind(entry: [CatchUp, string | null]): entry is [CatchUp, string] {
  return entry[1] !== null
}

/** Returns true if it was answered; if not, it will be repeated from the same instant. */
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
