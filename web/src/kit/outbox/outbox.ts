import {
  addEntry,
  type NewEntry,
  changeEntry,
  entries,
  findEntry,
  isLeft,
  isSameRequest,
  isUnfinished,
  readDevice,
  removeEntry,
  unfinishedOf,
} from '#kit/outbox/entries.ts'
import { type Entry, isDeviceKey } from '#kit/outbox/stored-entries.ts'
import { isUnanswered, toApiError } from '#kit/calls/api-error.ts'
import { addEndReason } from '#kit/calls/end-note.ts'
import { signedInId } from '#kit/calls/session.ts'
import { serverNow } from '#kit/device/clock.ts'
import { createStore } from '#kit/device/store.ts'
import { connection, isCutOff, isPolled } from '#kit/live/connection.ts'

/** Sends the requests of a kind, and learns what became of them. */
export type Sender<Request = unknown, Answer = unknown> = {
  send(request: Request, key: string): Promise<Answer>
  /** Returns false for a request that is not sent automatically, for example because its form was edited since. */
  isWanted?(request: Request): boolean
  onDone?(answer: Answer, entry: Entry<Request>): void
  /** Called if it was not done, and is not sent again automatically. */
  onRefused?(error: unknown, entry: Entry<Request>): void
  /** Called after each time without an answer. */
  onUnanswered?(error: unknown, entry: Entry<Request>): void
  /** Called once for an entry that only a person may send again, if nothing on the screen shows it. */
  onLeft?(): void
  /** Returns a sentence about this number of unfinished entries and what becomes of them, for the sign-out. */
  unfinishedText?(count: number): string
}

export type SendingState = {
  isUnderWay: boolean
  /** True if it had been sent before it was sent now. */
  wasSent: boolean
  /** The last refusal, or the error that left the outcome unknown. */
  error: unknown
}

const retryAfterMs = 10_000
/** Codes after which a request is sent again later: the person must sign in, or wait. Codes from 500 count as well. */
const laterCodes: readonly number[] = [401, 429]

const senders = new Map<string, () => Sender>()
const running = new Map<string, Promise<void>>()
/** The names that are shown by a component at the moment, with the number of components. */
const shown = new Map<string, number>()
/** The entries about which a message said that they are left to the person. */
const reportedLeft = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

export const sendingStates = createStore<Readonly<Record<string, SendingState>>>({})
/** The names of the entries that their forms do not want sent automatically, for example because they were edited since. */
export const unwantedEntries = createStore<readonly string[]>([])

addEndReason(unfinishedSentences)

/**
 * Registers the sender of a kind, and sends the entries of this kind that an earlier page or person left. Returns an
 * unregister function, which forgets the entries that are stored nowhere.
 */
export function registerSender<Request, Answer>(kind: string, sender: () => Sender<Request, Answer>): () => void {
  senders.set(kind, sender)
  follow()
  readDevice()
  void sendDueOf(kind)
  return () => {
    if (senders.get(kind) !== sender) return
    senders.delete(kind)
    for (const entry of entries.get()) if (entry.kind === kind && entry.place === 'memory') forget(entry.name)
  }
}

/**
 * Sends a request once. If its answer is lost, it is sent again automatically. Does nothing while the entry of this name
 * is being sent.
 */
export async function ask<Request>(asked: NewEntry<Request>): Promise<void> {
  if (!stateOf(asked.name)?.isUnderWay) await sendFirst(addEntry(asked))
}

/** Sends an unanswered request again because the person asks for it. */
export async function askAgain(name: string): Promise<void> {
  const entry = findEntry(name)
  if (!entry || stateOf(name)?.isUnderWay) return
  const asked = { ...entry, askedAt: serverNow() }
  changeEntry(asked)
  await sendFirst(asked)
}

/** Forgets an entry and its last refusal: it is not wanted, or was done in another way. */
export function forget(name: string): void {
  const entry = findEntry(name)
  if (entry) removeEntry(entry)
  note(name, null)
}

/** Notes which entries of a kind are wanted, after their form was edited. One that is wanted again is sent again. */
export function noteWanted(kind: string): void {
  const sender = senders.get(kind)?.()
  if (!sender?.isWanted) return
  const before = unwantedEntries.get()
  const isUnwanted = (entry: Entry) =>
    entry.kind === kind ? sender.isWanted?.(entry.request) === false : before.includes(entry.name)
  const names = entries
    .get()
    .filter(isUnwanted)
    .map(({ name }) => name)
  if (isSameRequest(names, before)) return
  unwantedEntries.set(names)
  if (before.some((name) => !names.includes(name))) plan(retryAfterMs)
}

/** Sends everything that may be sent automatically, including what could still be undone. */
export async function sendUnfinished(): Promise<void> {
  for (const entry of entries.get()) if (entry.heldUntil !== null) changeEntry({ ...entry, heldUntil: 0 })
  await sendDue()
}

/** Returns a sentence for each kind of which something is unfinished. */
export function unfinishedSentences(): string[] {
  return [...senders].flatMap(([kind, sender]) => {
    const { length } = unfinishedOf(entries.get(), kind)
    return (length > 0 && sender().unfinishedText?.(length)) || []
  })
}

/** Notes that a component shows the entry of this name. Returns a function that ends it. */
export function noteShown(name: string): () => void {
  shown.set(name, (shown.get(name) ?? 0) + 1)
  return () => shown.set(name, (shown.get(name) ?? 1) - 1)
}

