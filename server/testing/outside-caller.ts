import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** A call that was answered, though not with what was asked for. */
export class Refused extends Error {
  readonly status: number

  constructor(what: string, status: number) {
    super(`${what}: ${status}`)
    this.status = status
  }
}

type Call = { method?: string; token?: string; body?: unknown; key?: string }

/** Calls as any program does. Throws what was refused. */
export async function call<T>(url: string, { method = 'GET', token, body, key }: Call): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Refused(`${method} ${url}: ${await response.text()}`, response.status)
  return (await response.json()) as T
}

/** Gives the token of the manager of the demo's first venue. */
export async function signIn(url: string): Promise<string> {
  const body = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
  const { accessToken } = await call<{ accessToken: string }>(`${url}/v1/authentication`, { method: 'POST', body })
  return accessToken
}

export async function firstTable(url: string, token: string): Promise<{ id: number }> {
  const [table] = await call<{ id: number }[]>(`${url}/v1/table?skipPaginate=true`, { token })
  return table!
}

/** A cart of one item that can be had at any hour and needs no options. */
export async function someOrder(url: string, token: string, tableId: number): Promise<{ cart: object[] }> {
  const items = await call<{ id: number }[]>(`${url}/v1/items?skipPaginate=true&isActive=true`, { token })
  for (const item of items) {
    const body = { cart: [{ itemId: item.id, itemQty: 2 }] }
    const isSold = await call(`${url}/v1/order`, { method: 'POST', token, body: { ...body, tableId } }).then(
      () => true,
      () => false,
    )
    if (isSold) return body
  }
  throw new Error('Nothing on the menu can be ordered')
}

export function place(url: string, token: string, { key, body }: { key: string; body: unknown }): Promise<Order> {
  return call<Order>(`${url}/v1/order`, { method: 'POST', token, body, key })
}

export function listOrders(url: string, token: string, tableId: number): Promise<Order[]> {
  return call<Order[]>(`${url}/v1/order?skipPaginate=true&tableId=${tableId}`, { token })
}
