import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSimulatedPos, type SimulatedPos } from '#features/pos/testing/simulated-pos.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { connectTills } from './connect-pos-systems.ts'

let testServer: TestServer
let till: SimulatedPos
let url: string
let admin: string

beforeAll(async () => {
  till = await startSimulatedPos()
  url = new URL(till.normal).origin
  testServer = await startTestServer({ allowsLocalTargets: true }, { now: () => noon })
  admin = await testServer.signIn('admin@brigade.demo')
})

beforeEach(async () => {
  till.got.length = 0
  await testServer.db.write(() =>
    run('UPDATE venues SET "version" = 1, "integratedPOSList" = ? WHERE "id" IN (1, 2)', '[]'),
  )
})

afterAll(async () => {
  await testServer.close()
  till.close()
})

it('a hotel of the demo has its orders sent when somebody presses, a restaurant by itself', async () => {
  await connect(url)

  expect(await venue(1)).toMatchObject({ isPOSIntegrated: true, isAutoPostingToPOS: false })
  expect(await venue(2)).toMatchObject({ isPOSIntegrated: true, isAutoPostingToPOS: true })
  expect(await venue(3)).toMatchObject({ isPOSIntegrated: false, integratedPOSList: [] })
  expect(await cookingAt(1)).not.toContainEqual(expect.objectContaining({ postedToPOS: true }))
  const [{ acceptedAT: submittedtoPosAt, acceptedBy: submittedtoPosBy }] = await cookingAt(2)
  expect(await cookingAt(2)).toContainEqual(
    expect.objectContaining({ postedToPOS: true, submittedtoPosAt, submittedtoPosBy }),
  )
})

it('what is on its menus goes to the till as it is', async () => {
  await connect(url)
  const manager = await testServer.signIn('manager@hotel.demo')
  const guest = await testServer.guestAt('Room 207')
  const itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  const { id } = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1, comment: 'no salt' }] })).body
  await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id } })

  const { posting } = await post(manager, id)

  expect(posting).toMatchObject({ state: 'posted', addressId: 1, url: `${url}/orders?demo` })
  const comment = { itemId: '90000', name: 'no salt' }
  expect(till.got).toMatchObject([{ order: { orderId: id, cart: [{ condimentList: [comment] }] } }])
})

it('also what the restaurant of the demo sells has keys, and no two the same', async () => {
  await connect(url)

  const { body } = await testServer.request('GET', '/v1/pos-keys?restaurantId=2', { token: admin })

  expect(body).toMatchObject({ total: 0 })
  expect(await addressIdsOfMenus(2)).toEqual(['2'])
})

it('a till that is at another port the next time is found there', async () => {
  await connect('http://127.0.0.1:1')
  const before = await venue(1)

  await connect(url)
  await connect(url)

  expect(await addresses(1)).toEqual([
    {
      id: 1,
      endPointUrl: `${url}/orders?demo`,
      openCheckUrl: `${url}/checks?demo`,
      commentItemId: '90000',
      isDefaultPos: true,
    },
  ])
  expect(await venue(1)).toMatchObject({ version: before.version + 1 })
})

it('an address that an admin wrote stays, though it leads to this machine too', async () => {
  await connect('http://127.0.0.1:1')
  const [first] = await addresses(1)
  const theirs = { ...first!, endPointUrl: 'http://127.0.0.1:4040/orders', openCheckUrl: '' }
  await change(1, { integratedPOSList: [theirs] })

  await connect(url)

  expect(await addresses(1)).toEqual([theirs])
})

it('what people have set up since stays', async () => {
  await connect('http://127.0.0.1:1')
  const first = (await addresses(1))[0]!
  const theirs = { ...first, id: 7, endPointUrl: 'https://pos.example.com/orders', isDefaultPos: false }
  await change(1, { integratedPOSList: [{ ...first, commentItemId: '' }, theirs] })
  await change(2, { integratedPOSList: [], isAutoPostingToPOS: false })

  await connect(url)

  expect(await addresses(1)).toMatchObject([{ endPointUrl: `${url}/orders?demo`, commentItemId: '' }, theirs])
  expect(await venue(2)).toMatchObject({ integratedPOSList: [], isAutoPostingToPOS: false })
})

function connect(at: string): Promise<void> {
  return testServer.db.write(() => connectTills(at))
}

async function venue(id: number): Promise<Venue> {
  return (await testServer.request<Venue>('GET', `/v1/restaurant/${id}`, { token: admin })).body
}

/** Returns the orders that are being cooked there: at least one. */
async function cookingAt(id: number): Promise<[Order, ...Order[]]> {
  const path = `/v1/order?restaurantId=${id}&status=inprogress&skipPaginate=true`
  const { body } = await testServer.request<[Order, ...Order[]]>('GET', path, { token: admin })
  expect(body.length).toBeGreaterThan(0)
  return body
}

async function addresses(id: number): Promise<PosAddress[]> {
  return (await venue(id)).integratedPOSList
}

async function change(id: number, body: Partial<Venue>): Promise<void> {
  const answer = await testServer.request('PATCH', `/v1/restaurant/${id}`, { token: admin, body })
  expect(answer.status).toBe(200)
}

/** Posts an order as a person does, while jobs run. */
async function post(token: string, orderId: Order['id']): Promise<{ posting: PosPosting }> {
  const asked = testServer.request<{ posting: PosPosting }>('POST', '/v1/postToPos', { token, body: { orderId } })
  let isAnswered = false
  const noteAnswer = () => (isAnswered = true)
  asked.then(noteAnswer, noteAnswer)
  while (!isAnswered) {
    await testServer.app.jobs.runDue()
    await turn()
  }
  return (await asked).body
}

async function addressIdsOfMenus(venueId: number): Promise<string[]> {
  const menus = await testServer.db.many<{ menuPosId: string }>(
    'SELECT DISTINCT "menuPosId" FROM menus WHERE "restaurantId" = ?',
    venueId,
  )
  return menus.map(({ menuPosId }) => menuPosId)
}
