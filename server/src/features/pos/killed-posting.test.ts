import { randomUUID } from 'node:crypto'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { environmentOf, freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { demoSeed } from '#testing/test-server.ts'
import { call, firstTable, place, signIn, someOrder } from '#testing/outside-caller.ts'
import { spawnServer } from '#testing/spawn-server.ts'
import { neverAnswers, startSimulatedPos, takes, type SimulatedPos } from './testing/simulated-pos.ts'

let fresh: FreshDatabase
let till: SimulatedPos

beforeEach(async () => {
  till = await startSimulatedPos()
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

/** Sets up the hotel to post accepted orders automatically. */
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

/** Places a staff order, which the POS simulator does not answer. */
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

/** Lets the lease of the killed process expire. */
async function leaseIsOver(): Promise<void> {
  await fresh.db.write(() =>
    run(`UPDATE jobs SET "lockedUntil" = ? WHERE "state" = 'running'`, new Date().toISOString()),
  )
}

function waitingJobs(): Promise<object[]> {
  return fresh.db.many(`SELECT "id" FROM jobs WHERE "kind" = 'pos:postOrder' AND "state" IN ('waiting', 'running')`)
}
