import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** An answer that is no success. */
export class Refused extends Error {
  readonly status: number

  constructor(what: string, status: number) {
    super(`${what}: ${status}`)
    this.status = status
  }
}

type Call = { method?: string; token?: string; body?: unknown; key?: string }

/** Calls the API as any program does. Throws for refused calls. */
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

/** Signs in the manager of the demo's first venue and returns the token. */
export async function signIn(url: string): Promise<string> {
  const body = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
  const { accessToken } = await call<{ accessToken: string }>(`${url}/v1/authentication`, { method: 'POST', body })
  return accessToken
}

export async function firstTable(url: string, token: string): Promise<{ id: number }> {
  const [table] = await call<{ id: number }[]>(`${url}/v1/table?skipPaginate=true`, { token })
  return table!
}

/** Returns a cart of one item that is on sale at any hour and needs no options. */
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
