import { beforeEach, describe, expect, it } from 'vitest'
import type { CurrencyTotals, FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import type { MoneyMoved, MoneyWay } from '@brigade/domain/orders/money-moved.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { hotelEmails, openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const machine = 'brigade-demo-payments-1'
/** The day of the tests' noon. */
const today = { from: '2026-03-04', to: '2026-03-04' }

let finance: string
let before: CurrencyTotals | undefined

beforeEach(async () => {
  finance = await desk.testServer.signIn(hotelEmails.finance)
  before = await sums(today)
})

describe('the money of some days', () => {
  it('is what came in and what went back for a cancelled order, each in its own way', async () => {
    await desk.move(machine, { amountPaidOnline: 100 })
    await desk.move(desk.manager, { status: 'cancelled', cancelReason: 'Guest left' })
    await act('refund', { kind: 'cash', amount: 70 })
    await desk.move(machine, { amountPaidOnline: 85 })

    expect(await change('online')).toEqual({ cameIn: 100, wentBack: 15, left: 85 })
    expect(await change('cash')).toEqual({ cameIn: 0, wentBack: 70, left: -70 })
    expect(((await sums(today))?.refundDue ?? 0) - (before?.refundDue ?? 0)).toBe(15)
  })

  it('leaves out what was taken back, of a payment and of a refund', async () => {
    await act('pay', { kind: 'card', amount: 50 })
    await act('undo', {})
    await act('pay', { kind: 'card', amount: 20 })
    await desk.move(desk.manager, { status: 'cancelled', cancelReason: 'Guest left' })
    await act('refund', { kind: 'cash', amount: 20 })
    await act('undo', {})

    expect(await change('card')).toEqual({ cameIn: 20, wentBack: 0, left: 20 })
    expect(await change('cash')).toEqual({ cameIn: 0, wentBack: 0, left: 0 })
  })

  it('counts once what came along with an order that was merged', async () => {
    const { testServer, guest, itemId, manager } = desk
    const other = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
    await act('pay', { kind: 'cash', amount: 30 })
    await desk.move(manager, { status: 'merged', mergedInto: other.id })

    expect(await change('cash')).toEqual({ cameIn: 30, wentBack: 0, left: 30 })
  })

  it('is of the business day on which it was paid, whenever the order ended', async () => {
    await act('pay', { kind: 'cash', amount: 12 })
    // Three in the morning in Dubai, when a day of the hotel ends.
    await paidAt('2020-07-01T23:00:00.000Z')

    expect(await sums({ from: '2020-07-01', to: '2020-07-01' })).toBeUndefined()
    expect((await sums({ from: '2020-07-02', to: '2020-07-02' }))?.money).toEqual([
      { way: 'cash', cameIn: 12, wentBack: 0, left: 12 },
    ])
  })

  it('can be of orders of some payment types alone', async () => {
    const day = { from: '2020-08-01', to: '2020-08-01' }
    await act('pay', { kind: 'cash', amount: 12 })
    await paidAt('2020-08-01T10:00:00.000Z')

    expect((await sums({ ...day, paymentType: { $in: ['cash', 'room'] } }))?.money).toHaveLength(1)
    expect(await sums({ ...day, paymentType: 'room' })).toBeUndefined()
  })

  it('is no other venue’s', async () => {
    const day = { from: '2020-09-01', to: '2020-09-01' }
    await act('pay', { kind: 'cash', amount: 12 })
    await paidAt('2020-09-01T10:00:00.000Z')
    const stranger = await desk.testServer.signIn('finance@restaurant.demo')

    expect(await sums(day, stranger)).toBeUndefined()
    expect(await sums(day)).toBeDefined()
  })

  it('is all that was ever paid, less what went back, and stands on the orders', async () => {
    await act('pay', { kind: 'cash', amount: 33.3 })
    const row = await desk.testServer.db.one<{ paid: number | string }>(
      `SELECT sum("amountPaidOnline" + "amountPaidInCash" + "amountPaidByCard") AS "paid" FROM orders
       WHERE "restaurantId" = 1 AND "status" <> 'merged'`,
    )

    const years = ['2020', '2025', '2026'].map((year) => sums({ from: `${year}-01-01`, to: `${year}-12-31` }))
    const left = (await Promise.all(years)).flatMap((totals) => totals?.money ?? []).map((moved) => moved.left)

    expect(left.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(Number(row?.paid))
  })
})

async function sums(filter: object, token = finance): Promise<CurrencyTotals | undefined> {
  const answer = await desk.testServer.request<FinanceTotals>('POST', '/v1/orderTotals', { token, body: filter })
  return answer.body.totals[0]
}

async function act(name: 'pay' | 'refund' | 'undo', body: object): Promise<void> {
  const { manager, order } = desk
  const sent = { token: manager, body: { id: order.id, ...body } }
  const answer = await desk.testServer.request<Order>('POST', `/v1/${name}/order`, sent)
  expect(answer.status).toBe(200)
}

/** Returns how much the sums of a way have grown since before the test. */
async function change(way: MoneyWay): Promise<Omit<MoneyMoved, 'way'>> {
  const [was, is] = [before, await sums(today)].map((totals) => totals?.money.find((moved) => moved.way === way))
  const more = (name: 'cameIn' | 'wentBack' | 'left') =>
    (Math.round((is?.[name] ?? 0) * 100) - Math.round((was?.[name] ?? 0) * 100)) / 100
  return { cameIn: more('cameIn'), wentBack: more('wentBack'), left: more('left') }
}

async function paidAt(instant: string): Promise<void> {
  await desk.testServer.db.write(() => run('UPDATE payments SET "at" = ? WHERE "orderId" = ?', instant, desk.order.id))
}
