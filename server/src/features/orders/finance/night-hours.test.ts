import type { FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

const year = { from: '2026-01-01', to: '2026-12-31' }

let testServer: TestServer

beforeAll(async () => {
  testServer = await startTestServer()
})

afterAll(() => testServer.close())

it('are told with the sums, each hour once', async () => {
  const admin = await testServer.signIn(hotelEmails.admin)
  const finance = await testServer.signIn(hotelEmails.finance)
  await testServer.db.write(() => run('UPDATE venues SET "nightHour" = 4 WHERE "id" = 2'))

  expect(await hoursOf(admin, {})).toEqual([3, 4])
  expect(await hoursOf(admin, { restaurantId: 2 })).toEqual([4])
  expect(await hoursOf(finance, {})).toEqual([3])
})

async function hoursOf(token: string, filter: { restaurantId?: number }): Promise<number[]> {
  const body = { ...year, ...filter }
  return (await testServer.request<FinanceTotals>('POST', '/v1/orderTotals', { token, body })).body.nightHours
}
