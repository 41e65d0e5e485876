import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import { type Guest, type TestServer, startTestServer } from '#testing/test-server.ts'
import type { StripeEvent } from '#testing/stripe-account.ts'
import { startStripeService, type StripeService } from '#testing/stripe-service.ts'
import { signatureOf, webhookSecret } from '#testing/webhook-fixture.ts'

let service: StripeService
let testServer: TestServer
let guest: Guest
let manager: string
let finance: string
let itemId: number
let before: number
/** The balance of the other payment system, received less refunded, in minor units. */
let otherBalance = 0
let words = 0

beforeAll(async () => {
  service = await startStripeService()
  testServer = await startTestServer({
    checkoutProvider: 'stripe',
    stripe: service.settings,
    webhookSecret,
    publicUrl: 'https://brigade.example.com',
  })
  guest = await testServer.guestAt('Room 410')
  manager = await testServer.signIn('manager@hotel.demo')
  finance = await testServer.signIn('finance@hotel.demo')
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  before = await shownByFinance()
})

afterAll(async () => {
  await testServer.close()
  await service.close()
})

/** A random step: `one` and `other` choose among the orders, payments, refunds or events, `part` the amount. */
const anyStep = fc.record({
  act: fc.constantFrom(
    ...([
      'page',
      'page',
      'pay',
      'pay',
      'pay',
      'refund',
      'refund',
      'failRefund',
      'dispute',
      'deliver',
      'deliver',
    ] as const),
    ...(['payOther', 'payOther', 'refundOther', 'failOther', 'cancel', 'discount', 'takeCash', 'giveCash'] as const),
    ...(['merge', 'undo'] as const),
  ),
  one: fc.nat(11),
  other: fc.nat(11),
  part: fc.constantFrom(0.25, 0.5, 1),
})

type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never
type Shift = Awaited<ReturnType<typeof beginShift>>

it('has all that providers received and did not refund, whatever happens in whatever order', async () => {
  const anyShift = fc.tuple(fc.array(anyStep, { minLength: 15, maxLength: 30 }), fc.infiniteStream(fc.nat(99)))
  await fc.assert(
    fc.asyncProperty(anyShift, async ([steps, chances]) => {
      const shift = await beginShift()
      for (const step of steps) await acts[step.act](shift, step)
      await deliverAll(shift, chances)

      expect(await sumsBesideTheLedger()).toEqual([])
      expect(await ledgerOf('stripe')).toBe(service.balance().get('aed') ?? 0)
      expect(await ledgerOf('webhook')).toBe(otherBalance)
      expect((await shownByFinance()) - before).toBe((service.balance().get('aed') ?? 0) + otherBalance)
    }),
    { numRuns: 10, seed: 20_260_304 },
  )
})

type Paid = { intent: string; left: number }
type Other = { reference: string; orderId: number; amount: number; hasFailed: boolean }

async function beginShift() {
  const orders = await Promise.all(
    [1, 2, 1].map(async (itemQty) => (await testServer.place(guest.token, { cart: [{ itemId, itemQty }] })).body),
  )
  return {
    orders,
    pages: [] as string[],
    paid: [] as Paid[],
    refunds: [] as { id: string; paid: Paid; amount: number; hasFailed: boolean }[],
    others: [] as Other[],
    otherRefunds: [] as Other[],
    told: [] as (() => Promise<unknown>)[],
  }
}

