import { emptyDraft, type OrderDraft } from '@brigade/domain/orders/orders.draft.ts'
import { changesOf, draftOfOrder, rebasedDraft } from '@brigade/domain/orders/orders.editing.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { createOwnStore } from '#kit/calls/own-store.ts'
import { readSessionText, setSessionText } from '#kit/calls/session-text.ts'
import { useStore } from '#kit/device/store.ts'
import { isPending } from '#kit/outbox/entries.ts'
import { forget } from '#kit/outbox/outbox.ts'

/** A draft of a new or edited order on this device. It survives a reload of the page. */
export type KeptOrder = {
  draft: OrderDraft
  /** The order that the draft changes, in the version that the draft was made from; null for a new one. */
  base: Order | null
  /** That order before others changed its cart, until the user has read the changes. */
  before: Order | null
}

/** The name under which an order is stored, here and in the outbox: the new one, or an edited one. */
export type KeptName = string

export const newOrderName: KeptName = 'new order'

type KeptOrders = Readonly<Record<KeptName, KeptOrder>>

const nothing: KeptOrder = { draft: emptyDraft, base: null, before: null }
const storeKey = 'orders'
const kept = createOwnStore<KeptOrders>({}, () => parsed(readSessionText(storeKey)))

export function keptNameOf(order: Pick<Order, 'id'> | null): KeptName {
  return order === null ? newOrderName : `order ${order.id}`
}

/** Returns an order that is being edited, without any changes yet. */
export function unchangedOrder(order: Order | null): KeptOrder {
  return order === null ? nothing : { ...nothing, draft: draftOfOrder(order), base: order }
}

/** Returns the stored draft; undefined if there is none. */
export function useKeptOrder(name: KeptName): KeptOrder | undefined {
  return useStore(kept)[name]
}

export function keptOrder(name: KeptName): KeptOrder | undefined {
  return kept.get()[name]
}

/** Changes the draft of a new or an existing order, unless it was sent. */
export function changeDraft(order: Order | null, change: (draft: OrderDraft) => OrderDraft): void {
  const name = keptNameOf(order)
  const known = keptOrder(name) ?? unchangedOrder(order)
  if (!isPending(name)) keep(name, { ...known, draft: change(known.draft) })
}

/** Applies the changes made here to the order as others have left it. A draft that was sent waits for its answer. */
export function bringTogether(order: Order): void {
  const name = keptNameOf(order)
  const known = keptOrder(name)
  if (!known?.base || isPending(name) || order.version <= known.base.version) return
  const { base, draft } = known
  const before = isCartUnchanged(base, order) ? known.before : (known.before ?? base)
  keep(name, { before, base: order, draft: rebasedDraft({ draft, base }, order) })
}

/** Returns whether an order still has the same lines and covers. */
export function isCartUnchanged(before: Order, after: Order): boolean {
  return changesOf(before, draftOfOrder(after)).length === 0
}

/** Forgets the earlier order after the user has read the changes of others. */
export function forgetBefore(name: KeptName): void {
  const known = keptOrder(name)
  if (known) keep(name, { ...known, before: null })
}

/** Discards a draft, and its request: its order was placed, or it is not wanted. */
export function forgetOrder(name: KeptName): void {
  const { [name]: _forgotten, ...others } = kept.get()
  forget(name)
  keepAll(others)
}

function keep(name: KeptName, next: KeptOrder): void {
  keepAll({ ...kept.get(), [name]: next })
}

function keepAll(next: KeptOrders): void {
  kept.set(next)
  setSessionText(storeKey, Object.keys(next).length === 0 ? null : JSON.stringify(next))
}

function parsed(text: string | null): KeptOrders {
  try {
    // Only `keepAll` writes it.
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}
