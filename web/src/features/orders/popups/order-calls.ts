import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import type { SoundKind } from '#kit/sounds/sounds.ts'
import type { StaffCall } from '#kit/sounds/use-calls.ts'

export type OrderCallKind = 'newOrder' | 'paidOrder' | 'updatedOrder'

export type OrderCall = StaffCall & { kind: OrderCallKind; order: Order }

const sounds = {
  newOrder: 'newOrder',
  paidOrder: 'paidOrder',
  updatedOrder: 'updatedOrder',
} satisfies Record<OrderCallKind, SoundKind>

/**
 * Finds the orders that wait to be accepted. While none of them changes, returns the same list object, so that other
 * orders do not redraw the pop-ups. (spec 1, §2.5)
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

/** Returns whether an order waits to be accepted. */
export function isWaiting({ status }: Pick<Order, 'status'>): boolean {
  return mayMove('accept', status)
}

const calls = new WeakMap<Order, OrderCall>()

function callOf(order: Order): OrderCall {
  const known = calls.get(order)
  if (known) return known
  const kind = kindOf(order)
  // An updated order calls again at each change; a new one calls once, and once more when it is paid.
  const key = kind === 'updatedOrder' ? `${order.id}:${kind}:${order.version}` : `${order.id}:${kind}`
  const call: OrderCall = { key, kind, order, sound: sounds[kind], at: order.updatedAt }
  calls.set(order, call)
  return call
}

function kindOf(order: Order): OrderCallKind {
  if (order.status === 'updated') return 'updatedOrder'
  return order.onlineOrderPaymentStatus === 'not-paid' ? 'newOrder' : 'paidOrder'
}
