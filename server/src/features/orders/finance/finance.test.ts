import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { CurrencyTotals, FinanceOrder, FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { readXlsx, shownInXlsx } from '#testing/read-xlsx.ts'
import { speak } from '#testing/speak.ts'

const year = { from: '2025-05-01', to: '2026-04-30' }
/** A day before the demo's first order. */
const quiet = { from: '2020-06-02', to: '2020-06-02' }

let testServer: TestServer
let finance: string
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  finance = await testServer.signIn(hotelEmails.finance)
  admin = await testServer.signIn(hotelEmails.admin)
})

afterAll(() => testServer.close())

describe('the sums of some days', () => {
  it('are those of the orders listed, in all and by payment type', async () => {
    const listed = await everyRow(finance, year)
    const [sums] = await totals(finance, year)

    expect(listed.length).toBeGreaterThan(50)
    expect(sums).toMatchObject({ currency: 'AED', orders: listed.length })
    for (const field of amounts) expect({ field, sum: sums![field] }).toEqual({ field, sum: sumOf(listed, field) })
    expect(sums!.byPaymentType.length).toBeGreaterThan(1)
    for (const { paymentType, orders, ...part } of sums!.byPaymentType) {
      const own = listed.filter((order) => order.paymentType === paymentType)
      expect({ paymentType, orders }).toEqual({ paymentType, orders: own.length })
      for (const field of amounts) expect({ field, sum: part[field] }).toEqual({ field, sum: sumOf(own, field) })
    }
  })

  it('come to what is owed: the full prices, less the discount, with both fees', async () => {
    for (const sums of await totals(admin, year)) {
      const { placeHolderPrice, discount, serviceFee, vatFee, orderPrice } = sums
      expect(placeHolderPrice - discount + serviceFee + vatFee).toBeCloseTo(orderPrice, 3)
    }
    expect((await totals(finance, year))[0]!.discount).toBeGreaterThan(0)
  })

  it('are kept apart by currency where several venues are seen, and can be of one', async () => {
    const all = await totals(admin, year)
    const one = await totals(admin, { ...year, restaurantId: 2 })

    expect(all.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['AED', 'USD']))
    expect(one).toEqual(all.filter(({ currency }) => currency === 'USD'))
  })

  it('are nothing where nothing was sold', async () => {
    expect(await totals(finance, quiet)).toEqual([])
    expect(await page(finance, quiet)).toEqual({ total: 0, limit: 10, skip: 0, data: [] })
  })

  it('can be of some payment types alone', async () => {
    const [sums] = await totals(finance, { ...year, paymentType: { $in: ['room', 'card'] } })

    expect(sums!.byPaymentType.map(({ paymentType }) => paymentType)).toEqual(['room', 'card'])
    expect((await everyRow(finance, { ...year, paymentType: 'card' })).length).toBe(sums!.byPaymentType[1]!.orders)
  })

  it('count a merged order in the one that took it over, and of a cancelled one only what is to be paid back', async () => {
    const ids = await endedOn('2020-06-01T10:00:00.000Z', ['completed', 'merged', 'cancelled', 'cancelled'])
    const [completed, merged, paid, unpaid] = ids
    await setPaid(completed!, 0)
    await setPaid(merged!, 5000)
    await setPaid(paid!, 1234)
    await setPaid(unpaid!, 0)
    const day = { from: '2020-06-01', to: '2020-06-01' }

    const [sums] = await totals(finance, day)
    const listed = await everyRow(finance, day)
    const due = await everyRow(finance, { ...day, isRefundDue: true })

    expect(listed.map(({ id }) => id)).toEqual([completed])
    expect(sums).toMatchObject({ orders: 1, orderPrice: listed[0]!.orderPrice, refundDue: 12.34, amountPaidOnline: 0 })
    expect(due).toMatchObject([
      { id: paid, status: 'cancelled', refundDue: 12.34, endedAt: '2020-06-01T10:00:00.000Z' },
    ])
  })

  it('count what was paid above what is owed as due to be paid back', async () => {
    const [id] = await endedOn('2020-05-01T10:00:00.000Z', ['completed'])
    const day = { from: '2020-05-01', to: '2020-05-01' }
    const [{ orderPrice, tipAmount } = { orderPrice: 0, tipAmount: 0 }] = await everyRow(finance, day)
    await setPaid(id!, Math.round((orderPrice + tipAmount) * 100) + 300)

    expect(await totals(finance, day)).toMatchObject([{ orders: 1, refundDue: 3 }])
    expect(await everyRow(finance, { ...day, isRefundDue: true })).toMatchObject([{ id, refundDue: 3 }])
  })

  it('are of business days, which end at the night hour of each venue’s own clock', async () => {
    // Three in the morning in Dubai.
    const [last] = await endedOn('2020-07-01T22:59:59.999Z', ['completed'])
    const [first] = await endedOn('2020-07-01T23:00:00.000Z', ['completed'])

    const idsOn = async (day: string) => (await everyRow(finance, { from: day, to: day })).map(({ id }) => id)
    expect(await idsOn('2020-07-01')).toEqual([last])
    expect(await idsOn('2020-07-02')).toEqual([first])

    await testServer.db.write(() => run('UPDATE venues SET "nightHour" = 0 WHERE "id" = 1'))
    expect(await idsOn('2020-07-02')).toEqual([first, last])
    await testServer.db.write(() => run('UPDATE venues SET "nightHour" = 3 WHERE "id" = 1'))
  })
})