/** Returns true if a component shows the entry of this name. */
export function isEntryShown(name: string): boolean {
  return (shown.get(name) ?? 0) > 0
}

async function sendFirst(entry: Entry): Promise<void> {
  if (entry.heldUntil === null) await deliver(entry)
  await sendDueOf(entry.kind)
}

async function sendDue(): Promise<void> {
  await Promise.all([...senders.keys()].map(sendDueOf))
}

/** Sends the entries of a kind one after the other: fifty acts without a connection must not become fifty calls at once. */
function sendDueOf(kind: string): Promise<void> {
  const sending = running.get(kind) ?? sendEachDue(kind).finally(() => running.delete(kind) && plan())
  running.set(kind, sending)
  return sending
}

/** Sends none while the server can't be reached: what was sent can't be undone. */
async function sendEachDue(kind: string): Promise<void> {
  const isDue = (entry: Entry) => entry.kind === kind && waitOf(entry) === 0
  for (const entry of entries.get()) if (entry.kind === kind) reportLeft(entry)
  let isAnswered = !isCutOff()
  for (let due = entries.get().find(isDue); due && isAnswered; due = entries.get().find(isDue)) {
    isAnswered = await deliver(due)
  }
}

/** Sends an entry. Returns true if the server has answered, even with a refusal. */
async function deliver(entry: Entry): Promise<boolean> {
  const { name, kind, request, key } = entry
  const sender = senders.get(kind)
  if (!sender || stateOf(name)?.isUnderWay) return false
  const state = { error: stateOf(name)?.error ?? null, isUnderWay: true, wasSent: entry.isSent }
  note(name, state)
  changeEntry({ ...entry, isSent: true })
  const outcome = await sender()
    .send(request, key)
    .then(
      (answer) => ({ isDone: true, answer }) as const,
      (error: unknown) => ({ isDone: false, error, isKept: settleFailed(entry, error) }) as const,
    )
  if (outcome.isDone) removeEntry(entry)
  // Its form may have been closed since, and opened again.
  if (stateOf(name) === state) note(name, outcome.isDone ? null : { ...state, isUnderWay: false, error: outcome.error })
  const isWaiting = !outcome.isDone && outcome.isKept
  // Another person may have signed in since.
  if (entry.ownerId !== signedInId()) return !isWaiting
  if (outcome.isDone) sender().onDone?.(outcome.answer, entry)
  else if (isWaiting) sender().onUnanswered?.(outcome.error, entry)
  else sender().onRefused?.(outcome.error, entry)
  return !isWaiting
}

/**
 * Keeps an entry whose outcome a failure leaves unknown, or which is sent later, and removes one that was refused.
 * Returns true if it is unfinished.
 */
export function settleFailed(entry: Entry, error: unknown): boolean {
  if (isUnanswered(error)) return true
  const { code } = toApiError(error)
  // The same request may be sent once more under its key.
  if (laterCodes.includes(code) || code >= 500) changeEntry(entry)
  else removeEntry(entry)
  return findEntry(entry.name) !== undefined && isUnfinished(entry)
}

/** Returns the time in milliseconds after which an entry may be sent automatically; infinite if only a press sends it. */
function waitOf(entry: Entry): number {
  const now = serverNow()
  const { name, kind, request, askedAt, heldUntil } = entry
  const sender = senders.get(kind)?.()
  const isForPeople = !sender || !isUnfinished(entry) || isLeft(entry, now) || sender.isWanted?.(request) === false
  if (isForPeople || stateOf(name)?.isUnderWay) return Infinity
  // After the clock was set back, it was held long enough.
  return heldUntil === null || now < askedAt ? 0 : Math.max(heldUntil - now, 0)
}

/** Schedules the next sending: when the first entry is due, or some time after an attempt that failed. */
function plan(atLeastMs = 0): void {
  clearTimeout(timer)
  const soonest = Math.min(...entries.get().map((entry) => waitOf(entry) || retryAfterMs))
  if (soonest < Infinity) timer = setTimeout(() => void sendDue(), Math.max(soonest, atLeastMs))
}

function reportLeft(entry: Entry): void {
  if (!isUnfinished(entry) || !isLeft(entry, serverNow()) || isEntryShown(entry.name) || reportedLeft.has(entry.key))
    return
  reportedLeft.add(entry.key)
  senders.get(entry.kind)?.().onLeft?.()
}

let isFollowing = false

function follow(): void {
  if (isFollowing) return
  isFollowing = true
  connection.subscribe(() => void (connection.get() === 'online' && sendDue()))
  isPolled.subscribe(() => void (isPolled.get() && sendDue()))
  // A phone in a pocket sends nothing later: a person who walks on has not undone anything.
  document.addEventListener('visibilitychange', () => void (document.hidden && sendUnfinished()))
  addEventListener('storage', ({ key }) => {
    if (!isDeviceKey(key)) return
    readDevice()
    // Any tab may be the one that is closed; the remaining one sends.
    plan(retryAfterMs)
  })
}

function stateOf(name: string): SendingState | undefined {
  return sendingStates.get()[name]
}

function note(name: string, state: SendingState | null): void {
  const { [name]: before, ...others } = sendingStates.get()
  if (state === null && before === undefined) return
  sendingStates.set(state === null ? others : { ...others, [name]: state })
}
