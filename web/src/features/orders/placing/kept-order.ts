import { emptyDraft, type OrderDraft } from '@brigade/domain/orders/orders.draft.ts'
import { changesOf, draftOfOrder, rebasedDraft } from '@brigade/domain/orders/orders.editing.ts'
import type { Order, PatchOrder, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { serverNow } from '#kit/clock.ts'
import { readSessionText, setSessionText } from '#kit/session-text.ts'
import { createStore, useStore } from '#kit/store.ts'
import { keptOrdersKey } from '#features/orders/placing/kept-orders-key.ts'

/** What is sent, with its key. */
export type SentOrder = { kind: 'place'; body: PlaceOrder } | { kind: 'change'; id: number; body: PatchOrder }

/** An order that is being put together or edited on this device. It outlives a reload of the page. */
export type KeptOrder = {
  draft: OrderDraft
  /** The order that the draft changes, as it was when it was drawn from it; null for a new one. */
  base: Order | null
  /** That order before others changed its cart, until somebody has read what they changed. */
  before: Order | null
  /** What was sent while nobody knows whether it was done: until then the draft stays as it is. */
  sent: SentOrder | null
  /** When somebody has last asked for it to be sent, in milliseconds of the server's clock. */
  sentAt: number | null
}

/** Under which an order is kept: the new one, or one that is edited. */
export type KeptName = string

export const newOrderName: KeptName = 'new'

const nothing: KeptOrder = { draft: emptyDraft, base: null, before: null, sent: null, sentAt: null }
const kept = createStore<Readonly<Record<KeptName, KeptOrder>>>({})
let keptFor: number | null = null

export function keptNameOf(order: Pick<Order, 'id'> | null): KeptName {
  return order === null ? newOrderName : `order ${order.id}`
}

/** An order that is edited, as nobody has changed it yet. */
export function untouchedOrder(order: Order | null): KeptOrder {
  return order === null ? nothing : { ...nothing, draft: draftOfOrder(order), base: order }
}

/** Takes up what this person put together or changed, and did not send. */
export function takeUpOrders(userId: number): void {
  if (keptFor === userId) return
  keptFor = userId
  kept.set(parsed(readSessionText(keptOrdersKey)))
}

/** Whether what is kept here is this person's. */
export function isKeptFor(userId: number): boolean {
  return keptFor === userId
}

/** Undefined where nothing is kept of it. */
export function useKeptOrder(name: KeptName): KeptOrder | undefined {
  return useStore(kept)[name]
}

export function keptOrder(name: KeptName): KeptOrder | undefined {
  return kept.get()[name]
}

/** Those that are on their way. */
export function namesSent(): KeptName[] {
  return Object.entries(kept.get()).flatMap(([name, { sent }]) => (sent === null ? [] : [name]))
}

/** Changes the draft of a new order, or of one that stands, unless it is on its way. */
export function changeDraft(order: Order | null, change: (draft: OrderDraft) => OrderDraft): void {
  const name = keptNameOf(order)
  const known = keptOrder(name) ?? untouchedOrder(order)
  if (known.sent === null) keep(name, { ...known, draft: change(known.draft) })
}

/** Puts what was changed here on top of the order as others have left it. What is on its way waits for its answer. */
export function bringTogether(order: Order): void {
  const name = keptNameOf(order)
  const known = keptOrder(name)
  if (!known?.base || known.sent !== null || order.version <= known.base.version) return
  const { base, draft } = known
  const before = isSameCart(base, order) ? known.before : (known.before ?? base)
  keep(name, { ...known, before, base: order, draft: rebasedDraft({ draft, base }, order) })
}

/** Whether an order has the lines and covers that it had. */
export function isSameCart(before: Order, after: Order): boolean {
  return changesOf(before, draftOfOrder(after)).length === 0
}

/** Somebody has read what others changed. */
export function forgetBefore(name: KeptName): void {
  const known = keptOrder(name)
  if (known) keep(name, { ...known, before: null })
}

/** Remembers what is being sent, and since when; null where it was refused. */
export function keepSent(name: KeptName, sent: SentOrder | null): void {
  keep(name, { ...(keptOrder(name) ?? nothing), sent, sentAt: sent && serverNow() })
}

const sentByItselfMs = 15 * 60_000

/**
 * Whether what was sent had no answer for so long that only a person sends it again: its guests may have left, or have ordered once more.
 * `now` in milliseconds.
 */
export function isLeftToPeople({ sentAt }: Pick<KeptOrder, 'sentAt'>, now: number): boolean {
  return sentAt !== null && now - sentAt > sentByItselfMs
}

/** Forgets it: it was done, or nobody wants it. */
export function forgetOrder(name: KeptName): void {
  const { [name]: _forgotten, ...others } = kept.get()
  keepAll(others)
}

function keep(name: KeptName, next: KeptOrder): void {
  keepAll({ ...kept.get(), [name]: next })
}

function keepAll(next: Readonly<Record<KeptName, KeptOrder>>): void {
  kept.set(next)
  setSessionText(keptOrdersKey, Object.keys(next).length === 0 ? null : JSON.stringify(next))
}

function parsed(text: string | null): Record<KeptName, KeptOrder> {
  if (text === null) return {}
  try {
    // Only `keepAll` writes it.
    return JSON.parse(text)
  } catch {
    return {}
  }
}