describe('the list', () => {
  it('is in pages, the newest first, and shows nothing twice', async () => {
    const all = await everyRow(admin, year)
    const second = await page(admin, { ...year, $limit: '7', $skip: '7' })

    expect(second).toMatchObject({ total: all.length, limit: 7, skip: 7 })
    expect(second.data).toEqual(all.slice(7, 14))
    expect(all.map(({ endedAt }) => endedAt)).toEqual(
      all
        .map(({ endedAt }) => endedAt)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('says of an order what the order itself says', async () => {
    const [row] = (await page(finance, year)).data
    const { body } = await testServer.request<Order>('GET', `/v1/order/${row!.id}`, { token: finance })

    expect(row).toMatchObject({
      table: body.table,
      endedAt: body.completedAT,
      paymentType: body.paymentType,
      orderPrice: body.orderPrice,
      tipAmount: body.tipAmount,
      serviceFee: body.serviceFee,
      refundDue: body.refundDue,
      lastname: body.paymentInfo?.lastname ?? null,
    })
  })
})

describe('the spreadsheet', () => {
  it('has every row of the list, the oldest first, and comes to the same sums', async () => {
    const listed = await everyRow(finance, year)
    const [sums] = await totals(finance, year)

    const [headers, ...rows] = readXlsx((await download(finance, { ...year, fileName: 'March' })).bytes)

    expect(rows.map((row) => row[headers!.indexOf('Order')])).toEqual(listed.map(({ id }) => id).toReversed())
    for (const [header, field] of Object.entries(amountsByHeader)) {
      const cells = rows.map((row) => Number(row[headers!.indexOf(header)]))
      expect({ header, sum: inMinor(cells) }).toEqual({ header, sum: Math.round(sums![field] * 100) })
    }
  })

  it('tells times on the clock of the venue, and the business day that an order belongs to', async () => {
    await endedOn('2020-08-01T21:30:00.000Z', ['completed'])

    const cells = shownInXlsx((await download(finance, { from: '2020-08-01', to: '2020-08-01', fileName: 'x' })).bytes)

    expect(rowOf(cells, 1)).toMatchObject({
      Venue: 'Harbour Hotel',
      'Business day': '2020-08-01',
      'Time zone': 'Asia/Dubai',
      'Ended at': '2020-08-02 01:30 +04:00',
      Currency: 'AED',
    })
  })

  it('is in Arabic for who has Brigade in Arabic', async () => {
    await endedOn('2020-08-10T10:00:00.000Z', ['completed'])
    await speak(testServer, { token: finance, language: 'ar' })
    onTestFinished(() => speak(testServer, { token: finance, language: 'en' }))

    const { bytes } = await download(finance, { from: '2020-08-10', to: '2020-08-10', fileName: 'x' })

    expect(rowOf(shownInXlsx(bytes), 1)).toMatchObject({ الحالة: 'مكتمل', 'يوم العمل': '2020-08-10' })
  })

  it('lets no name be a formula', async () => {
    const [id] = await endedOn('2020-09-01T10:00:00.000Z', ['completed'])
    const info = JSON.stringify({ lastname: '=HYPERLINK("http://x")' })
    await testServer.db.write(() => run('UPDATE orders SET "paymentInfo" = ? WHERE "id" = ?', info, id!))

    const cells = readXlsx((await download(finance, { from: '2020-09-01', to: '2020-09-01', fileName: 'x' })).bytes)

    expect(rowOf(cells, 1)['Guest']).toBe(`'=HYPERLINK("http://x")`)
  })

  it('has its headers where nothing was sold, and is given over REST only', async () => {
    const { bytes, headers } = await download(finance, { ...quiet, fileName: 'Nothing' })
    const screen = await testServer.connect(finance)

    expect(readXlsx(bytes)).toHaveLength(1)
    expect(headers.get('content-disposition')).toContain('filename="Nothing.xlsx"')
    await expect(screen.client.service('v1/exportOrders').create({ ...quiet, fileName: 'x' })).rejects.toMatchObject({
      code: 405,
    })
  })
})

describe('who may', () => {
  it.each(staffRoles)('is as the table of rights has it for %s', async (role) => {
    const token = await testServer.signIn(hotelEmails[role])
    const status = can({ role }, 'finance:read') ? 200 : 403

    expect(await statuses(token, year)).toEqual([status, status, status])
  })

  it('is nobody who is not signed in, no guest and no machine', async () => {
    const guest = await testServer.guestAt('Room 204')

    expect(await statuses(undefined, year)).toEqual([401, 401, 401])
    expect(await statuses(guest.token, year)).toEqual([403, 403, 403])
    expect(await statuses('brigade-demo-payments-1', year)).toEqual([403, 403, 403])
  })

  it('sees no other venue', async () => {
    const stranger = await testServer.signIn('finance@restaurant.demo')

    expect(await statuses(stranger, { ...year, restaurantId: 1 })).toEqual([403, 403, 403])
    expect((await totals(stranger, year)).map(({ currency }) => currency)).toEqual(['USD'])
    for (const { restaurantId } of await everyRow(stranger, year)) expect(restaurantId).toBe(2)
    const { bytes } = await download(stranger, { ...year, fileName: 'x' })
    const [headers, ...rows] = readXlsx(bytes)
    expect(new Set(rows.map((row) => row[headers!.indexOf('Venue')]))).toEqual(new Set(['Olive Street Kitchen']))
  })
})

it.each([
  [{ from: '2026-02-30', to: '2026-03-01' }, ['from']],
  [{ from: 'x', to: '' }, ['from', 'to']],
  [{ from: '2026-03-02', to: '2026-03-01' }, ['to']],
  [{ from: '2025-01-01', to: '2026-03-01' }, ['to']],
  [{ from: '2026-03-01' }, ['to']],
  [{ ...quiet, paymentType: 'gold' }, ['paymentType']],
])('days such as %j are refused by the field that is wrong', async (filter, fields) => {
  for (const answer of await answers(finance, filter)) {
    const { data } = answer.body as { data: { fields: Record<string, string> } }
    expect({ status: answer.status, fields: Object.keys(data.fields).map((field) => field.split('.')[0]) }).toEqual({
      status: 400,
      fields,
    })
  }
})

const amounts = [
  'placeHolderPrice',
  'discount',
  'serviceFee',
  'vatFee',
  'orderPrice',
  'tipAmount',
  'amountPaidOnline',
] as const

const amountsByHeader = {
  'Items at full price': 'placeHolderPrice',
  Discount: 'discount',
  'Service fee': 'serviceFee',
  VAT: 'vatFee',
  Total: 'orderPrice',
  Tip: 'tipAmount',
  'Paid online': 'amountPaidOnline',
} as const

type Filter = object

async function totals(token: string, body: Filter): Promise<CurrencyTotals[]> {
  return (await testServer.request<FinanceTotals>('POST', '/v1/orderTotals', { token, body })).body.totals
}

async function page(token: string, filter: Filter): Promise<Paged<FinanceOrder>> {
  return (await testServer.request<Paged<FinanceOrder>>('GET', listPath(filter), { token })).body
}

async function everyRow(token: string, filter: Filter): Promise<FinanceOrder[]> {
  const path = `${listPath(filter)}&skipPaginate=true`
  return (await testServer.request<FinanceOrder[]>('GET', path, { token })).body
}

function listPath(filter: Filter): string {
  return `/v1/finance-orders?${new URLSearchParams(filter as Record<string, string>).toString()}`
}

async function answers(token: string | undefined, filter: Filter) {
  const body = { ...filter, fileName: 'x' }
  return [
    await testServer.request('GET', listPath(filter), { token }),
    await testServer.request('POST', '/v1/orderTotals', { token, body: filter }),
    await testServer.request('POST', '/v1/exportOrders', { token, body }),
  ]
}

async function statuses(token: string | undefined, filter: Filter): Promise<number[]> {
  const { status } = await download(token, { ...filter, fileName: 'x' })
  return [
    (await testServer.request('GET', listPath(filter), { token })).status,
    (await testServer.request('POST', '/v1/orderTotals', { token, body: filter })).status,
    status,
  ]
}

async function download(token: string | undefined, body: object) {
  const response = await fetch(`${testServer.url}/v1/exportOrders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

function sumOf(rows: readonly FinanceOrder[], field: (typeof amounts)[number]): number {
  return inMinor(rows.map((row) => row[field])) / 100
}

function inMinor(decimals: readonly number[]): number {
  return decimals.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
}

function rowOf(cells: Cell[][], number: number): Record<string, Cell> {
  return Object.fromEntries(cells[0]!.map((header, column) => [String(header), cells[number]![column]!]))
}

const taken = new Set<number>()

/** Makes past orders of the hotel end at an instant, each in its status. */
async function endedOn(instant: string, statusList: readonly string[]): Promise<number[]> {
  const known = await testServer.db.many<{ id: number }>(
    `SELECT "id" FROM orders WHERE "restaurantId" = 1 AND "status" = 'completed' ORDER BY "id" DESC LIMIT 30`,
  )
  const ids = known.map(({ id }) => id).filter((id) => !taken.has(id))
  return testServer.db.write(function* () {
    const ended: number[] = []
    for (const [place, status] of statusList.entries()) {
      const id = ids[place]!
      const [completedAT, cancelAt] = status === 'cancelled' ? [null, instant] : [instant, null]
      yield* run(
        'UPDATE orders SET "status" = ?, "completedAT" = ?, "cancelAt" = ? WHERE "id" = ?',
        status,
        completedAT,
        cancelAt,
        id,
      )
      ended.push(id)
      taken.add(id)
    }
    return ended
  })
}

async function setPaid(id: number, minor: number): Promise<void> {
  await testServer.db.write(() => run('UPDATE orders SET "amountPaidOnline" = ? WHERE "id" = ?', minor, id))
}
