import { randomUUID } from 'node:crypto'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { startStripeService, type StripeService } from '#testing/stripe-service.ts'
import { signatureOf, webhookSecret } from '#testing/webhook-fixture.ts'

/** The earlier payment of the order, which a discount has halved since: nothing, all in cash, or all by Stripe. */
const pasts = ['nothing', 'cash', 'stripe'] as const

type Past = (typeof pasts)[number]

type Scene = { order: Order; other: Order; guest: string; page: string | null; intent: string | null }

let service: StripeService
let testServer: TestServer
let manager: string
let taker: string
let waiter: string
let finance: string
let itemId: number
let room = 0
let before: { ledger: Ways; shown: number }
/** The money that staff received less what they refunded, in minor units, as this test counts it. */
const staff = { cash: 0, card: 0 }
let otherSystem = 0

beforeAll(async () => {
  service = await startStripeService()
  const publicUrl = 'https://brigade.example.com'
  const settings = { checkoutProvider: 'stripe', stripe: service.settings, webhookSecret, publicUrl } as const
  testServer = await startTestServer(settings)
  const people = ['manager', 'ordertaker', 'waiter', 'finance']
  const tokens = await Promise.all(people.map((name) => testServer.signIn(`${name}@hotel.demo`)))
  ;[manager, taker, waiter, finance] = tokens as [string, string, string, string]
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  before = { ledger: await sumsByWay(), shown: await shownByFinance() }
})

afterAll(async () => {
  await testServer.close()
  await service.close()
})

type Ways = Record<'cash' | 'card' | 'online', number>

type Racer = (scene: Scene) => Promise<unknown>

const racers = {
  takeCash: ({ order }) => staffMoney(waiter, 'pay/order', { id: order.id, kind: 'cash', amount: 20 }),
  takeRest: ({ order }) =>
    staffMoney(taker, 'pay/order', { id: order.id, kind: 'card', amount: order.amountToBePaidOnline }),
  takeBill: ({ order }) => staffMoney(waiter, 'pay/bill', { id: order.billId, kind: 'card', amount: 25 }),
  giveBack: ({ order }) => staffMoney(manager, 'refund/order', { id: order.id, kind: 'cash', amount: order.refundDue }),
  stripePays: async ({ page }) => {
    const session = page === null ? undefined : service.sessionAt(page)
    if (session?.status === 'open') await stripeTells(service.pay(session.id))
  },
  stripeRefunds: async ({ intent, order }) => {
    const amount = Math.round(order.refundDue * 100)
    if (intent !== null && amount > 0) await stripeTells(service.refund(intent, amount))
  },
  otherPays: async ({ order }) => {
    const told = { id: randomUUID(), type: 'paid', restaurantId: 1, orderId: order.id, amount: 30, currency: 'AED' }
    const body = JSON.stringify({ ...told, reference: randomUUID() })
    const headers = { 'brigade-signature': signatureOf(body) }
    const { status } = await testServer.request('POST', '/v1/payments/webhook', { body, headers })
    expect([200, 422]).toContain(status)
    otherSystem += 3000
  },
  begin: ({ order, guest }) =>
    testServer.request('POST', '/v1/checkout', { token: guest, body: { orderId: order.id } }),
  beginBill: ({ order, guest }) =>
    testServer.request('POST', '/v1/checkout', { token: guest, body: { billId: order.billId } }),
  beginPart: ({ order, guest }) =>
    testServer.request('POST', '/v1/checkout', {
      token: guest,
      body: { billId: order.billId, amount: 15, guestNumber: 2 },
    }),
  accept: ({ order }) => ask(taker, 'POST', '/v1/accept/order', { id: order.id }),
  cancel: ({ order }) => ask(manager, 'PATCH', `/v1/order/${order.id}`, { status: 'cancelled', cancelReason: 'Left' }),
  merge: ({ order, other }) => ask(taker, 'PATCH', `/v1/order/${order.id}`, { status: 'merged', mergedInto: other.id }),
  takeOver: ({ order, other }) =>
    ask(taker, 'PATCH', `/v1/order/${other.id}`, { status: 'merged', mergedInto: order.id }),
  update: ({ order }) =>
    ask(taker, 'PATCH', `/v1/order/${order.id}`, { version: order.version, cart: [{ itemId, itemQty: 3 }] }),
  discount: ({ order }) =>
    ask(manager, 'POST', '/v1/discount/order', { id: order.id, discountPercentage: 75, reason: 'Waited' }),
  undo: ({ order }) => ask(manager, 'POST', '/v1/undo/order', { id: order.id }),
} satisfies Record<string, Racer>

type Act = keyof typeof racers

