import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { apiCreate, apiPatch } from '#kit/api-client.ts'
import { isUnanswered } from '#kit/api-error.ts'
import { serverNow } from '#kit/clock.ts'
import { connection, isPolled } from '#kit/connection.ts'
import { finishTool, type ToolAddress } from '#kit/finished-tools.ts'
import { say } from '#kit/i18n.ts'
import { newIdempotencyKey } from '#kit/idempotency-key.ts'
import { applyNow } from '#kit/live-rules.ts'
import { loadSession } from '#kit/session.ts'
import { createStore, useStore } from '#kit/store.ts'
import { errorText, showToast } from '#kit/toasts.ts'
import { currentOrderOf, lostRaceOf } from '#features/orders/lost-race.ts'
import { doAct } from '#features/orders/own-acts.ts'
import { newOrderTool, updateOrderTool } from '#features/orders/order-tools.ts'
import {
  bringTogether,
  forgetOrder,
  isKeptFor,
  isLeftToPeople,
  isSameCart,
  keepSent,
  type KeptName,
  keptOrder,
  namesSent,
  type SentOrder,
} from '#features/orders/placing/kept-order.ts'

type Sending = {
  isUnderWay: boolean
  /** Why it was refused, or why nobody knows. */
  error: unknown
}

const idle: Sending = { isUnderWay: false, error: null }
const sending = createStore<Readonly<Record<KeptName, Sending>>>({})
const listeners = new Map<KeptName, () => void>()
/** Of which it was said that they wait for a person. */
const told = new Set<KeptName>()

export function useSending(name: KeptName): Sending {
  return useStore(sending)[name] ?? idle
}

/** Returns how to stop listening. */
export function onSent(name: KeptName, listener: () => void): () => void {
  listeners.set(name, listener)
  return () => {
    if (listeners.get(name) === listener) listeners.delete(name)
  }
}

/**
 * Places an order or changes one. It is kept with its key until there is an answer: one that got lost is asked for again by itself, also after
 * a reload of the page, and what was done is not done twice.
 */
export async function sendOrder(name: KeptName, sent: SentOrder): Promise<void> {
  if (keptOrder(name)?.sent) return
  keepSent(name, withKey(sent))
  await sendKept(name)
}

/** Sends again whatever got no answer, by itself. */
export async function sendAllKept(): Promise<void> {
  await Promise.all(namesSent().map(sendByItself))
}

/** Sends again what got no answer, unless it waits for a person. Who looks at something else is told that it does, once. */
export async function sendByItself(name: KeptName): Promise<void> {
  const known = keptOrder(name)
  if (!known?.sent) return
  if (!isLeftToPeople(known, serverNow())) return sendKept(name)
  if (listeners.has(name) || told.has(name)) return
  told.add(name)
  showToast({ kind: 'info', text: say('placing:unanswered.told') })
}

/** Sends again what got no answer because a person wants it. */
export async function sendAgain(name: KeptName): Promise<void> {
  const sent = keptOrder(name)?.sent
  if (!sent || stateOf(name).isUnderWay) return
  keepSent(name, sent)
  await sendKept(name)
}

async function sendKept(name: KeptName): Promise<void> {
  const sent = keptOrder(name)?.sent
  if (!sent || stateOf(name).isUnderWay) return
  followLine()
  note(name, { ...stateOf(name), isUnderWay: true })
  try {
    const order = await (sent.kind === 'place'
      ? apiCreate(ordersPath, sent.body)
      : doAct(sent.id, () => apiPatch(ordersPath, sent.id, sent.body)))
    forgetOrder(name)
    note(name, idle)
    applyNow(ordersPath, order)
    showToast({ kind: 'success', text: say(sent.kind === 'place' ? 'placing:placed' : 'placing:saved') })
    listeners.get(name)?.()
    // After a reload on a slow device it is done before its editor is drawn, which would open empty.
    if (!listeners.has(name)) finishTool(toolOf(sent))
  } catch (error) {
    if (isUnanswered(error)) return note(name, { isUnderWay: false, error })
    keepSent(name, null)
    note(name, { isUnderWay: false, error })
    const current = currentOrderOf(error) ?? lostRaceOf(error)?.order ?? null
    if (current) applyNow(ordersPath, current)
    if (current && sent.kind === 'change' && isUntouchedSince(name, current)) {
      // Somebody accepted it, say, and changed nothing of what was sent.
      bringTogether(current)
      return sendOrder(name, { ...sent, body: { ...sent.body, version: current.version } })
    }
    // Nobody looks at the form any more, so it is said where they are.
    if (!listeners.has(name)) showToast({ kind: 'error', text: refusalOf(sent, error) })
  }
}

/** What was said of an order that is another by now is over. */
export function forgetRefusal(name: KeptName): void {
  if (!keptOrder(name)?.sent && stateOf(name).error !== null) note(name, idle)
}

function toolOf(sent: SentOrder): ToolAddress {
  return sent.kind === 'place' ? { tool: newOrderTool } : { tool: updateOrderTool, order: String(sent.id) }
}

function withKey(sent: SentOrder): SentOrder {
  const idempotencyKey = newIdempotencyKey()
  return sent.kind === 'place'
    ? { ...sent, body: { ...sent.body, idempotencyKey } }
    : { ...sent, body: { ...sent.body, idempotencyKey } }
}

function isUntouchedSince(name: KeptName, current: Order): boolean {
  const base = keptOrder(name)?.base
  return base !== null && base !== undefined && current.version > base.version && isSameCart(base, current)
}

function refusalOf(sent: SentOrder, error: unknown): string {
  const reason = errorText(error)
  return sent.kind === 'place'
    ? say('placing:refused', { reason })
    : say('placing:changeRefused', { id: sent.id, reason })
}

function stateOf(name: KeptName): Sending {
  return sending.get()[name] ?? idle
}

function note(name: KeptName, state: Sending): void {
  sending.set({ ...sending.get(), [name]: state })
}

let isFollowing = false

function followLine(): void {
  if (isFollowing) return
  isFollowing = true
  connection.subscribe(() => {
    if (connection.get() === 'online') void sendOwn()
  })
  isPolled.subscribe(() => {
    if (isPolled.get()) void sendOwn()
  })
}

/** By now somebody else may be signed in at this device, who sends nothing of the one before. */
async function sendOwn(): Promise<void> {
  const { user } = await loadSession()
  if (user && isKeptFor(user.id)) await sendAllKept()
}
