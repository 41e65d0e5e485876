import { isDoneBy } from '@brigade/domain/access/principal.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { type UndoableAct, undoableAct, undoOfferedMs } from '@brigade/domain/orders/orders.undo.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useSyncExternalStore } from 'react'
import { isActedHere, noteActedHere } from '#features/orders/acted-here.ts'
import { serverNow } from '#kit/clock.ts'
import { secondTapMs, stirWhile } from '#kit/stillness.ts'
import { createStore, useStore } from '#kit/store.ts'

/** Something that the person at this device did to an order, for as long as they can take it back. */
export type OwnAct = {
  act: UndoableAct
  /** As it was after the act. */
  order: Order
  /** Why it could not be taken back. */
  problem?: string
}

/** One order once a second is all that somebody can mean. */
const keyAgainAfterMs = 1_000
const problemForMs = 8_000

const ownActs = createStore<readonly OwnAct[]>([])
const drawnInPlace = createStore<ReadonlySet<number>>(new Set())
const listeners = new Set<(orderId: number) => void>()
const underWay = new Set<number>()
/** When the answer to what was done to an order was known, by the clock that nobody sets. */
const doneAt = new Map<number, number>()
/** The newest version of each order that this person made and that was heard of: an older one comes too late. */
const heardVersions = new Map<number, number>()

/** Newest first. */
export function useOwnActs(): readonly OwnAct[] {
  return useStore(ownActs)
}

export function useOwnActOn(orderId: number): OwnAct | undefined {
  return useSyncExternalStore(ownActs.subscribe, () => ownActOn(orderId))
}

/** The orders whose Undo stands where the act was done. */
export function useDrawnInPlace(): ReadonlySet<number> {
  return useStore(drawnInPlace)
}

/** Does something to an order: lists that show it stand still until a moment after the answer. */
export async function doAct(orderId: number, work: () => Promise<Order>): Promise<Order> {
  for (const listener of listeners) listener(orderId)
  underWay.add(orderId)
  noteActedHere(orderId)
  try {
    const order = await stirWhile(work())
    doneAt.set(orderId, performance.now())
    return order
  } finally {
    underWay.delete(orderId)
  }
}

/** Returns how to stop listening. */
export function onActBegun(listener: (orderId: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Remembers what this person did from this device, from the orders as the server tells them, while it can be taken back: of one order
 * only the last act can. What was done before a reload of the page is among it.
 */
export function noteOwnActs(orders: readonly Order[], user: StaffUser): void {
  for (const order of orders) {
    if (order.lastAct && isDoneBy(order.lastAct, user) && isActedHere(order.id)) noteOwnAct(order, user)
  }
}

function noteOwnAct(order: Order, user: StaffUser): void {
  if ((heardVersions.get(order.id) ?? 0) >= order.version) return
  heardVersions.set(order.id, order.version)
  const known = ownActOn(order.id)
  if (known && order.lastAct?.act === 'undo') forgetOwnAct(known)
  const act = undoableAct(order, user, serverNow())
  if (!act || !order.lastAct || isSameAct(known, order)) return
  const entry: OwnAct = { act, order }
  ownActs.set([entry, ...others(order.id)])
  setTimeout(() => forgetOwnAct(entry), undoOfferedMs(order.lastAct, serverNow()))
}

/** Whether the order changed beside it only, as by a payment. */
function isSameAct(known: OwnAct | undefined, { lastAct }: Order): boolean {
  const before = known?.order.lastAct
  return before?.act === lastAct?.act && before?.at === lastAct?.at
}

/** Tells why an act could not be taken back, for as long as it takes to read. */
export function noteUndoProblem(entry: OwnAct, problem: string): void {
  const told: OwnAct = { ...entry, problem }
  ownActs.set([told, ...others(entry.order.id)])
  setTimeout(() => forgetOwnAct(told), problemForMs)
}

export function forgetOwnAct(entry: OwnAct): void {
  ownActs.set(ownActs.get().filter((known) => known !== entry))
}

/** For when somebody leaves: the next person at this device can take back none of it. */
export function forgetOwnActs(): void {
  ownActs.set([])
  heardVersions.clear()
}

export function ownActOn(orderId: number): OwnAct | undefined {
  return ownActs.get().find(({ order }) => order.id === orderId)
}

/** Whether a second tap on what was just done may still come. */
export function isJustDone(orderId: number): boolean {
  return isDoneWithin(orderId, secondTapMs)
}

/** Whether a key may do something to an order again. */
export function mayKeyActOn(orderId: number): boolean {
  return !isDoneWithin(orderId, keyAgainAfterMs)
}

/** While the returned function has not been called, the Undo of this order stands where the act was done. */
export function drawInPlace(orderId: number): () => void {
  drawnInPlace.set(new Set([...drawnInPlace.get(), orderId]))
  return () => drawnInPlace.set(new Set([...drawnInPlace.get()].filter((id) => id !== orderId)))
}

function isDoneWithin(orderId: number, ms: number): boolean {
  const at = doneAt.get(orderId)
  return at !== undefined && performance.now() - at < ms
}

function others(orderId: number): OwnAct[] {
  return ownActs.get().filter(({ order }) => order.id !== orderId)
}

// The card may have become lower or higher under the hand: what was a button there is now the rest of the card, which opens the order.
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const orderId = Number(link?.closest<HTMLElement>('[data-order]')?.dataset.order)
    if (underWay.has(orderId) || isJustDone(orderId)) event.preventDefault()
  },
  { capture: true },
)
