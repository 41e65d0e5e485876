import { notifyManager } from '@tanstack/react-query'
import { socket } from '#kit/calls/api-client.ts'
import { recordReceived } from '#kit/live/catch-up.ts'
import { createDrawingPace } from '#kit/live/drawing-pace.ts'
import {
  createGathering,
  type LiveEventName,
  type LiveNews,
  type LiveRecord,
  type LiveRule,
} from '#kit/live/live-gathering.ts'

export const gatherAtLeastMs = 100
/** In milliseconds. Touch input comes first: its effect is drawn before any event is. */
const heldForFingerMs = 120

const pace = createDrawingPace({ leastMs: gatherAtLeastMs, mostMs: 400 })
const rules = new Map<LiveEventName, Set<LiveRule>>()
const gathering = createGathering({ betweenMs: pace.gatherForMs, deliver })

/** Registers rules for every event they name. Returns an unsubscribe function. */
export function registerLiveRules(added: readonly LiveRule[]): () => void {
  for (const rule of added) rulesOf(rule.event).add(rule)
  return () => {
    for (const rule of added) rules.get(rule.event)?.delete(rule)
  }
}

/** Applies the answer to the person's own act, or fetched records, like events, but at once. */
export function applyNow(path: string, records: LiveRecord | readonly LiveRecord[]): void {
  const list = 'id' in records ? [records] : records
  for (const record of list) recordReceived(record)
  gathering.deliverNow(`${path} patched`, list)
}

/** Delays events for a moment: the effect of a touch is drawn first. */
export function deferUpdatesDuringTouch(): void {
  gathering.holdFor(heldForFingerMs)
}

function rulesOf(event: LiveEventName): Set<LiveRule> {
  const known = rules.get(event)
  if (known) return known
  const added = new Set<LiveRule>()
  rules.set(event, added)
  socket.on(event, (record: LiveRecord) => {
    recordReceived(record)
    gathering.add(event, record)
  })
  return added
}

/** Notifies all caches of a batch together, so that the screen is drawn once and not for each event name. */
function deliver(news: readonly LiveNews[]): void {
  const arrivedAt = performance.now()
  notifyManager.batch(() => {
    for (const [event, records] of news) {
      for (const rule of rules.get(event) ?? []) rule.apply(records)
    }
  })
  afterDrawing(() => pace.note(performance.now() - arrivedAt))
}

/**
 * Calls `act` after the next frame. A frame's own callbacks run before it is laid out and painted; messages that they
 * send themselves arrive after it.
 */
function afterDrawing(act: () => void): void {
  // A hidden page is not drawn.
  if (document.hidden) return
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', act, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
