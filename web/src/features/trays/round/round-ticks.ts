import { clearTraysPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import { isTickOn, type RoundRoom, type Tick, tickHeldMs, tickOf } from '@brigade/domain/trays/trays.round.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { apiCreate, apiList } from '#kit/api-client.ts'
import { isUnanswered, toApiError } from '#kit/api-error.ts'
import { serverNow } from '#kit/clock.ts'
import { connection, isCutOff, isPolled } from '#kit/connection.ts'
import { deviceStore } from '#kit/device-store.ts'
import { say } from '#kit/i18n.ts'
import { applyNow } from '#kit/live-rules.ts'
import { createStore, useStore } from '#kit/store.ts'
import { errorText, showToast } from '#kit/toasts.ts'
import { keepUnsentActs } from '#kit/unsent-acts.ts'

/** A room that was ticked off on this device and is not known to be cleared. It outlives the page, and a line that is lost. */
export type KeptTick = Tick & {
  venueId: number
  room: string
  /** Until then it is not sent, in milliseconds of the server's clock. */
  heldUntil: number
  /** Whether it was sent. Until an answer comes nobody knows whether the room is cleared. */
  isSent: boolean
}

const askAgainAfterMs = 5_000
const unsentTicks = { send: sendAll, sayLeft }

const ticks = createStore<readonly KeptTick[]>([])
/** The one that is being sent, as it was before. */
const underWay = createStore<KeptTick | null>(null)
let keptFor: number | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | null = null

/** Those of all venues, in the order in which rooms were ticked off. */
export function useTicks(): readonly KeptTick[] {
  return useStore(ticks)
}

/** Whether a tick was sent in vain: its first sending is no doubt yet, a later one does not end it. */
export function useIsInDoubt(tick: KeptTick | undefined): boolean {
  const sent = useStore(underWay)
  if (!tick?.isSent) return false
  return sent === null || sent.isSent || !isSame(sent, tick)
}

/** Takes up what this person ticked off and what was not sent. */
export function takeUpTicks(userId: number): void {
  keepUnsentActs(unsentTicks)
  if (keptFor === userId) return
  keptFor = userId
  ticks.set(keptOf(userId))
}

/**
 * Ticks a room off. For a moment it can be taken back, then the room is cleared of what was there when it was ticked off: once, when the line
 * is there, by whoever it was.
 */
export function tickRoom(room: RoundRoom, venueId: number): void {
  const known = ticks.get().find(({ tableId }) => tableId === room.tableId)
  const tick = tickOf(room, serverNow())
  const since = known && known.since < tick.since ? known.since : tick.since
  const next = { ...tick, since, venueId, room: room.name, heldUntil: serverNow() + tickHeldMs, isSent: false }
  change((kept) => [...kept.filter((each) => each.tableId !== room.tableId || each.isSent), next])
  plan()
}

/** Takes a tick back that was not sent. */
export function untickRoom(tick: KeptTick): void {
  change((kept) => kept.filter((each) => each.isSent || !isSame(each, tick)))
}

/** Sends what was ticked off, from now on, while this person is signed in. Answers how to stop. */
export function startSendingTicks(userId: number): () => void {
  takeUpTicks(userId)
  const sendOnline = () => void (connection.get() === 'online' && sendDue())
  const stops = [connection.subscribe(sendOnline), isPolled.subscribe(() => void (isPolled.get() && sendDue()))]
  document.addEventListener('visibilitychange', handleHidden)
  addEventListener('storage', handleElsewhere)
  void sendDue()
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', handleHidden)
    removeEventListener('storage', handleElsewhere)
    clearTimeout(timer)
    keptFor = null
    ticks.set([])
  }
}

/** A phone in a pocket sends nothing later: who walks on has not taken it back. */
function handleHidden(): void {
  if (document.hidden) void sendAll()
}

/**
 * What this person ticks off, takes back or sends in another tab is so here: each tab may be the one that is closed. Which it is shows when
 * nothing more is heard of it.
 */
function handleElsewhere({ key }: StorageEvent): void {
  if (keptFor === null || key !== keptAs(keptFor)) return
  ticks.set(keptOf(keptFor))
  plan(askAgainAfterMs)
}

/** Also what could still be taken back. */
function sendAll(): Promise<void> {
  change((kept) => kept.map((tick) => ({ ...tick, heldUntil: 0 })))
  return sendDue()
}

