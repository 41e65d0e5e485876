import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ComponentType } from 'react'
import { createStore, useStore } from '#kit/device/store.ts'

/**
 * The places in which other features may show their state of an order: as a line, or on a card with its actions. Their
 * panels fill `order-slot.ts`.
 */
type OrderPlace = 'card' | 'cardActs' | 'page'

type OrderPart = ComponentType<{ order: Order }>

const parts = createStore<readonly { place: OrderPlace; Part: OrderPart }[]>([])

/**
 * Shows a part of another feature on all orders, until the returned function is called. The part draws nothing for
 * orders without such a state.
 */
export function addOrderStatePart(place: OrderPlace, Part: OrderPart): () => void {
  const added = { place, Part }
  parts.set([...parts.get(), added])
  return () => parts.set(parts.get().filter((each) => each !== added))
}

/** Shows the parts of other features for an order in this place. */
export function OrderStateParts({ place, order }: { place: OrderPlace; order: Order }) {
  return useStore(parts).map((each, index) =>
    // Parts are added once, at sign-in.
    each.place === place ? <each.Part key={index} order={order} /> : null,
  )
}
