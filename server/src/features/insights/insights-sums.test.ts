import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CurrencySales, InsightItems, InsightSales } from '@brigade/domain/insights/insights.schema.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { businessDayAt, wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import type { FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { itemizeOrders } from '#features/orders/lines/itemize-orders.ts'
import { run } from '#kit/database/transaction.ts'
import { demoPassword } from '#seeds/accounts.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { rollUpDays } from './roll-up/roll-up-days.ts'
import { sumMonths } from './roll-up/sum-months.ts'

/** Berlin sets its clocks forward from two to three on the 29th of March and back on the 25th of October. */
const berlin = { timeZone: 'Europe/Berlin', nightHour: 3 }
const evening = Date.parse('2026-03-28T19:00:00Z')
const machine = 'brigade-demo-payments-1'
const days = { from: '2026-03-27', to: '2026-03-30' }

let testServer: TestServer
let now = new Date(evening)
let manager: string
let admin: string
let itemIds: number[]
let tableId: number

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  manager = await testServer.signIn(hotelEmails.manager)
  admin = await testServer.signIn(hotelEmails.admin)
  itemIds = [await testServer.itemCalled('Wild Mushroom Risotto'), await plainItem()]
  ;({ tableId } = await testServer.guestAt('Room 207'))
  await testServer.db.write(function* () {
    for (const table of ['menus', 'categories', 'items'])
      yield* run(`UPDATE ${table} SET "hoursAvailable" = '["ALL"]', "daysAvailable" = '["ALL"]'`)
    yield* run('UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1')
  })
  await testServer.db.write(() =>
    run('UPDATE venues SET "timeZone" = ?, "nightHour" = ? WHERE "id" = 1', berlin.timeZone, berlin.nightHour),
  )
})

afterAll(() => testServer.close())

const acts = [
  'accept',
  'ready',
  'deliver',
  'complete',
  'cancel',
  'undo',
  'discount',
  'pay',
  'online',
  'refund',
  'judge',
] as const

const storyOfOrder = fc.record({
  minutes: fc.integer({ min: 0, max: 90 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  item: fc.integer({ min: 0, max: 1 }),
  covers: fc.integer({ min: 1, max: 6 }),
  tipAmount: fc.constantFrom(0, 0, 3.35),
  paymentType: fc.constantFrom('room', 'card', 'cash', 'later'),
  acts: fc.array(fc.record({ act: fc.constantFrom(...acts), minutes: fc.integer({ min: 0, max: 45 }) }), {
    maxLength: 7,
  }),
  isFinished: fc.boolean(),
})

/** Without a completed order there would be no sums to compare. */
const served: Story = {
  minutes: 0,
  quantity: 1,
  item: 0,
  covers: 2,
  tipAmount: 0,
  paymentType: 'cash',
  acts: [],
  isFinished: true,
}

it('are those of the rows and of finance, whatever happens to orders, over a change of the clocks', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(fc.array(storyOfOrder, { minLength: 4, maxLength: 10 }), async (stories) => {
      now = new Date(evening)
      for (const story of [served, ...stories]) await happen(story)
      await settle()
      await signInAgain()
      await expectAgreement()
    }),
    { numRuns: 5, endOnFailure: true },
  )
}, 120_000)

it('are the same after a venue moved its night hour, or was counted twice', async () => {
  const before = await sales(admin, days)
  await testServer.db.write(() => run('UPDATE venues SET "nightHour" = ? WHERE "id" = 1', 0))
  await settle()
  await expectAgreement(0)
  await testServer.db.write(() => run('UPDATE venues SET "nightHour" = ? WHERE "id" = 1', berlin.nightHour))
  await settle()
  await Promise.all([rollUpDays(testServer.db, now), rollUpDays(testServer.db, now)])

  await expectAgreement()
  expect(withoutTime(await sales(admin, days))).toEqual(withoutTime(before))
})

it('are continued after a run that was cut off', async () => {
  await testServer.db.write(() => run(`INSERT INTO insight_dirty_days VALUES (1, '2026-03-28') ON CONFLICT DO NOTHING`))
  await testServer.db.write(() => run(`DELETE FROM insight_sales WHERE "day" = '2026-03-28'`))

  await rollUpDays(testServer.db, now)

  await expectAgreement()
  expect(await testServer.db.many('SELECT * FROM insight_dirty_days')).toEqual([])
})

type Story = typeof storyOfOrder extends fc.Arbitrary<infer T> ? T : never

