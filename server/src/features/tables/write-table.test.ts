import { tableLimits } from '@brigade/domain/tables/tables.limits.ts'
import type { Table, TableSetUp } from '@brigade/domain/tables/tables.schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let manager: string
let names = 0

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
})

afterAll(() => testServer.close())

describe('adding tables', () => {
  it('adds all of them at the end, each with a code of its own, and tells the floor without codes', async () => {
    const screen = await testServer.connect(await testServer.signIn('waiter@hotel.demo'))
    const before = await listAll()

    const { status, body } = await add([{ name: ' Cabana  1 ', area: 'Pool', seats: 4 }, { name: 'Cabana 2' }])

    expect(status).toBe(201)
    expect(body).toMatchObject([
      { name: 'Cabana 1', area: 'Pool', seats: 4, isActive: true, version: 1, index: before.length + 1 },
      { name: 'Cabana 2', area: null, seats: null, index: before.length + 2 },
    ])
    const after = (await listAll()).slice(before.length)
    expect(new Set(after.map(({ token }) => token)).size).toBe(2)
    await screen.caughtUp()
    expect(screen.heard('v1/table created')).toEqual(body)
  })

  it('adds as many as a call may have, in their order', async () => {
    const tables = Array.from({ length: tableLimits.mostAtOnce }, (_, index) => ({ name: `Villa ${index}`, seats: 4 }))

    const { status, body } = await send({ restaurantId: 1, tables, idempotencyKey: 'many-0001' })
    const again = await send({ restaurantId: 1, tables, idempotencyKey: 'many-0001' })

    expect(status).toBe(201)
    expect((body as TableSetUp[]).map(({ name }) => name)).toEqual(tables.map(({ name }) => name))
    expect(again.body).toEqual(body)
    const added = (await listAll()).slice(-tables.length)
    expect(added.map(({ name }) => name)).toEqual(tables.map(({ name }) => name))
    expect(new Set(added.map(({ token }) => token)).size).toBe(tables.length)
  })

  it('adds none if one has a problem, and says which', async () => {
    const before = await listAll()

    const { status, body } = await add([{ name: 'Fine' }, { name: 'room 101' }, { name: 'fine' }, { seats: 0 }])

    expect(status).toBe(400)
    expect(body).toMatchObject({
      data: {
        codes: {
          'tables.1.name': 'nameTaken',
          'tables.2.name': 'nameTwice',
          'tables.3.name': 'nameMissing',
          'tables.3.seats': 'seatsWrong',
        },
      },
    })
    expect(await listAll()).toEqual(before)
  })

  it('answers a repeated call with the tables that it has added', async () => {
    const body = { restaurantId: 1, tables: [{ name: nextName() }, { name: nextName() }], idempotencyKey: 'twice-0001' }

    const [first, second] = [await send(body), await send(body)]

    expect(first.status).toBe(201)
    expect(second.body).toEqual(first.body)
  })

  it('gives two people at once no name twice', async () => {
    const name = nextName()

    const answers = await Promise.all([add([{ name }]), add([{ name }])])

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]))
  })

  it('adds nothing to a venue of others', async () => {
    expect(await send({ restaurantId: 2, tables: [{ name: 'Mine' }] })).toMatchObject({
      status: 400,
      body: { data: { codes: { restaurantId: 'venueUnknown' } } },
    })
  })
})

describe('changing a table', () => {
  it('renames it, and keeps its code and its guests’ session', async () => {
    const table = await aTable()
    const session = await testServer.guestAt(table.name)

    const { body } = await patch(table.id, { name: 'Royal suite', area: '  ', version: table.version })

    expect(body).toMatchObject({
      name: 'Royal suite',
      area: null,
      version: table.version + 1,
      updatedBy: 'Layla Haddad',
    })
    expect((await listAll()).find(({ id }) => id === table.id)).toMatchObject({ name: 'Royal suite' })
    expect(await testServer.request('GET', '/v1/menu', { token: session.token })).toMatchObject({ status: 200 })
  })

  it('refuses an outdated version with the current record, but not if nothing is changed', async () => {
    const table = await aTable()
    const { body: changed } = await patch(table.id, { seats: 8 })

    expect(await patch(table.id, { seats: 2, version: table.version })).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', current: changed } },
    })
    expect(await patch(table.id, { seats: 8, version: table.version })).toMatchObject({ status: 200, body: changed })
  })

  it('refuses a name that another table has', async () => {
    const table = await aTable()

    expect(await patch(table.id, { name: 'ROOM 101' })).toMatchObject({
      status: 400,
      body: { data: { codes: { name: 'nameTaken' } } },
    })
  })

  it('is refused for a table of another venue', async () => {
    const stranger = await testServer.signIn('manager@restaurant.demo')
    const table = await aTable()
    const at = `/v1/table/${table.id}`

    expect(await testServer.request('PATCH', at, { token: stranger, body: { seats: 1 } })).toMatchObject({
      status: 404,
    })
    expect(await testServer.request('DELETE', at, { token: stranger })).toMatchObject({ status: 404 })
  })
})

describe('a table with a history', () => {
  it('stays on while its bill is open, and can then be turned off but not deleted', async () => {
    const table = await aTable()
    const guest = await testServer.guestAt(table.name)
    const { body: order } = await testServer.place(guest.token, { cart: [{ itemId: 34, itemQty: 1 }] })

    expect(await patch(table.id, { isActive: false })).toMatchObject({
      status: 409,
      body: { data: { reason: 'billOpen', codes: { isActive: 'billOpen' } } },
    })
    await testServer.db.many('UPDATE bills SET "closedAt" = "openedAt" WHERE "tableId" = ?', table.id)
    expect(await patch(table.id, { isActive: false })).toMatchObject({ status: 200, body: { isActive: false } })
    expect(await remove(table.id)).toMatchObject({ status: 409, body: { data: { reason: 'hasHistory' } } })
    expect((await testServer.request('GET', `/v1/order/${order.id}`, { token: manager })).status).toBe(200)
  })

  it('takes no guests while it is off', async () => {
    const table = await aTable()
    await patch(table.id, { isActive: false })

    const { token } = (await listAll()).find(({ id }) => id === table.id)!

    expect(await testServer.request('POST', '/v1/guest/session', { body: { token } })).toMatchObject({ status: 401 })
  })
})

it('deletes a table to which nothing points, and tells the floor', async () => {
  const screen = await testServer.connect(await testServer.signIn('waiter@hotel.demo'))
  const table = await aTable()

  const { status, body } = await remove(table.id)

  expect(status).toBe(200)
  await screen.caughtUp()
  expect(screen.heard('v1/table removed')).toEqual([body])
  expect(await remove(table.id)).toMatchObject({ status: 404 })
})

async function aTable(): Promise<TableSetUp> {
  const { body } = await add([{ name: nextName(), area: 'Annex' }])
  return (body as TableSetUp[])[0]!
}

function nextName(): string {
  names += 1
  return `New ${names}`
}

function add(tables: object[]) {
  return send({ restaurantId: 1, tables })
}

function send(body: object) {
  return testServer.request<unknown>('POST', '/v1/add/tables', { token: manager, body })
}

function patch(id: number, body: object) {
  return testServer.request<unknown>('PATCH', `/v1/table/${id}`, { token: manager, body })
}

function remove(id: number) {
  return testServer.request<unknown>('DELETE', `/v1/table/${id}`, { token: manager })
}

async function listAll(): Promise<Table[]> {
  const query = 'restaurantId=1&skipPaginate=true'
  return (await testServer.request<Table[]>('GET', `/v1/table?${query}`, { token: manager })).body
}
