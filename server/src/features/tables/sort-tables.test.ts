import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoAccounts } from '#seeds/accounts.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let manager: string
let standing: number[]

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
})

beforeEach(async () => {
  standing = (await list()).map(({ id }) => id)
})

afterAll(() => testServer.close())

it('puts the tables of a venue into a new order, in one call that the floor hears', async () => {
  const screen = await testServer.connect(await testServer.signIn('waiter@hotel.demo'))
  const elsewhere = await listOf('manager@restaurant.demo')
  const ids = standing.toReversed()

  const answer = await sort({ restaurantId: 1, ids })

  expect(answer).toMatchObject({ status: 200, body: { restaurantId: 1, ids } })
  const after = await list()
  expect(after.map(({ id }) => id)).toEqual(ids)
  expect(after.map(({ index }) => index)).toEqual(ids.map((_, place) => place + 1))
  await screen.caughtUp()
  expect(screen.heard('v1/sort/tables created')).toEqual([answer.body])
  expect(screen.heard('v1/table patched')).toEqual([])
  expect(await listOf('manager@restaurant.demo')).toEqual(elsewhere)
})

it('tells nobody of an order that stands so already', async () => {
  const screen = await testServer.connect(await testServer.signIn('waiter@hotel.demo'))

  const answer = await sort({ restaurantId: 1, ids: standing })

  expect(answer).toMatchObject({ status: 200, body: { ids: standing } })
  await screen.caughtUp()
  expect(screen.heard('v1/sort/tables created')).toEqual([])
})

it('refuses ids that are not exactly those of the venue, and says which are', async () => {
  const [strange] = await listOf('manager@restaurant.demo')
  const wrongs = [standing.slice(1), [...standing, 99_999], [], [...standing.slice(1), strange!.id]]

  for (const ids of wrongs) {
    expect(await sort({ restaurantId: 1, ids })).toMatchObject({
      status: 409,
      body: { data: { reason: 'sortMoved', ids: standing } },
    })
  }
  expect(await sort({ restaurantId: 1, ids: [standing[0], standing[0]] })).toMatchObject({ status: 400 })
  expect((await list()).map(({ id }) => id)).toEqual(standing)
})

it('sorts all tables, or is refused, when a colleague adds one at the same moment', async () => {
  for (let time = 0; time < 6; time += 1) {
    const ids = (await list()).map(({ id }) => id).toReversed()

    const [sorted, added] = await Promise.all([sort({ restaurantId: 1, ids }), add([`Late ${time}`])])

    expect(added.status).toBe(201)
    const after = await list()
    expect(new Set(after.map(({ index }) => index)).size).toBe(after.length)
    if (sorted.status === 409) expect(sorted.body).toMatchObject({ data: { reason: 'sortMoved' } })
    else expect(after.map(({ id }) => id)).toEqual([...ids, after.at(-1)!.id])
  }
})

it('ends in one of two orders that are sent at once', async () => {
  const orders = [standing.toReversed(), [...standing.slice(3), ...standing.slice(0, 3)]]

  const answers = await Promise.all(orders.map((ids) => sort({ restaurantId: 1, ids })))

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(orders).toContainEqual((await list()).map(({ id }) => id))
})

it('keeps versions, and the sessions of guests', async () => {
  const { socket } = await guestSocket()
  const [first] = await list()

  await sort({ restaurantId: 1, ids: standing.toReversed() })

  expect((await list()).find(({ id }) => id === first!.id)).toMatchObject({ version: first!.version })
  await socket.caughtUp()
  expect(
    await testServer.request('PATCH', `/v1/table/${first!.id}`, {
      token: manager,
      body: { seats: 3, version: first!.version },
    }),
  ).toMatchObject({ status: 200 })
})

it.each(demoAccounts.map(({ email, role, venueId }) => [role, venueId ?? 'all', email] as const))(
  'is for those who set up tables: %s of %s',
  async (role, venueId, email) => {
    const token = await testServer.signIn(email)

    const { status } = await sort({ restaurantId: 1, ids: standing }, token)

    const may = ['admin', 'manager'].includes(role)
    const whereAllowed = venueId === 'all' || venueId === 1 ? 200 : 400
    expect(status).toBe(may ? whereAllowed : 403)
  },
)

it('is for nobody who is not signed in, and for no guest', async () => {
  const { token } = await testServer.guestAt('Room 204')

  expect((await sort({ restaurantId: 1, ids: standing }, '')).status).toBe(401)
  expect((await sort({ restaurantId: 1, ids: standing }, token)).status).toBe(403)
})

async function guestSocket() {
  const { token } = await testServer.guestAt('Room 204')
  return { socket: await testServer.connect(token) }
}

function sort(body: object, token = manager) {
  return testServer.request('POST', '/v1/sort/tables', { ...(token && { token }), body })
}

function add(names: string[]) {
  const body = { restaurantId: 1, tables: names.map((name) => ({ name })) }
  return testServer.request('POST', '/v1/add/tables', { token: manager, body })
}

async function list(token = manager): Promise<Table[]> {
  return (await testServer.request<Table[]>('GET', '/v1/table?skipPaginate=true', { token })).body
}

async function listOf(email: string): Promise<Table[]> {
  return list(await testServer.signIn(email))
}
