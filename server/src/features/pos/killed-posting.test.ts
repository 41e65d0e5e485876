import { randomUUID } from 'node:crypto'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '#kit/work.ts'
import { environmentOf, freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { demoSeed } from '#testing/harbour.ts'
import { call, firstTable, place, signIn, someOrder } from '#testing/outside-caller.ts'
import { spawnServer } from '#testing/spawn-server.ts'
import { neverAnswers, openTill, takes, type Till } from './testing/till.ts'

let fresh: FreshDatabase
let till: Till

beforeEach(async () => {
  till = await openTill()
  fresh = await freshDatabase(demoSeed)
})

afterEach(async () => {
  till.close()
  await fresh.remove()
})

it('is left to a person by the server that comes after one that was killed while the till had it', async () => {
  await connect()
  const env = environmentOf(fresh)
  const before = await spawnServer(env)
  const { id } = await orderThatIsNotAnswered(before.url)

  await before.kill('SIGKILL')
  till.moods.normal = takes
  await leaseIsOver()
  const after = await spawnServer(env)

  try {
    const token = await signIn(after.url)
    await expect
      .poll(() => list(after.url, 'pos-posting', token))
      .toMatchObject([{ state: 'uncertain', reason: 'cutOff' }])
    expect(await list(after.url, 'pos-notifications', token)).toMatchObject([{ type: 'error', reason: 'cutOff' }])
    expect(await call<Order>(`${after.url}/v1/order/${id}`, { token })).toMatchObject({ postedToPOS: false })
    expect(await waitingJobs()).toEqual([])
    const again = (more: object) =>
      call<object>(`${after.url}/v1/postToPos`, { method: 'POST', token, body: { orderId: id, ...more } })
    await expect(again({})).rejects.toThrow('mayHaveArrived')
    expect(timesOf(id)).toBe(1)

    expect(await again({ mayArriveTwice: true })).toMatchObject({ posting: { attempt: 2, state: 'posted' } })
    expect(timesOf(id)).toBe(2)
  } finally {
    await after.kill('SIGTERM')
  }

  async function list(url: string, path: string, token: string): Promise<object[]> {
    return await call(`${url}/v1/${path}?orderId=${id}&skipPaginate=true`, { token })
  }
})

/** The hotel posts what is accepted by itself. */
async function connect(): Promise<void> {
  const { normal: endPointUrl, openCheck: openCheckUrl } = till
  const address = { id: 1, endPointUrl, openCheckUrl, commentItemId: '', isDefaultPos: true }
  await fresh.db.write(() =>
    run(
      `UPDATE venues SET "isPOSIntegrated" = ?, "isAutoPostingToPOS" = ?, "isCheckPos" = ?, "integratedPOSList" = ? WHERE "id" = 1`,
      true,
      true,
      false,
      JSON.stringify([address]),
    ),
  )
}

/** Has staff order, and the till keep its answer to itself. */
async function orderThatIsNotAnswered(url: string): Promise<Order> {
  const token = await signIn(url)
  const { id: tableId } = await firstTable(url, token)
  const wanted = await someOrder(url, token, tableId)
  till.moods.normal = neverAnswers
  const order = await place(url, token, { key: randomUUID(), body: { ...wanted, tableId } })
  await expect.poll(() => timesOf(order.id)).toBe(1)
  return order
}

function timesOf(id: Order['id']): number {
  return till.got.filter(({ order }) => order.orderId === id).length
}

/** The process that is gone has not said that it still lives for as long as it would have to. */
async function leaseIsOver(): Promise<void> {
  await fresh.db.write(() =>
    run(`UPDATE jobs SET "lockedUntil" = ? WHERE "state" = 'running'`, new Date().toISOString()),
  )
}

function waitingJobs(): Promise<object[]> {
  return fresh.db.many(`SELECT "id" FROM jobs WHERE "kind" = 'pos:postOrder' AND "state" IN ('waiting', 'running')`)
}
