import { afterAll, beforeAll, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { SoldCount } from '@brigade/domain/menus/menus.sold-counts.ts'
import { run } from '#kit/database/transaction.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import { noon, type TestServer } from '#testing/test-server.ts'
import { itemizeOrders } from './itemize-orders.ts'

let shift: Shift
let testServer: TestServer

beforeAll(async () => {
  shift = await startShift({ room: 'Room 411' })
  testServer = shift.testServer
  const { guest, itemId } = shift
  for (const itemQty of [2, 3]) await testServer.place(guest.token, { cart: [{ itemId, itemQty }] })
  await itemizeOrders(testServer.db, new Date(noon.getTime() + 61_000))
})

afterAll(() => testServer.close())

it('sums the pieces of each item, and forgets what is older than thirty days', async () => {
  const sold = await piecesSold()
  expect(sold).toBeGreaterThanOrEqual(5)

  const monthAgo = new Date(noon.getTime() - 31 * 86_400_000).toISOString()
  const { itemId } = shift
  await testServer.db.write(() =>
    run('UPDATE order_lines SET "soldAt" = ? WHERE "itemId" = ? AND "quantity" = 3', monthAgo, itemId),
  )

  expect(sold! - (await piecesSold())!).toBeGreaterThanOrEqual(3)
})

it('is for those who mark items as sold out, of their own venue', async () => {
  for (const role of staffRoles) {
    const isAllVenues = can({ role }, 'venues:all')
    const token = await testServer.signIn(`${role.toLowerCase()}@${isAllVenues ? 'brigade' : 'hotel'}.demo`)
    expect([role, (await list(token)).status]).toEqual([role, can({ role }, 'menus:soldOut') ? 200 : 403])
  }
  expect((await list(await testServer.signIn('manager@restaurant.demo'))).status).toBe(403)
  expect((await list(shift.manager, '')).status).toBe(400)
  expect((await testServer.request('GET', '/v1/sold-counts?restaurantId=1')).status).toBe(401)
})

async function piecesSold(): Promise<number | undefined> {
  const { body } = await list(shift.manager)
  return body.find(({ itemId }) => itemId === shift.itemId)?.quantity
}

function list(token: string, query = '?restaurantId=1') {
  return testServer.request<SoldCount[]>('GET', `/v1/sold-counts${query}`, { token })
}
