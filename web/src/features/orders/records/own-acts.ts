import { isDoneBy } from '@brigade/domain/access/principal.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { type UndoableAct, undoableAct, undoOfferedMs } from '@brigade/domain/orders/orders.undo.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useSyncExternalStore } from 'react'
import { isActedHere, noteActedHere } from '#features/orders/records/acted-here.ts'
import { serverNow } from '#kit/device/clock.ts'
import { secondTapMs, freezeLayoutWhile } from '#kit/device/layout-freeze.ts'
import { createStore, useStore } from '#kit/device/store.ts'

/** An act of this device's user on an order, while it can be undone. */
export type OwnAct = {
  act: UndoableAct
  /** The order after the act. */
  order: Order
  /** The reason why it could not be undone. */
  problem?: string
}

/** The least time in milliseconds between two keyboard acts on one order. */
const keyAgainAfterMs = 1_000
const problemForMs = 8_000

const ownActs = createStore<readonly OwnAct[]>([])
const drawnInPlace = createStore<ReadonlySet<number>>(new Set())
const listeners = new Set<(orderId: number) => void>()
const underWay = new Set<number>()
/** The times at which the answers to acts on orders arrived, by the monotonic clock. */
const doneAt = new Map<number, number>()
/** The newest version of each order that this user made and that was received: an older one arrives too late. */
const heardVersions = new Map<number, number>()

/** Returns the acts, the newest first. */
export function useOwnActs(): readonly OwnAct[] {
  return useStore(ownActs)
}

export function useOwnActOn(orderId: number): OwnAct | undefined {
  return useSyncExternalStore(ownActs.subscribe, () => ownActOn(orderId))
}

/** Returns the orders whose Undo is shown where the act was done. */
export function useDrawnInPlace(): ReadonlySet<number> {
  return useStore(drawnInPlace)
}

/** Does an act on an order, and freezes the lists that show it until a moment after the answer. */
export async function doAct(orderId: number, work: () => Promise<Order>): Promise<Order> {
  for (const listener of listeners) listener(orderId)
  underWay.add(orderId)
  noteActedHere(orderId)
  try {
    const order = await freezeLayoutWhile(work())
    doneAt.set(orderId, performance.now())
    return order
  } finally {
    underWay.delete(orderId)
  }
}

/** Registers a listener for the start of acts. Returns an unsubscribe function. */
export function onActBegun(listener: (orderId: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Remembers this user's acts on this device, from the published orders, while they can be undone: only the last act on
 * each order can. Acts from before a reload of the page are included.
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

/** Returns whether the order changed in other ways only, for example by a payment. */
function isSameAct(known: OwnAct | undefined, { lastAct }: Order): boolean {
  const before = known?.order.lastAct
  return before?.act === lastAct?.act && before?.at === lastAct?.at
}

/** Shows why an act could not be undone, for as long as it takes to read. */
export function noteUndoProblem(entry: OwnAct, problem: string): void {
  const told: OwnAct = { ...entry, problem }
  ownActs.set([told, ...others(entry.order.id)])
  setTimeout(() => forgetOwnAct(told), problemForMs)
}

export function forgetOwnAct(entry: OwnAct): void {
  ownActs.set(ownActs.get().filter((known) => known !== entry))
}

/** Forgets the acts at sign-out: the next user of this device can't undo them. */
export function forgetOwnActs(): void {
  ownActs.set([])
  heardVersions.clear()
}

export function ownActOn(orderId: number): OwnAct | undefined {
  return ownActs.get().find(({ order }) => order.id === orderId)
}

/** Returns whether a second tap on the last act may still come. */
export function isJustDone(orderId: number): boolean {
  return isDoneWithin(orderId, secondTapMs)
}

/** Returns whether a key may act on an order again. */
export function mayKeyActOn(orderId: number): boolean {
  return !isDoneWithin(orderId, keyAgainAfterMs)
}

/** Shows the Undo of this order where the act was done, until the returned function is called. */
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

// The card's height may have changed under the finger: where the button was, a click could now hit the rest of the card
// and open the order.
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const orderId = Number(link?.closest<HTMLElement>('[data-order]')?.dataset.order)
    if (underWay.has(orderId) || isJustDone(orderId)) event.preventDefault()
  },
  { capture: true },
)
