import type { ServiceEvent } from '@brigade/domain/access/contract.ts'
import type { EventOf, PathWithEvent } from '@brigade/domain/services.ts'

export type LiveRecord = { id: number; updatedAt?: string | null; version?: number }

/** The name of an event on the wire: the service's path, then the event. */
export type LiveEventName = `${string} ${ServiceEvent}`

export type LiveRule = {
  event: LiveEventName
  /** Applies the newest state of each record in the event. The cache may already have a newer one: compare first. */
  apply(records: LiveRecord[]): void
}

/** Creates a rule for an event of a service; the service's contract defines the records. */
export function liveRule<E extends ServiceEvent, P extends PathWithEvent<E>>(
  path: P,
  event: E,
  apply: (records: EventOf<P, E>[]) => void,
): LiveRule {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a service tells by an event, its contract says.
  return { event: `${path} ${event}`, apply: (records) => apply(records as unknown as EventOf<P, E>[]) }
}

/** An event and its records. */
export type LiveNews = readonly [event: LiveEventName, records: LiveRecord[]]

export type Gathering = {
  /** Adds a record to the next batch, unless a newer state of it is already waiting. */
  add(event: LiveEventName, record: LiveRecord): void
  /** Delivers records at once, and drops older states of them that wait. */
  deliverNow(event: LiveEventName, records: readonly LiveRecord[]): void
  /** Delivers nothing for `ms` milliseconds. */
  holdFor(ms: number): void
  flush(): void
}

type Waiting = { record: LiveRecord; events: Set<LiveEventName> }

/**
 * In milliseconds. Events of one moment, such as an order and its request, are delivered together even when little
 * happens.
 */
export const oneMomentMs = 20

/** In milliseconds. Even a person who taps without end sees events after this long. */
const heldAtMostMs = 500

/**
 * Delivers events in batches, `betweenMs` apart, so that a busy board is drawn some times a second and not at each
 * event. An event after a quiet period does not wait.
 */
export function createGathering({
  betweenMs,
  deliver,
}: {
  betweenMs: () => number
  deliver: (news: readonly LiveNews[]) => void
}): Gathering {
  const waitingByPath = new Map<string, Map<number, Waiting>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0
  let waitingSince = 0

  function add(event: LiveEventName, record: LiveRecord): void {
    const path = pathOf(event)
    const waitingById = waitingByPath.get(path) ?? new Map<number, Waiting>()
    waitingByPath.set(path, waitingById)

    const waiting = waitingById.get(record.id)
    if (!waiting) waitingById.set(record.id, { record, events: new Set([event]) })
    else {
      waiting.events.add(event)
      if (isOvertaken(waiting.record, record)) waiting.record = record
    }
    if (timer !== undefined) return
    waitingSince = performance.now()
    timer = setTimeout(flush, Math.max(oneMomentMs, notBefore - waitingSince))
  }

  function holdFor(ms: number): void {
    const now = performance.now()
    notBefore = Math.max(notBefore, now + ms)
    if (timer === undefined) return
    clearTimeout(timer)
    timer = setTimeout(flush, Math.min(notBefore, waitingSince + heldAtMostMs) - now)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const batches = [...waitingByPath.values()]
    waitingByPath.clear()
    notBefore = performance.now() + betweenMs()
    deliver(byEvent(batches))
  }

  function deliverNow(event: LiveEventName, records: readonly LiveRecord[]): void {
    const waitingById = waitingByPath.get(pathOf(event))
    const newest = records.map((record) => {
      const waiting = waitingById?.get(record.id)
      if (!waiting) return record
      if (isOvertaken(waiting.record, record)) waiting.record = record
      return waiting.record
    })
    deliver([[event, newest]])
  }

  return { add, deliverNow, holdFor, flush }
}

/**
 * Returns true if `next` is at least as new as the known state, by `version` if records have one, else by `updatedAt`.
 */
function isOvertaken(known: LiveRecord, next: LiveRecord): boolean {
  if (known.version !== undefined && next.version !== undefined) return next.version >= known.version
  return (next.updatedAt ?? '') >= (known.updatedAt ?? '')
}

function pathOf(event: LiveEventName): string {
  return event.slice(0, event.indexOf(' '))
}

/** Puts removals last: a change of the same moment must not restore a removed record. */
function byEvent(batches: readonly Map<number, Waiting>[]): LiveNews[] {
  const records = new Map<LiveEventName, LiveRecord[]>()
  for (const waitingById of batches) {
    for (const { record, events } of waitingById.values()) {
      for (const event of events) {
        const sameEvent = records.get(event)
        if (sameEvent) sameEvent.push(record)
        else records.set(event, [record])
      }
    }
  }
  return [...records].sort(([left], [right]) => Number(left.endsWith(' removed')) - Number(right.endsWith(' removed')))
}
