import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import {
  insightPanels,
  type InsightItems,
  type InsightRequests,
  type InsightSales,
  type InsightTimes,
} from '@brigade/domain/insights/insights.schema.ts'
import type { FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import { itemizeOrders } from '#features/orders/lines/itemize-orders.ts'
import { run } from '#kit/database/transaction.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { readXlsx } from '#testing/read-xlsx.ts'
import { noon, type TestServer, startTestServer } from '#testing/test-server.ts'
import { rollUpDays } from './roll-up/roll-up-days.ts'

const year = { from: '2025-03-05', to: '2026-03-04' }
const quiet = { from: '2001-01-01', to: '2001-01-31' }
const paths = ['insightSales', 'insightItems', 'insightTimes', 'insightRequests'] as const

let testServer: TestServer
let admin: string
let manager: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn(hotelEmails.admin)
  manager = await testServer.signIn(hotelEmails.manager)
  const later = new Date(noon.getTime() + 120_000)
  await itemizeOrders(testServer.db, later)
  await rollUpDays(testServer.db, later)
})

afterAll(() => testServer.close())

describe('what insights show', () => {
  it('are the sums of finance, by currency, in total and by day, hour and payment type', async () => {
    const { currencies, asOf } = await sales(admin, year)
    const finance = (await post<FinanceTotals>('orderTotals', year, admin)).body.totals

    expect(asOf).not.toBeNull()
    expect(currencies.map(({ currency }) => currency)).toEqual(finance.map(({ currency }) => currency))
    expect(currencies.length).toBeGreaterThan(1)
    for (const [place, { now, days, hours, paymentTypes }] of currencies.entries()) {
      const { orders, orderPrice, discount, tipAmount, amountPaidOnline } = finance[place]!
      expect(now).toMatchObject({ orders, orderPrice, discount, tipAmount, amountPaidOnline })
      for (const parts of [days, hours, paymentTypes]) {
        expect(parts.reduce((sum, part) => sum + part.orders, 0)).toBe(orders)
        expect(parts.reduce((sum, part) => sum + part.orderPrice, 0)).toBeCloseTo(orderPrice, 2)
      }
    }
  })

  it('are compared with the days before', async () => {
    const [yesterday] = (await sales(manager, { from: '2026-03-03', to: '2026-03-03' })).currencies
    const [today] = (await sales(manager, { from: '2026-03-04', to: '2026-03-04' })).currencies

    expect(yesterday!.now.orders).toBeGreaterThan(0)
    expect(today!.before).toEqual(yesterday!.now)
  })

  it('are the items that were sold, and those that were not', async () => {
    const { sold, soldTotal, unsold, unsoldTotal } = (await post<InsightItems>('insightItems', year, manager)).body

    expect(sold.length).toBe(soldTotal)
    expect(unsold.length).toBe(unsoldTotal)
    expect(sold.map(({ revenue }) => revenue)).toEqual(
      sold.map(({ revenue }) => revenue).toSorted((one, other) => other - one),
    )
    const soldIds = new Set(sold.map(({ itemId }) => itemId))
    expect(unsold.filter(({ itemId }) => soldIds.has(itemId))).toEqual([])
    expect(sold[0]).toMatchObject({ restaurantId: 1, currency: 'AED', name: { en: expect.any(String) } })
  })

  it('are service times in total, by hour and by person', async () => {
    const { stages } = (await post<InsightTimes>('insightTimes', year, manager)).body

    expect(stages.map(({ stage }) => stage)).toEqual(['queue', 'kitchen', 'pass', 'delivery', 'trays'])
    for (const { now, hours, people } of stages) {
      expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(now.count)
      expect(people.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(now.count)
      if (now.count > 0) expect(now.p90!).toBeGreaterThanOrEqual(now.median!)
    }
    expect(stages[0]!.now.count).toBeGreaterThan(0)
    expect(stages[0]!.people[0]!.name).toEqual(expect.any(String))
  })

  it('are how long requests took', async () => {
    const { types } = (await post<InsightRequests>('insightRequests', year, manager)).body
    const [row] = await testServer.db.many<{ count: number | string }>(
      `SELECT count(*) AS "count" FROM requests WHERE "restaurantId" = 1 AND "status" = 'completed' AND "endedAt" IS NOT NULL`,
    )

    expect(types.reduce((sum, { now }) => sum + now.count, 0)).toBe(Number(row!.count))
  })

  it('are empty where nothing was sold', async () => {
    expect((await sales(manager, quiet)).currencies).toEqual([])
    const { sold, unsoldTotal } = (await post<InsightItems>('insightItems', quiet, manager)).body
    expect(sold).toEqual([])
    expect(unsoldTotal).toBeGreaterThan(0)
  })
})

it.each(insightPanels)('have a spreadsheet of %s', async (panel) => {
  const days = panel === 'unsold' ? quiet : year
  const response = await download(manager, { ...days, panel, fileName: 'Figures' })
  const [headers, ...rows] = readXlsx(new Uint8Array(await response.arrayBuffer()))

  expect(response.headers.get('content-disposition')).toContain('Figures.xlsx')
  expect(headers!.length).toBeGreaterThan(1)
  expect(rows.length).toBeGreaterThan(0)
})

describe('who may', () => {
  it.each(staffRoles)('is as the table of rights has it for %s', async (role) => {
    const token = await testServer.signIn(hotelEmails[role])
    const status = can({ role }, 'insights:read') ? 200 : 403

    expect(await statuses(token, year)).toEqual([status, status, status, status, status])
  })

  it('is nobody who is not signed in, no guest and no machine', async () => {
    const guest = await testServer.guestAt('Room 204')

    expect(await statuses(undefined, year)).toEqual([401, 401, 401, 401, 401])
    expect(await statuses(guest.token, year)).toEqual([403, 403, 403, 403, 403])
    expect(await statuses('brigade-demo-payments-1', year)).toEqual([403, 403, 403, 403, 403])
  })

  it('sees no other venue', async () => {
    const stranger = await testServer.signIn('manager@restaurant.demo')

    expect(await statuses(stranger, { ...year, restaurantId: 1 })).toEqual([403, 403, 403, 403, 403])
    expect((await sales(stranger, year)).currencies.map(({ currency }) => currency)).toEqual(['USD'])
    const { sold } = (await post<InsightItems>('insightItems', year, stranger)).body
    for (const { restaurantId } of sold) expect(restaurantId).toBe(2)
  })
})

describe('bad days and venues', () => {
  it.each([
    [{ from: '2026-02-30', to: '2026-03-01' }, ['from']],
    [{ from: 'x', to: '' }, ['from', 'to']],
    [{ from: '2026-03-02', to: '2026-03-01' }, ['to']],
    [{ from: '2016-01-01', to: '2026-01-01' }, ['to']],
    [{ from: '2025-03-03', to: '2026-03-04' }, ['to']],
    [{ from: '2026-03-01' }, ['to']],
    [{ ...quiet, restaurantId: 'one' }, ['restaurantId']],
  ])('such as %j are refused by the field that is wrong', async (filter, fields) => {
    for (const path of paths) {
      const { status, body } = await post<Refused>(path, filter, admin)
      expect({ status, fields: Object.keys(body.data.fields).map((field) => field.split('.')[0]) }).toEqual({
        status: 400,
        fields,
      })
    }
  })

  it('may be a year and a day, but no longer', async () => {
    expect((await post('insightSales', { from: '2025-03-04', to: '2026-03-04' }, manager)).status).toBe(200)
  })

  it('such as a venue that does not exist are not found', async () => {
    const { status, body } = await post<Refused>('insightSales', { ...year, restaurantId: 999 }, admin)

    expect({ status, fields: Object.keys(body.data.fields) }).toEqual({ status: 404, fields: ['restaurantId'] })
  })

  it('but an archived venue keeps its past', async () => {
    const before = await sales(admin, { ...year, restaurantId: 2 })
    await testServer.db.write(() => run('UPDATE venues SET "archivedAt" = ? WHERE "id" = 2', noon.toISOString()))

    expect((await sales(admin, { ...year, restaurantId: 2 })).currencies).toEqual(before.currencies)
  })
})

type Refused = { data: { fields: Record<string, string> } }

async function sales(token: string, filter: object): Promise<InsightSales> {
  return (await post<InsightSales>('insightSales', filter, token)).body
}

function post<T>(path: string, body: object, token: string | undefined) {
  return testServer.request<T>('POST', `/v1/${path}`, { token, body })
}

async function statuses(token: string | undefined, filter: object): Promise<number[]> {
  const all: number[] = []
  for (const path of paths) all.push((await post(path, filter, token)).status)
  all.push((await download(token, { ...filter, panel: 'days', fileName: 'x' })).status)
  return all
}

function download(token: string | undefined, body: object): Promise<Response> {
  return fetch(`${testServer.url}/v1/exportInsights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
}
