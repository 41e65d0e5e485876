import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ComponentType } from 'react'
import { createStore, useStore } from '#kit/store.ts'

/**
 * Where later features may say in a line how an order stands with them, and on a card what can be done about it; panels of theirs are another
 * thing (`kit/order-parts.ts`).
 */
type OrderPlace = 'card' | 'cardActs' | 'page'

type OrderPart = ComponentType<{ order: Order }>

const parts = createStore<readonly { place: OrderPlace; Part: OrderPart }[]>([])

/** Shows a part of a later feature on all orders, until the returned function is called. It draws nothing where it has nothing to say. */
export function addOrderStatePart(place: OrderPlace, Part: OrderPart): () => void {
  const added = { place, Part }
  parts.set([...parts.get(), added])
  return () => parts.set(parts.get().filter((each) => each !== added))
}

/** Whether later features have something for this place; of a single order they may have nothing to say. */
export function useHasOrderStateParts(place: OrderPlace): boolean {
  return useStore(parts).some((each) => each.place === place)
}

/** What later features say of an order in this place. */
export function OrderStateParts({ place, order }: { place: OrderPlace; order: Order }) {
  return useStore(parts).map((each, index) =>
    // Parts are added once, when somebody signs in.
    each.place === place ? <each.Part key={index} order={order} /> : null,
  )
}
