import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { spawnServer } from '#testing/spawn-server.ts'

type Answered = { key: string; id: number }

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
})

afterEach(() => fresh.remove())

it('keeps every order that it answered when it is killed, and makes no second one of a repeated key', async () => {
  const env = environmentOf(fresh)
  const before = await spawnServer(env)
  const manager = await signIn(before.url)
  const table = await firstTable(before.url, manager)
  const body = await someOrder(before.url, manager, table.id)
  const answered: Answered[] = []
  const unanswered: string[] = []
  let isKilled = false
  const clients = Array.from({ length: 20 }, async () => {
    const guest = await openSession(before.url, table.token)
    while (!isKilled) {
      const key = randomUUID()
      const order = await place(before.url, guest, key, body).catch(() => null)
      if (order) answered.push({ key, id: order.id })
      else unanswered.push(key)
    }
  })
  while (answered.length < 60) await new Promise((resolve) => setImmediate(resolve))
  await before.kill('SIGKILL')
  isKilled = true
  await Promise.all(clients)

  const after = await spawnServer(env)
  try {
    const again = await signIn(after.url)
    const guest = await openSession(after.url, table.token)
    const ids = new Set((await listOrders(after.url, again, table.id)).map((order) => order.id))
    expect(answered.filter(({ id }) => !ids.has(id))).toEqual([])
    for (const { key, id } of answered.slice(-20))
      expect(await place(after.url, guest, key, body)).toMatchObject({ id })
    for (const key of unanswered) {
      const first = await place(after.url, guest, key, body)
      expect(await place(after.url, guest, key, body)).toMatchObject({ id: first.id })
    }
    const stored = await listOrders(after.url, again, table.id)
    expect(new Set(stored.map((order) => order.id)).size).toBe(stored.length)
    expect(stored.length).toBeLessThanOrEqual(ids.size + unanswered.length)
  } finally {
    expect(await after.kill('SIGTERM')).toBe(0)
  }
}, 60_000)

function environmentOf({ settings }: FreshDatabase): Record<string, string> {
  return { DATA_DIR: settings.dataDir, ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }) }
}

async function call<T>(url: string, { method = 'GET', token, body, key }: Call): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

type Call = { method?: string; token?: string; body?: unknown; key?: string }

async function signIn(url: string): Promise<string> {
  const body = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
  const { accessToken } = await call<{ accessToken: string }>(`${url}/v1/authentication`, { method: 'POST', body })
  return accessToken
}

async function openSession(url: string, token: string): Promise<string> {
  const answer = await call<{ accessToken: string }>(`${url}/v1/guest/session`, { method: 'POST', body: { token } })
  return answer.accessToken
}

async function firstTable(url: string, token: string): Promise<{ id: number; token: string }> {
  const [table] = await call<{ id: number; token: string }[]>(`${url}/v1/table?skipPaginate=true`, { token })
  return table!
}

/** A cart of one item that can be had at any hour and needs no options. */
async function someOrder(url: string, token: string, tableId: number): Promise<unknown> {
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

function place(url: string, token: string, key: string, body: unknown): Promise<Order> {
  return call<Order>(`${url}/v1/order`, { method: 'POST', token, body, key })
}

function listOrders(url: string, token: string, tableId: number): Promise<Order[]> {
  return call<Order[]>(`${url}/v1/order?skipPaginate=true&tableId=${tableId}`, { token })
}
