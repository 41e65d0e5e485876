import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import type { SoundKind } from '#kit/sounds.ts'
import type { Call } from '#kit/use-calls.ts'

export type OrderCallKind = 'newOrder' | 'paidOrder' | 'updatedOrder'

export type OrderCall = Call & { kind: OrderCallKind; order: Order }

const sounds = {
  newOrder: 'newOrder',
  paidOrder: 'paidOrder',
  updatedOrder: 'updatedOrder',
} satisfies Record<OrderCallKind, SoundKind>

/**
 * Finds the orders that wait for somebody to accept them. While none of them changes the answer stays the very same list,
 * so that pop-ups cost nothing when other orders move. (spec 1, §2.5)
 */
export function createCallFinder(): (orders: readonly Order[]) => readonly OrderCall[] {
  let found: readonly OrderCall[] = []
  return (orders) => {
    const waiting = orders.filter(isWaiting)
    const isSame = waiting.length === found.length && waiting.every((order, index) => order === found[index]?.order)
    if (!isSame) found = waiting.map(callOf)
    return found
  }
}

/** Whether an order waits for somebody to accept it. */
export function isWaiting({ status }: Pick<Order, 'status'>): boolean {
  return mayMove('accept', status)
}

const calls = new WeakMap<Order, OrderCall>()

function callOf(order: Order): OrderCall {
  const known = calls.get(order)
  if (known) return known
  const kind = kindOf(order)
  // Each change of an updated order calls again; a new one calls once, and once more when it is paid.
  const key = kind === 'updatedOrder' ? `${order.id}:${kind}:${order.version}` : `${order.id}:${kind}`
  const call: OrderCall = { key, kind, order, sound: sounds[kind], at: order.updatedAt }
  calls.set(order, call)
  return call
}

function kindOf(order: Order): OrderCallKind {
  if (order.status === 'updated') return 'updatedOrder'
  return order.onlineOrderPaymentStatus === 'not-paid' ? 'newOrder' : 'paidOrder'
}