const acts: Record<Step['act'], (shift: Shift, step: Step) => Promise<unknown>> = {
  async page({ orders, pages }, { one, part }) {
    const { id, billId, amountToBePaidOnline } = await read(pick(orders, one)!.id)
    const amount = Math.round(amountToBePaidOnline * part * 100) / 100
    const body = part === 1 ? { billId } : { orderId: id, amount }
    const { status, body: checkout } = await ask<Checkout>('POST', '/v1/checkout', body)
    if (status === 201) pages.push(checkout.url!)
  },
  async pay({ pages, paid, told }, { one }) {
    const session = pages.length > 0 ? service.sessionAt(pick(pages, one)!) : undefined
    if (session?.status !== 'open') return
    told.push(stripeTells(service.pay(session.id)))
    paid.push({ intent: session.payment_intent!, left: session.amount_total })
  },
  async refund({ paid, refunds, told }, { one, part }) {
    const payment = pick(paid, one)
    const amount = Math.round((payment?.left ?? 0) * part)
    if (!payment || amount === 0) return
    const event = service.refund(payment.intent, amount)
    payment.left -= amount
    refunds.push({ id: event.data.object.id, paid: payment, amount, hasFailed: false })
    told.push(stripeTells(event))
  },
  async failRefund({ refunds, told }, { one }) {
    const refund = pick(refunds, one)
    if (!refund || refund.hasFailed) return
    refund.hasFailed = true
    refund.paid.left += refund.amount
    told.push(stripeTells(service.changeRefund(refund.id, 'failed')))
  },
  async dispute({ paid, told }, { one, part }) {
    const payment = pick(paid, one)
    if (!payment || payment.left === 0) return
    const event = service.dispute(payment.intent, payment.left)
    const { id } = event.data.object
    told.push(stripeTells(event), stripeTells(service.withdraw(id)))
    if (part !== 1) told.push(stripeTells(service.reinstate(id)))
    else payment.left = 0
    if (part !== 0.25) told.push(stripeTells(service.closeDispute(id, part === 1 ? 'lost' : 'won')))
  },
  deliver: async ({ told }, { one }) => pick(told, one)?.(),
  async payOther({ orders, others, told }, { one, part }) {
    const { id, orderPrice } = pick(orders, one)!
    const other = { reference: word(), orderId: id, amount: Math.round(orderPrice * part * 100), hasFailed: false }
    others.push(other)
    otherBalance += other.amount
    told.push(otherTells('paid', other))
  },
  async refundOther({ others, otherRefunds, told }, { one, part }) {
    const payment = pick(others, one)
    const amount = Math.round((payment?.amount ?? 0) * part)
    if (!payment || amount === 0) return
    const refund = { ...payment, reference: word(), amount, hasFailed: false }
    payment.amount -= amount
    otherBalance -= amount
    otherRefunds.push(refund)
    told.push(otherTells('refunded', refund, payment.reference))
  },
  async failOther({ otherRefunds, told }, { one }) {
    const refund = pick(otherRefunds, one)
    if (!refund || refund.hasFailed) return
    refund.hasFailed = true
    otherBalance += refund.amount
    told.push(otherTells('refundFailed', refund))
  },
  cancel: ({ orders }, { one }) =>
    ask('PATCH', `/v1/order/${pick(orders, one)!.id}`, { status: 'cancelled', cancelReason: 'Sold out' }),
  discount: ({ orders }, { one, part }) =>
    ask('POST', '/v1/discount/order', { id: pick(orders, one)!.id, discountPercentage: part * 100, reason: 'Waited' }),
  async takeCash({ orders }, { one, part }) {
    const { id, amountToBePaidOnline: due } = await read(pick(orders, one)!.id)
    return ask('POST', '/v1/pay/order', { id, kind: 'cash', amount: Math.round(due * part * 100) / 100 })
  },
  async giveCash({ orders }, { one, part }) {
    const { id, refundDue } = await read(pick(orders, one)!.id)
    return ask('POST', '/v1/refund/order', { id, kind: 'card', amount: Math.round(refundDue * part * 100) / 100 })
  },
  merge: ({ orders }, { one, other }) =>
    ask('PATCH', `/v1/order/${pick(orders, one)!.id}`, {
      status: 'merged',
      mergedInto: pick(orders, one + 1 + (other % 2))!.id,
    }),
  undo: ({ orders }, { one }) => ask('POST', '/v1/undo/order', { id: pick(orders, one)!.id }),
}

/** Delivers all events in any order, and some of them twice. */
async function deliverAll({ told }: Shift, chances: Iterable<number>): Promise<void> {
  const left = [...told, ...told.slice(0, 3)]
  for (const chance of chances) {
    if (left.length === 0) return
    await left.splice(chance % left.length, 1)[0]!()
  }
}

function stripeTells(event: StripeEvent) {
  const signed = service.signed(event)
  return () => testServer.request('POST', '/v1/payments/stripe', signed)
}

function otherTells(type: string, { orderId, amount, reference }: Other, refundOf?: string) {
  const money = { restaurantId: 1, orderId, amount: amount / 100, currency: 'AED' }
  const body = JSON.stringify({ id: word(), type, ...money, reference, ...(refundOf !== undefined && { refundOf }) })
  const headers = { 'brigade-signature': signatureOf(body) }
  return () => testServer.request('POST', '/v1/payments/webhook', { body, headers })
}

function ask<T>(method: string, path: string, body: object) {
  return testServer.request<T>(method, path, { token: manager, body })
}

async function read(id: number): Promise<Order> {
  return (await testServer.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body
}

function pick<T>(records: readonly T[], index: number): T | undefined {
  return records[index % Math.max(1, records.length)]
}

function word(): string {
  words += 1
  return `word-${words}`
}

async function ledgerOf(provider: string): Promise<number> {
  const row = await testServer.db.one<{ sum: number | string | null }>(
    `SELECT sum("amount") AS "sum" FROM payments WHERE "provider" = ? AND "kind" <> 'carried'`,
    provider,
  )
  return Number(row?.sum ?? 0)
}

/** Returns the balances online and for no order that finance shows, in minor units. */
async function shownByFinance(): Promise<number> {
  const days = { from: '2026-03-04', to: '2026-03-04' }
  const { body } = await testServer.request<FinanceTotals>('POST', '/v1/orderTotals', { token: finance, body: days })
  const online = body.totals.flatMap(({ money }) => money).filter(({ way }) => way === 'online' || way === 'unassigned')
  return online.reduce((sum, { left }) => sum + Math.round(left * 100), 0)
}

/** Returns the orders whose amounts paid are not the sums of their payments. */
function sumsBesideTheLedger(): Promise<unknown[]> {
  const sumOf = (way: string) =>
    `COALESCE((SELECT sum(p."amount") FROM payments p WHERE p."orderId" = o."id" AND p."way" = '${way}'), 0)`
  return testServer.db.many(
    `SELECT o."id" FROM orders o WHERE o."amountPaidOnline" <> ${sumOf('online')}
       OR o."amountPaidInCash" <> ${sumOf('cash')} OR o."amountPaidByCard" <> ${sumOf('card')}`,
  )
}