function sayLeft(): string | null {
  const count = ticks.get().length
  return count === 0 ? null : say('trays:round.unsent', { count })
}

/**
 * One after the other: fifty rooms that were ticked off in a cellar are no fifty calls at once. None while it is known that there is no line:
 * what was sent can't be taken back.
 */
function sendDue(): Promise<void> {
  sending ??= sendEachDue().finally(() => (sending = null))
  return sending
}

async function sendEachDue(): Promise<void> {
  let isAnswered = !isCutOff()
  for (let due = firstDue(); due && isAnswered; due = firstDue()) isAnswered = await sendTick(due)
  plan(isAnswered ? 0 : askAgainAfterMs)
}

function firstDue(): KeptTick | undefined {
  return ticks.get().find((tick) => heldForMs(tick) === 0)
}

/** How much longer a tick is held. Nothing was to be held for longer than that: the clock has been set back since. */
function heldForMs({ heldUntil }: KeptTick): number {
  const restMs = heldUntil - serverNow()
  return restMs > tickHeldMs ? 0 : Math.max(restMs, 0)
}

/** Looks again when the first of those that wait is due. */
function plan(atLeastMs = 0): void {
  clearTimeout(timer)
  if (ticks.get().length === 0) return
  timer = setTimeout(() => void sendDue(), Math.max(Math.min(...ticks.get().map(heldForMs)), atLeastMs))
}

/** Whether the server has answered, be it by a refusal. */
async function sendTick(tick: KeptTick): Promise<boolean> {
  const ownerId = keptFor
  underWay.set(tick)
  replace({ ...tick, isSent: true }, ownerId)
  try {
    applyNow(traysPath, await clearOf(tick))
  } catch (error) {
    if (!isUnanswered(error) && !isRefusal(error)) replace(tick, ownerId)
    if (!isRefusal(error)) return false
    showToast({ kind: 'error', text: say('trays:round.refused', { room: tick.room, reason: errorText(error) }) })
  } finally {
    underWay.set(null)
  }
  forget(tick, ownerId)
  return true
}

/** Clears a room, and gives its trays as they are now. Where somebody was faster, or an answer was lost, there is nothing left to clear. */
async function clearOf({ venueId, tableId, since, until }: KeptTick): Promise<TrayOut[]> {
  try {
    return (await apiCreate(clearTraysPath, { tableId, until })).trays
  } catch (error) {
    if (toApiError(error).data.reason !== 'roomEmpty') throw error
    return apiList(traysPath, { restaurantId: venueId, tableId, createdAt: { $gte: since, $lte: until } })
  }
}

/** Codes that say nothing of what was asked: who asks is to sign in, or to wait. */
const laterCodes: readonly number[] = [401, 429]

function isRefusal(thrown: unknown): boolean {
  const { code } = toApiError(thrown)
  return !isUnanswered(thrown) && code >= 400 && code < 500 && !laterCodes.includes(code)
}

/** Its person may have left before the answer came. */
function forget(tick: KeptTick, ownerId = keptFor): void {
  change((kept) => kept.filter((each) => !isSame(each, tick)), ownerId)
}

function replace(tick: KeptTick, ownerId: number | null): void {
  change((kept) => kept.map((each) => (isSame(each, tick) ? tick : each)), ownerId)
}

function isSame(one: Tick, other: Tick): boolean {
  return one.tableId === other.tableId && one.until === other.until
}

/** Here and, of what other tabs have left there meanwhile, in what is kept. */
function change(next: (kept: readonly KeptTick[]) => readonly KeptTick[], ownerId = keptFor): void {
  if (ownerId === keptFor) ticks.set(next(ticks.get()))
  if (ownerId !== null) store(ownerId, next(keptOf(ownerId)))
}

function keptAs(ownerId: number): string {
  return `brigade-ticks-of:${ownerId}`
}

function store(ownerId: number, next: readonly KeptTick[]): void {
  deviceStore.write(keptAs(ownerId), next.length === 0 ? null : JSON.stringify(next))
}

function keptOf(ownerId: number): KeptTick[] {
  try {
    // Only `store` writes it.
    const kept: KeptTick[] = JSON.parse(deviceStore.read(keptAs(ownerId)) ?? '[]')
    return kept.filter((tick) => isTickOn(tick, serverNow()))
  } catch {
    return []
  }
}