const acts = Object.keys(racers) as Act[]
const money = new Set<Act>(acts.slice(0, 10))
/** A refund by the manager and the manager's own undo are left out: the result does not show which was first. */
const pairs = acts
  .filter((one) => money.has(one))
  .flatMap((one) => acts.slice(acts.indexOf(one)).map((two) => [one, two] as const))
  .filter(([one, two]) => !(one === 'giveBack' && two === 'undo'))
  .map(([one, two], index) => [one, two, pasts[index % pasts.length]!] as const)

it.each(pairs)('%s and %s at the same moment, after %s was paid, lose, double and invent no money', async (...race) => {
  const [one, two, past] = race
  const scene = await sceneAfter(past)

  await Promise.all([racers[one](scene), racers[two](scene)])

  expect(await sumsBesideTheLedger()).toEqual([])
  const { cash, card, online } = await sumsByWay()
  const { ledger } = before
  expect({ cash: cash - ledger.cash, card: card - ledger.card }).toEqual(staff)
  expect(online - ledger.online).toBe(providers())
  expect(await testServer.db.many(paidLessThanNothing)).toEqual([])
})

it('are shown by finance with all of their money', async () => {
  expect((await shownByFinance()) - before.shown).toBe(staff.cash + staff.card + providers())
})

/** Returns the balance of the providers, received less refunded. */
function providers(): number {
  return (service.balance().get('aed') ?? 0) + otherSystem
}

/** Staff may refund in cash what was paid online, but at most what was paid in total. */
const paidLessThanNothing =
  'SELECT "id" FROM orders WHERE "amountPaidOnline" + "amountPaidInCash" + "amountPaidByCard" < 0'

async function sceneAfter(past: Past): Promise<Scene> {
  room += 1
  await testServer.db.write(() =>
    run(
      `INSERT INTO tables ("name", "index", "restaurantId", "token") SELECT ?, max("index") + 1, 1, ? FROM tables`,
      `Race ${room}`,
      `race-${room}`,
    ),
  )
  const { token: guest } = await testServer.guestAt(`Race ${room}`)
  const place = async (itemQty: number) => (await testServer.place(guest, { cart: [{ itemId, itemQty }] })).body
  const [order, other] = [await place(2), await place(1)]
  let intent: string | null = null
  if (past === 'cash') await staffMoney(waiter, 'pay/order', { id: order.id, kind: 'cash', amount: order.orderPrice })
  if (past === 'stripe') {
    const session = service.sessionAt(await pageFor(guest, order.id))
    await stripeTells(service.pay(session.id))
    intent = session.payment_intent
  }
  await ask(manager, 'POST', '/v1/discount/order', { id: order.id, discountPercentage: 50, reason: 'Waited' })
  const page = past === 'nothing' ? await pageFor(guest, order.id) : null
  return { order: await read(order.id), other, guest, page, intent }
}

async function pageFor(guest: string, orderId: number): Promise<string> {
  const { body } = await testServer.request<Checkout>('POST', '/v1/checkout', { token: guest, body: { orderId } })
  return body.url!
}

async function staffMoney(token: string, act: string, body: { id: number; kind: 'cash' | 'card'; amount: number }) {
  const { status } = await ask(token, 'POST', `/v1/${act}`, body)
  if (status !== 200) return
  staff[body.kind] += Math.round(body.amount * 100) * (act.startsWith('refund') ? -1 : 1)
}

async function ask(token: string, method: string, path: string, body: object) {
  const answer = await testServer.request<Order>(method, path, { token, body })
  expect(answer.status).toBeLessThan(500)
  return answer
}

async function stripeTells(event: Parameters<StripeService['signed']>[0]) {
  expect((await testServer.request('POST', '/v1/payments/stripe', service.signed(event))).status).toBe(200)
}

async function read(id: number): Promise<Order> {
  return (await testServer.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body
}

async function sumsByWay(): Promise<Ways> {
  const rows = await testServer.db.many<{ way: string; sum: number | string }>(
    `SELECT CASE WHEN "way" IN ('cash', 'card') THEN "way" ELSE 'online' END AS "way", sum("amount") AS "sum"
     FROM payments WHERE "kind" <> 'carried' GROUP BY 1`,
  )
  return { cash: 0, card: 0, online: 0, ...Object.fromEntries(rows.map(({ way, sum }) => [way, Number(sum)])) }
}

/** Returns the balances of all ways that finance shows, in minor units. */
async function shownByFinance(): Promise<number> {
  const days = { from: '2026-03-04', to: '2026-03-04' }
  const { body } = await testServer.request<FinanceTotals>('POST', '/v1/orderTotals', { token: finance, body: days })
  return body.totals.flatMap(({ money: ways }) => ways).reduce((sum, { left }) => sum + Math.round(left * 100), 0)
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
