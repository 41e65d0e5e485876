import { notifyManager } from '@tanstack/react-query'
import { socket } from '#kit/api-client.ts'
import { noteHeard } from '#kit/catch-up.ts'
import { createDrawingPace } from '#kit/drawing-pace.ts'
import {
  createGathering,
  type LiveEventName,
  type LiveNews,
  type LiveRecord,
  type LiveRule,
} from '#kit/live-gathering.ts'

export const gatherAtLeastMs = 100
/** A finger comes first: what it does is drawn before any news is. */
const heldForFingerMs = 120

const pace = createDrawingPace({ leastMs: gatherAtLeastMs, mostMs: 400 })
const rules = new Map<LiveEventName, Set<LiveRule>>()
const gathering = createGathering({ betweenMs: pace.gatherForMs, deliver })

/** Lets rules take part in every event they name, until the returned function is called. */
export function registerLiveRules(added: readonly LiveRule[]): () => void {
  for (const rule of added) rulesOf(rule.event).add(rule)
  return () => {
    for (const rule of added) rules.get(rule.event)?.delete(rule)
  }
}

/** Takes the answer to one's own act, or what was fetched, the way that events are taken, but at once. */
export function applyNow(path: string, records: LiveRecord | readonly LiveRecord[]): void {
  const list = 'id' in records ? [records] : records
  for (const record of list) noteHeard(record)
  gathering.deliverNow(`${path} patched`, list)
}

/** Keeps news waiting for a moment: what a finger does is drawn first. */
export function makeWayForFinger(): void {
  gathering.holdFor(heldForFingerMs)
}

function rulesOf(event: LiveEventName): Set<LiveRule> {
  const known = rules.get(event)
  if (known) return known
  const added = new Set<LiveRule>()
  rules.set(event, added)
  socket.on(event, (record: LiveRecord) => {
    noteHeard(record)
    gathering.add(event, record)
  })
  return added
}

/** All caches that a batch touches are told of together, so that the screen is drawn once and not for each event's name. */
function deliver(news: readonly LiveNews[]): void {
  const arrivedAt = performance.now()
  notifyManager.batch(() => {
    for (const [event, records] of news) {
      for (const rule of rules.get(event) ?? []) rule.apply(records)
    }
  })
  afterDrawing(() => pace.note(performance.now() - arrivedAt))
}

/** A frame's own callbacks run before it is laid out and painted; what they send themselves arrives after it. */
function afterDrawing(act: () => void): void {
  // What nobody sees is not drawn.
  if (document.hidden) return
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', act, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
