import { emptyDraft, type OrderDraft } from '@brigade/domain/orders/orders.draft.ts'
import type { PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { readSessionText, setSessionText } from '#kit/session-text.ts'
import { createStore, useStore } from '#kit/store.ts'
import { keptOrderKey } from '#features/orders/placing/kept-order-key.ts'

/** An order that is being put together on this device. It outlives a reload of the page. */
export type KeptOrder = {
  draft: OrderDraft
  /** What was sent, with its key, while nobody knows whether it was placed: until then the draft stays as it is. */
  sent: PlaceOrder | null
}

const nothing: KeptOrder = { draft: emptyDraft, sent: null }
const kept = createStore<KeptOrder>(nothing)
let keptFor: number | null = null

/** Takes up what this person put together and did not place. */
export function takeUpOrder(userId: number): void {
  if (keptFor === userId) return
  keptFor = userId
  kept.set(parsed(readSessionText(keptOrderKey)))
}

export function useKeptOrder(): KeptOrder {
  return useStore(kept)
}

export function keptOrder(): KeptOrder {
  return kept.get()
}

/** Changes the draft, unless it is on its way. */
export function changeDraft(change: (draft: OrderDraft) => OrderDraft): void {
  const { draft, sent } = kept.get()
  if (sent === null) keep({ draft: change(draft), sent })
}

/** Remembers what is being sent; null where it was refused. */
export function keepSent(sent: PlaceOrder | null): void {
  keep({ ...kept.get(), sent })
}

/** Forgets the order: it was placed, or nobody wants it. */
export function forgetOrder(): void {
  kept.set(nothing)
  setSessionText(keptOrderKey, null)
}

function keep(next: KeptOrder): void {
  kept.set(next)
  setSessionText(keptOrderKey, JSON.stringify(next))
}

function parsed(text: string | null): KeptOrder {
  if (text === null) return nothing
  try {
    // Only `keep` writes it.
    return JSON.parse(text)
  } catch {
    return nothing
  }
}