async function happen(story: Story): Promise<void> {
  later(story.minutes)
  await signInAgain()
  const { body: placed, status } = await post<Order>('v1/order', {
    restaurantId: 1,
    tableId,
    cart: [{ itemId: itemIds[story.item], itemQty: story.quantity }],
    covers: story.covers,
    tipAmount: story.tipAmount,
    paymentType: story.paymentType,
  })
  expect(status).toBe(201)
  for (const { act, minutes } of story.acts) {
    later(minutes)
    await perform(act, placed.id)
  }
  if (!story.isFinished) return
  for (const act of ['accept', 'deliver', 'complete'] as const) {
    later(5)
    await perform(act, placed.id)
  }
}

/** Sessions end after a time, and time passes here. */
async function signInAgain(): Promise<void> {
  ;[manager, admin] = (await Promise.all([hotelEmails.manager, hotelEmails.admin].map(tokenOf))) as [string, string]
}

async function tokenOf(email: string): Promise<string> {
  const body = { strategy: 'local', email, password: demoPassword }
  return (await testServer.request<{ accessToken: string }>('POST', '/v1/authentication', { body })).body.accessToken
}

/** Does an act, or is refused where the order does not allow it. */
async function perform(act: (typeof acts)[number], id: number): Promise<void> {
  const patch = (body: object, token = manager) =>
    testServer.request('PATCH', `/v1/order/${id}`, { token, body: { ...body } })
  const performed = {
    accept: () => post('v1/accept/order', { id }),
    ready: () => patch({ status: 'ontheway' }),
    deliver: () => patch({ status: 'delivered' }),
    complete: () => patch({ status: 'completed' }),
    cancel: () => patch({ status: 'cancelled', cancelReason: 'Guest left' }),
    undo: () => post('v1/undo/order', { id }),
    discount: () => post('v1/discount/order', { id, discountPercentage: 12.5 }),
    pay: () => post('v1/pay/order', { id, kind: 'cash', amount: 7.35 }),
    online: () => patch({ amountPaidOnline: 500 }, machine),
    refund: () => post('v1/refund/order', { id, kind: 'card', amount: 2.15 }),
    judge: async () => {
      const { token } = await testServer.guestAt('Room 207')
      const body = { id, feedback: ['happy', 'neutral', 'sad'][id % 3]! }
      return testServer.request('POST', '/v1/feedback/order', { token, body })
    },
  } satisfies Record<(typeof acts)[number], () => Promise<unknown>>
  await performed[act]()
}

/** Returns another item that can be ordered without options. */
async function plainItem(): Promise<number> {
  const item = await testServer.db.one<{ id: number }>(
    `SELECT i."id" FROM items i WHERE i."restaurantId" = 1 AND i."isActive" AND i."price" > 1000 AND i."id" <> ?
     AND NOT EXISTS (SELECT 1 FROM modifier_groups m WHERE m."itemId" = i."id") ORDER BY i."id" DESC LIMIT 1`,
    await testServer.itemCalled('Wild Mushroom Risotto'),
  )
  return item!.id
}

async function settle(): Promise<void> {
  now = new Date(Math.max(now.getTime(), evening) + 120_000)
  await itemizeOrders(testServer.db, now)
  await rollUpDays(testServer.db, now)
}

