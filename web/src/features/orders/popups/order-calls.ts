import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { SoundKind } from '#kit/sounds.ts'
import type { Call } from '#features/orders/door/use-calls.ts'

export type OrderCallKind = 'newOrder' | 'paidOrder' | 'updatedOrder'

export type OrderCall = Call & { kind: OrderCallKind; order: Order }

const sounds = {
  newOrder: 'newOrder',
  paidOrder: 'paidOrder',
  updatedOrder: 'updatedOrder',
} satisfies Record<OrderCallKind, SoundKind>

/** The orders that wait for somebody to accept them, those that changed last at the end. (spec 1, §2.5) */
export function orderCallsOf(orders: readonly Order[]): OrderCall[] {
  return orders
    .filter(({ status }) => status === 'incoming' || status === 'updated')
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : Number(one.updatedAt > other.updatedAt)))
    .map(callOf)
}

function callOf(order: Order): OrderCall {
  const kind = kindOf(order)
  // Each change of an updated order calls again; a new one calls once, and once more when it is paid.
  const key = kind === 'updatedOrder' ? `${order.id}:${kind}:${order.version}` : `${order.id}:${kind}`
  return { key, kind, order, sound: sounds[kind] }
}

function kindOf(order: Order): OrderCallKind {
  if (order.status === 'updated') return 'updatedOrder'
  return order.onlineOrderPaymentStatus === 'not-paid' ? 'newOrder' : 'paidOrder'
}
