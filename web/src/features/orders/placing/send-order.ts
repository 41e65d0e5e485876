import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { apiCreate } from '#kit/api-client.ts'
import { isUnanswered } from '#kit/api-error.ts'
import { connection, isPolled } from '#kit/connection.ts'
import { say } from '#kit/i18n.ts'
import { newIdempotencyKey } from '#kit/idempotency-key.ts'
import { applyNow } from '#kit/live-rules.ts'
import { createStore, useStore } from '#kit/store.ts'
import { errorText, showToast } from '#kit/toasts.ts'
import { forgetOrder, keepSent, keptOrder } from '#features/orders/placing/kept-order.ts'

type Sending = {
  isUnderWay: boolean
  /** Why it was refused, or why nobody knows. */
  error: unknown
}

const sending = createStore<Sending>({ isUnderWay: false, error: null })
const listeners = new Set<() => void>()

export function useSending(): Sending {
  return useStore(sending)
}

/** Returns how to stop listening. */
export function onPlaced(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Places an order. It is kept with its key until there is an answer: one that got lost is asked for again by itself, also after a reload
 * of the page, and what was stored is not stored twice.
 */
export async function placeOrder(body: PlaceOrder): Promise<void> {
  if (keptOrder().sent !== null) return
  keepSent({ ...body, idempotencyKey: newIdempotencyKey() })
  await sendKept()
}

/** Sends again what got no answer, and whenever the line is back. */
export async function sendKept(): Promise<void> {
  const { sent } = keptOrder()
  if (sent === null || sending.get().isUnderWay) return
  followLine()
  sending.set({ ...sending.get(), isUnderWay: true })
  try {
    const order = await apiCreate(ordersPath, sent)
    forgetOrder()
    sending.set({ isUnderWay: false, error: null })
    applyNow(ordersPath, order)
    showToast({ kind: 'success', text: say('placing:placed') })
    for (const listener of listeners) listener()
  } catch (error) {
    const isRefused = !isUnanswered(error)
    if (isRefused) keepSent(null)
    sending.set({ isUnderWay: false, error })
    // Nobody looks at the form any more, so it is said where they are.
    if (isRefused && listeners.size === 0) {
      showToast({ kind: 'error', text: say('placing:refused', { reason: errorText(error) }) })
    }
  }
}

/** What was said of an order that is another by now is over. */
export function forgetRefusal(): void {
  if (keptOrder().sent === null) sending.set({ isUnderWay: false, error: null })
}

let isFollowing = false

function followLine(): void {
  if (isFollowing) return
  isFollowing = true
  connection.subscribe(() => {
    if (connection.get() === 'online') void sendKept()
  })
  isPolled.subscribe(() => {
    if (isPolled.get()) void sendKept()
  })
}
