import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableSetUp } from '@brigade/domain/tables/tables.schema.ts'
import { type Guest, type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let manager: string
let itemId: number
let names = 0

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
  itemId = await testServer.itemCalled('Fattoush')
})

afterAll(() => testServer.close())

type Answer = Promise<{ status: number }>

/** What can come to a table at the moment when it is deleted. */
const arrivals: Record<string, (guest: Guest) => Answer> = {
  'a guest’s order': ({ token }) => testServer.place(token, { cart: [{ itemId, itemQty: 1 }] }),
  'the staff’s order': ({ tableId }) => testServer.place(manager, { tableId, cart: [{ itemId, itemQty: 1 }] }),
  'a request': ({ token }) => testServer.request('POST', '/v1/waiter', { token, body: { requestType: 'towel' } }),
  'a tray': ({ tableId }) =>
    testServer.request('POST', '/v1/tray-out', {
      token: manager,
      body: { tableId, trayOutQR: 'https://brigade.example/t/4a7c9da1njkqt', type: 'tray' },
    }),
  'a guest who sits down': ({ tableToken }) =>
    testServer.request('POST', '/v1/guest/session', { body: { token: tableToken } }),
}

describe.each(Object.entries(arrivals))('a table that is deleted when %s comes', (_, arrive) => {
  it.each(['first', 'last'])('is there with it, or gone without it, if the deletion is sent %s', async (place) => {
    for (let time = 0; time < 8; time += 1) {
      const guest = await aGuest()
      const steps = [() => remove(guest), () => arrive(guest)]

      const answers = await Promise.all((place === 'first' ? steps : steps.toReversed()).map((step) => step()))

      for (const { status } of answers) expect([200, 201, 400, 401, 403, 404, 409]).toContain(status)
      const removed = answers.at(place === 'first' ? 0 : 1)
      const isThere = (await testServer.db.one('SELECT 1 FROM tables WHERE "id" = ?', guest.tableId)) !== undefined
      expect(removed?.status === 200).toBe(!isThere)
    }
  })
})

async function aGuest(): Promise<Guest> {
  names += 1
  const name = `Raced ${names}`
  const { body } = await testServer.request<TableSetUp[]>('POST', '/v1/add/tables', {
    token: manager,
    body: { restaurantId: 1, tables: [{ name }] },
  })
  expect(body).toHaveLength(1)
  return testServer.guestAt(name)
}

function remove({ tableId }: Guest): Answer {
  return testServer.request('DELETE', `/v1/table/${tableId}`, { token: manager })
}
