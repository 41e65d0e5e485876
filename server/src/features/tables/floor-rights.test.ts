import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { type Guest, type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let guest: Guest

beforeAll(async () => {
  testServer = await startTestServer()
  guest = await testServer.guestAt('Room 305')
})

afterAll(() => testServer.close())

const transports = {
  rest: {
    async find(token: string, query: Record<string, unknown>) {
      const { status, body } = await testServer.request<Table[]>('GET', `/v1/table?${textOf(query)}`, { token })
      return status === 200 ? body : status
    },
    async get(token: string, id: number) {
      const { status, body } = await testServer.request<Table>('GET', `/v1/table/${id}`, { token })
      return status === 200 ? body : status
    },
  },
  socket: {
    find: (token: string, query: Record<string, unknown>) =>
      overSocket<Table[]>(token, (tables) => tables.find({ query })),
    get: (token: string, id: number) => overSocket<Table>(token, (tables) => tables.get(id)),
  },
}

describe.each(Object.entries(transports))('the floor, over %s', (_name, { find, get }) => {
  it.each(['manager', 'ordertaker', 'waiter', 'chief'])(
    'of the hotel is not there for the %s of another venue',
    async (role) => {
      const stranger = await testServer.signIn(`${role}@restaurant.demo`)

      const theirs = await find(stranger, { skipPaginate: true })

      expect(new Set((theirs as Table[]).map(({ restaurantId }) => restaurantId))).toEqual(new Set([2]))
      expect(await find(stranger, { restaurantId: 1, skipPaginate: true })).toBe(403)
      expect(await find(stranger, { restaurantId: { $in: [1, 2] }, skipPaginate: true })).toBe(403)
      expect(await find(stranger, { id: guest.tableId, skipPaginate: true })).toEqual([])
      expect(await get(stranger, guest.tableId)).toBe(404)
    },
  )

  it.each(['manager', 'ordertaker', 'waiter', 'chief'])('is there for the %s of the hotel', async (role) => {
    const token = await testServer.signIn(`${role}@hotel.demo`)

    const listed = (await find(token, { restaurantId: 1, skipPaginate: true })) as Table[]

    expect(listed).toHaveLength(60)
    expect(await get(token, guest.tableId)).toEqual(listed.find(({ id }) => id === guest.tableId))
  })

  it.each(['admin', 'organization'])('of every venue is there for the %s', async (role) => {
    const token = await testServer.signIn(`${role}@brigade.demo`)

    expect(await find(token, { restaurantId: 1, skipPaginate: true })).toHaveLength(60)
    expect(await get(token, guest.tableId)).toMatchObject({ id: guest.tableId, restaurantId: 1 })
  })

  it.each(['marketing@hotel.demo', 'finance@hotel.demo', 'supermanager@brigade.demo'])(
    'is refused to %s',
    async (email) => {
      const token = await testServer.signIn(email)

      expect(await find(token, { restaurantId: 1, skipPaginate: true })).toBe(403)
      expect(await get(token, guest.tableId)).toBe(403)
    },
  )

  it('is refused to a guest, at their own table too', async () => {
    expect(await find(guest.token, { skipPaginate: true })).toBe(403)
    expect(await get(guest.token, guest.tableId)).toBe(403)
  })
})

it('is not there for who has not signed in, over either', async () => {
  const { client } = await testServer.connect()

  expect(await testServer.request('GET', '/v1/table?restaurantId=1')).toMatchObject({ status: 401 })
  expect(await testServer.request('GET', `/v1/table/${guest.tableId}`)).toMatchObject({ status: 401 })
  await expect(client.service('v1/table').find({ query: { restaurantId: 1 } })).rejects.toMatchObject({ code: 401 })
  await expect(client.service('v1/table').get(guest.tableId)).rejects.toMatchObject({ code: 401 })
})

type Tables = { find(params: object): Promise<unknown>; get(id: number): Promise<unknown> }

/** Returns the answer, or the code of the refusal. */
async function overSocket<T>(token: string, ask: (tables: Tables) => Promise<unknown>): Promise<T | number> {
  const { client, close } = await testServer.connect(token)
  try {
    return (await ask(client.service('v1/table'))) as T
  } catch (refusal) {
    return (refusal as { code: number }).code
  } finally {
    await close()
  }
}

function textOf(query: Record<string, unknown>): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'object' || value === null || !('$in' in value)) parts.append(name, String(value))
    else for (const each of value.$in as unknown[]) parts.append(`${name}[$in][]`, String(each))
  }
  return parts.toString()
}
