import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { environmentOf, freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { firstTable, listOrders, place, signIn, someOrder } from '#testing/outside-caller.ts'
import { spawnServer } from '#testing/spawn-server.ts'

type Answered = { key: string; id: number }

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
})

afterEach(() => fresh.remove())

it('keeps every order that it answered when it is killed, and makes no second one of a repeated key', async () => {
  const env = { ...environmentOf(fresh), DEMO: 'on' }
  const before = await spawnServer(env)
  const manager = await signIn(before.url)
  const table = await firstTable(before.url, manager)
  // Staff place the orders: those of guests are limited.
  const body = { ...(await someOrder(before.url, manager, table.id)), tableId: table.id }
  const answered: Answered[] = []
  const unanswered: string[] = []
  let isKilled = false
  const clients = Array.from({ length: 20 }, async () => {
    while (!isKilled) {
      const key = randomUUID()
      const order = await place(before.url, manager, { key, body }).catch(() => null)
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
    const ids = new Set((await listOrders(after.url, again, table.id)).map((order) => order.id))
    expect(answered.filter(({ id }) => !ids.has(id))).toEqual([])
    for (const { key, id } of answered.slice(-20))
      expect(await place(after.url, again, { key, body })).toMatchObject({ id })
    for (const key of unanswered) {
      const first = await place(after.url, again, { key, body })
      expect(await place(after.url, again, { key, body })).toMatchObject({ id: first.id })
    }
    const stored = await listOrders(after.url, again, table.id)
    expect(new Set(stored.map((order) => order.id)).size).toBe(stored.length)
    expect(stored.length).toBeLessThanOrEqual(ids.size + unanswered.length)
  } finally {
    expect(await after.kill('SIGTERM')).toBe(0)
  }
})

it('ends when it is told to, though nobody reads what it logs', async () => {
  const server = await spawnServer({ ...environmentOf(fresh), LOG_LEVEL: 'info' }, { isUnread: true })
  for (let round = 0; round < 30; round += 1) {
    await Promise.all(Array.from({ length: 100 }, () => fetch(`${server.url}/v1/version`)))
  }

  expect(await server.kill('SIGTERM')).toBe(0)
})
