import { versionPath } from '@brigade/domain/auth/auth.api.ts'
import { notifyManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api, pingServer, socket } from '#kit/api-client.ts'
import { serverNow } from '#kit/clock.ts'
import { createDrawingPace } from '#kit/drawing-pace.ts'
import { noteHeardUntil, takeHeardUntil } from '#kit/heard-until.ts'
import { type Connection, startLine } from '#kit/line.ts'
import {
  createGathering,
  type LiveEventName,
  type LiveNews,
  type LiveRecord,
  type LiveRule,
} from '#kit/live-gathering.ts'
import { reloadPage } from '#kit/page-reload.ts'
import { oldestQuestionAgeMs } from '#kit/query-client.ts'
import { callRest } from '#kit/rest-client.ts'
import { createStore, useStore } from '#kit/store.ts'
import { errorText } from '#kit/toasts.ts'
import { announceSessionEnd } from '#kit/token.ts'

/** Fetches what changed after `since` and hands it to `applyNow`. */
export type CatchUp = (since: string) => Promise<void>

export const gatherAtLeastMs = 100
const pace = createDrawingPace({ leastMs: gatherAtLeastMs, mostMs: 400 })
/** A finger comes first: what it does is drawn before any news is. */
const heldForFingerMs = 120
export const pollEveryMs = 10_000
const catchUpAgainAfterMs = 2_000
/** Two changes of the same moment may be told in either order: what is caught up overlaps by this much. */
const overlapMs = 5_000

const connection = createStore<Connection>('connecting')
const isPolled = createStore(false)
const rules = new Map<LiveEventName, Set<LiveRule>>()
/** Who catches up, and from when on each may have missed something: null while nothing can be missed. */
const missedSince = new Map<CatchUp, string | null>()
const gathering = createGathering({ betweenMs: pace.gatherForMs, deliver })

/** The newest `updatedAt` that was heard of. */
let newestHeard = ''
/** What screens fetched first is at least as new as this. */
let startedAt = ''
/** Until when the page had heard all that this one was reloaded from; null for one that was opened by a person. */
let heardBefore = takeHeardUntil()
/** The newest that was heard of when the line was lost last. */
let heardUntilLoss: string | null = null
let losses = 0
let isCatchingUp = false
let isCatchUpWanted = false

/** Whether changes arrive by themselves at this moment. */
export function useConnection(): Connection {
  return useStore(connection)
}

/** Whether there is no line, but the server answers: what changed is fetched every 10 s. */
export function useIsPolled(): boolean {
  return useStore(isPolled)
}

/** Whether the server can't be reached at all: what somebody does now could not get through. */
export function useIsCutOff(): boolean {
  const isAnswered = useIsPolled()
  return useConnection() === 'offline' && !isAnswered
}

/** Asks again what got no answer, where that can do no harm: at once, and whenever the line is back. */
export function useAskAgain(isUnanswered: boolean, ask: () => void): void {
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    if (!isUnanswered) return undefined
    if (connection.get() !== 'offline') askAgain()
    return connection.subscribe(() => {
      if (connection.get() === 'online') askAgain()
    })
  }, [isUnanswered])
}

/** Lets rules take part in every event they name, until the returned function is called. */
export function registerLiveRules(added: readonly LiveRule[]): () => void {
  for (const rule of added) rulesOf(rule.event).add(rule)
  return () => {
    for (const rule of added) rules.get(rule.event)?.delete(rule)
  }
}

/** Takes the answer to one's own act, or what was fetched, the way that events are taken, but at once. */
export function applyNow(path: string, records: LiveRecord | readonly LiveRecord[]): void {
  const list = Array.isArray(records) ? (records as readonly LiveRecord[]) : [records as LiveRecord]
  for (const record of list) noteHeard(record)
  gathering.deliverNow(`${path} patched`, list)
}

/**
 * Calls the listener whenever events may have been missed: after signing in again, and every 10 s without a line. One
 * that comes when the line is already up, as on a slow network, is called at once.
 */
export function onCatchUp(listener: CatchUp): () => void {
  missedSince.set(listener, startedAt)
  if (connection.get() === 'online') void catchUp()
  return () => missedSince.delete(listener)
}

/**
 * The instant since when the person who is signed in looks at their screens. A page that was reloaded goes on from where it had heard
 * all: nobody saw what came in between.
 */
export function openedAt(): string {
  return heardBefore !== null && heardBefore < startedAt ? heardBefore : startedAt
}

/** Opens the live line for the person who is signed in; returns how to close it. */
export function startLive(): () => void {
  // What changes between the screens' first fetch and the first sign-in of the line is caught up as well.
  startedAt = new Date(serverNow() - oldestQuestionAgeMs()).toISOString()
  newestHeard = startedAt
  for (const listener of missedSince.keys()) missedSince.set(listener, startedAt)
  const leaveWord = () => noteHeardUntil(justAfter(heardUntil()))
  addEventListener('pagehide', leaveWord)
  const stopLine = startLine({
    socket,
    signIn: () => api.reAuthenticate(true),
    ping: () => pingServer(4_000),
    getVersion,
    onChange: handleConnection,
    onSignedIn: () => void catchUp(),
    onSessionEnded: (error) => announceSessionEnd(errorText(error)),
    reload() {
      // What was caught up in this very moment was seen by nobody.
      removeEventListener('pagehide', leaveWord)
      noteHeardUntil(justAfter(heardUntilLoss ?? newestHeard))
      reloadPage()
    },
  })
  const polling = setInterval(() => void poll(), pollEveryMs)
  const makeWay = () => gathering.holdFor(heldForFingerMs)
  addEventListener('pointerdown', makeWay, { capture: true })
  return () => {
    clearInterval(polling)
    removeEventListener('pointerdown', makeWay, { capture: true })
    removeEventListener('pagehide', leaveWord)
    heardBefore = null
    heardUntilLoss = null
    stopLine()
    connection.set('connecting')
  }
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

function noteHeard({ updatedAt }: LiveRecord): void {
  if (updatedAt && updatedAt > newestHeard) newestHeard = updatedAt
}

function handleConnection(next: Connection): void {
  if (connection.get() === 'online' && next !== 'online') noteLoss()
  if (next === 'online') isPolled.set(false)
  connection.set(next)
}

/** Until when nothing can have been missed. */
function heardUntil(): string {
  const missed = [...missedSince.values()].filter((since) => since !== null)
  return missed.reduce((one, other) => (one < other ? one : other), newestHeard)
}

/** What was heard of last has popped up already. */
function justAfter(instant: string): string {
  return new Date(Date.parse(instant) + 1).toISOString()
}

function noteLoss(): void {
  losses += 1
  heardUntilLoss = newestHeard
  for (const [listener, since] of missedSince) missedSince.set(listener, since ?? newestHeard)
}

async function catchUp(): Promise<void> {
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

async function poll(): Promise<void> {
  if (connection.get() === 'online') return
  await catchUp()
  const hasAnswer = await getVersion().then(
    () => true,
    () => false,
  )
  isPolled.set(hasAnswer && connection.get() !== 'online')
}

async function getVersion(): Promise<string> {
  return (await callRest('find', versionPath)).version
}
