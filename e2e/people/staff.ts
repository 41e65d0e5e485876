import { call } from './call.ts'
import type { Order } from './order.ts'

export const password = 'brigade-demo'

/** Signs a person in without a browser. */
export async function tokenOf(url: string, email: string): Promise<string> {
  const body = { strategy: 'local', email, password }
  return (await call<{ accessToken: string }>(url, { method: 'POST', path: 'authentication', body })).accessToken
}

/** A colleague without a visible screen: their acts reach the visible ones. */
export type Colleague = {
  accept(order: Order): Promise<Order>
  move(order: Order, status: string): Promise<Order>
  /** Changes the quantity of the first line, based on the current order. */
  changeQuantity(order: Order, quantity: number): Promise<Order>
  /** Returns what boards show: pre-orders wait in a queue of their own. */
  openOrders(): Promise<Order[]>
  statusOf(order: Order): Promise<string>
  /** Removes an order from every board, whatever its next step is. */
  finish(order: Order): Promise<Order>
}

const open = ['incoming', 'updated', 'inprogress', 'ontheway', 'delivered']
  .map((status) => `status[$in][]=${status}`)
  .join('&')

export async function colleague(url: string, email: string): Promise<Colleague> {
  const token = await tokenOf(url, email)
  const patch = (id: number, body: object) => call<Order>(url, { method: 'PATCH', path: `order/${id}`, token, body })

  return {
    accept: ({ id }) => call<Order>(url, { method: 'POST', path: 'accept/order', token, body: { id } }),
    move: ({ id }, status) => patch(id, { status, ...reasonFor(status) }),
    async changeQuantity({ id }, quantity) {
      const { version, cart } = await call<Order>(url, { path: `order/${id}`, token })
      const changed = cart.map((line, index) => (index === 0 ? withoutPrices({ ...line, itemQty: quantity }) : line))
      return patch(id, { version, cart: changed.map(withoutPrices) })
    },
    statusOf: async ({ id }) => (await call<Order>(url, { path: `order/${id}`, token })).status,
    openOrders: () => call<Order[]>(url, { path: `order?skipPaginate=true&orderType=order&${open}`, token }),
    finish({ id, status }) {
      const end = status === 'delivered' ? 'completed' : 'cancelled'
      return patch(id, { status: end, ...reasonFor(end) })
    },
  }
}

/** Returns the reason that cancelling requires. */
function reasonFor(status: string): { cancelReason?: string } {
  return status === 'cancelled' ? { cancelReason: 'Not wanted any more' } : {}
}

/** Returns a line without its prices, so that the server prices it again. */
function withoutPrices({ itemId, itemQty, comment, selectedOptions }: Order['cart'][number]): Order['cart'][number] {
  return {
    itemId,
    itemQty,
    comment,
    selectedOptions: selectedOptions.map(({ groupId, optionId }) => ({ groupId, optionId })),
  }
}

/** Sets the language of a person's interface, as their settings do. */
export async function speak(
  url: string,
  { email, language }: { email: string; language: 'en' | 'ar' | 'ku' },
): Promise<void> {
  const token = await tokenOf(url, email)
  const { id } = await call<{ id: number }>(url, { path: 'userdata', token })
  await call(url, { method: 'PATCH', path: `users/${id}`, token, body: { language } })
}