/** Compares what insights answer with sums of all rows, made without SQL sums, and with finance. */
async function expectAgreement(nightHour = berlin.nightHour): Promise<void> {
  const calendar = { ...berlin, nightHour }
  const rows = await testServer.db.many<Row>(
    `SELECT * FROM orders WHERE "restaurantId" = 1 AND "status" = 'completed' AND NOT "isTest"`,
  )
  const completed = rows.filter(({ completedAT }) => isWithin(businessDayAt(Date.parse(completedAT), calendar)))
  const [found] = (await sales(manager, days)).currencies
  const [totals] = (
    await testServer.request<FinanceTotals>('POST', '/v1/orderTotals', {
      token: admin,
      body: { ...days, restaurantId: 1 },
    })
  ).body.totals
  const sum = (name: string) => completed.reduce((total, row) => total + Number(row[name]), 0)
  const wire = (minor: number) => fromMinor(minor, 'AED')
  const count = (feedback: string) => completed.filter((row) => row.feedback === feedback).length

  const figures = found?.now
  expect(figures).toMatchObject({
    orders: completed.length,
    covers: sum('covers'),
    orderPrice: wire(sum('orderPrice')),
    tipAmount: wire(sum('tipAmount')),
    amountPaidOnline: wire(sum('amountPaidOnline')),
    happy: count('happy'),
    neutral: count('neutral'),
    sad: count('sad'),
  })
  const { orders, orderPrice, placeHolderPrice, discount, serviceFee, vatFee, tipAmount } = totals!
  const { amountPaidOnline, amountPaidInCash, amountPaidByCard } = totals!
  expect(figures).toMatchObject({ orders, orderPrice, placeHolderPrice, discount, serviceFee, vatFee, tipAmount })
  expect(figures).toMatchObject({ amountPaidOnline, amountPaidInCash, amountPaidByCard })
  const refunded = totals!.money.reduce((total, { wentBack }) => total + Math.round(wentBack * 100), 0)
  expect(Math.round(figures!.refunded * 100)).toBe(refunded)
  const cameIn = (way: string) => Math.max(0, totals!.money.find((each) => each.way === way)?.cameIn ?? 0)
  expect(figures).toMatchObject({
    receivedOnline: cameIn('online'),
    receivedInCash: cameIn('cash'),
    receivedByCard: cameIn('card'),
  })

  for (const parts of [found!.days, found!.hours, found!.paymentTypes]) {
    expect(minorSum(parts)).toEqual({ orders, orderPrice: Math.round(orderPrice * 100) })
  }
  for (const { day, ...part } of found!.days) {
    const own = completed.filter(({ completedAT }) => businessDayAt(Date.parse(completedAT), calendar) === day)
    expect({ day, orders: part.orders }).toEqual({ day, orders: own.length })
  }
  for (const { hour, ...part } of found!.hours) {
    const own = completed.filter((row) => hourOf(row.createdAt) === hour)
    expect({ hour, orders: part.orders }).toEqual({ hour, orders: own.length })
  }
  const { sold } = (await testServer.request<InsightItems>('POST', '/v1/insightItems', { token: manager, body: days }))
    .body
  const revenue = sold.reduce((total, item) => total + Math.round(item.revenue * 100), 0)
  expect(revenue).toBe(sum('cartPrice'))
  await expectMonthsToAgree()
}

/** Whole months: one, several with some days before and after, and a year. */
const longer = [
  { from: '2026-03-01', to: '2026-03-31' },
  { from: '2026-02-11', to: '2026-05-02' },
  { from: '2025-05-01', to: '2026-04-30' },
]

/** Compares what is answered now, where some months may be summed, with the sums of all days, and with months that are all summed. */
async function expectMonthsToAgree(): Promise<void> {
  const found = await panels()
  await testServer.db.write(() => run('UPDATE insight_months SET "isSummed" = ?', false))
  const ofDays = await panels()
  await sumMonths(testServer.db, new Date('2026-06-01T00:00:00Z'))
  const left = await testServer.db.many('SELECT 1 FROM insight_months WHERE NOT "isSummed"')

  expect(found).toEqual(ofDays)
  expect(left).toEqual([])
  expect(await panels()).toEqual(ofDays)
}

function panels(): Promise<unknown[]> {
  const names = ['insightSales', 'insightItems', 'insightTimes', 'insightRequests']
  const asked = longer.flatMap((range) => names.map((name) => ({ name, body: { ...range, restaurantId: 1 } })))
  return Promise.all(asked.map(async ({ name, body }) => (await post(`v1/${name}`, body)).body))
}

/** A stored order; its amounts are in minor units. */
type Row = { completedAT: string; createdAt: string; feedback: string | null } & Record<string, unknown>

function minorSum(parts: readonly { orders: number; orderPrice: number }[]) {
  return {
    orders: parts.reduce((total, part) => total + part.orders, 0),
    orderPrice: parts.reduce((total, part) => total + Math.round(part.orderPrice * 100), 0),
  }
}

function isWithin(day: string): boolean {
  return day >= days.from && day <= days.to
}

function hourOf(instant: string): number {
  return Number(wallTimeAt(instant, berlin.timeZone).wall.slice(11, 13))
}

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function sales(token: string, body: object): Promise<InsightSales> {
  return (await testServer.request<InsightSales>('POST', '/v1/insightSales', { token, body })).body
}

function withoutTime({ currencies }: InsightSales): CurrencySales[] {
  return currencies
}

function post<T>(path: string, body: object) {
  return testServer.request<T>('POST', `/${path}`, { token: manager, body })
}
