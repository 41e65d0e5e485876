import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import { type TestServer, noon } from '#testing/test-server.ts'
import { keepTransactionOpen } from '#testing/keep-transaction-open.ts'
import { startWebhookFixture, type WebhookFixture } from '#testing/webhook-fixture.ts'
import { settlePaymentEvent } from './settle-payment-event.ts'

const anil = aStaffPrincipal({ id: 4, role: 'finance', fname: 'Anil', lname: 'Kapoor' })

let testServer: TestServer
let manager: string
let finance: string
let order: Order
let { place, paid, tell, read, patch, eventsOf, settle }: WebhookFixture = {} as WebhookFixture

beforeAll(async () => {
  ;({ testServer, manager, finance, place, paid, tell, read, patch, eventsOf, settle } = await startWebhookFixture())
})

afterAll(() => testServer.close())

beforeEach(async () => {
  order = await place()
})

it('is of a payment for a cancelled order, and settled when the money has gone back', async () => {
  await cancel()

  const late = await tell(paid(order, 20))
  const due = await refundsDue()
  const bill = await testServer.request<Bill>('GET', `/v1/bill/${order.billId}`, { token: finance })
  await tell({ ...paid(order, 20), type: 'refunded' })

  expect(late).toMatchObject({ status: 200, body: { state: 'taken' } })
  expect(due).toMatchObject([{ state: 'needsPerson', reason: 'refundDue', amount: 20, remaining: 0 }])
  expect(bill.body.refundDue).toBe(20)
  expect(await refundsDue()).toMatchObject([{ id: due[0]!.id, state: 'settled' }])
})

it('is of a paid order that is cancelled, and is none once that is undone', async () => {
  await tell(paid(order, 20))

  await cancel()
  const due = await refundsDue()
  await undo(manager)

  expect(due).toMatchObject([{ state: 'needsPerson', amount: 20 }])
  expect(await refundsDue()).toMatchObject([{ state: 'settled' }])
})

it('is told again when the order is cancelled again', async () => {
  await tell(paid(order, 20))
  await cancel()
  await undo(manager)
  await cancel()

  expect(await refundsDue()).toMatchObject([{ state: 'needsPerson', amount: 20 }, { state: 'settled' }])
})

it('is told once where somebody has seen to it', async () => {
  await tell(paid(order, 20))
  await cancel()
  const [due] = await refundsDue()
  await settle(finance, due!.id)

  await undo(manager)
  await cancel()

  expect(await refundsDue()).toMatchObject([{ id: due!.id, state: 'settled', amount: 20 }])
})

it('is of a tip that was paid and is another since', async () => {
  await patch(order.id, { tipAmount: 2 })
  await tell(paid(order, order.orderPrice + 2))

  await patch(order.id, { tipAmount: 0.5 })

  expect(await refundsDue()).toMatchObject([{ state: 'needsPerson', amount: 1.5 }])
})

it('is told when it becomes due anew after it was seen to and went back', async () => {
  await tell(paid(order, 20))
  await cancel()
  const [seen] = await refundsDue()
  await settle(finance, seen!.id)
  await giveBack(20)

  await tell(paid(order, 15))

  expect((await read(order.id)).refundDue).toBe(15)
  expect(await refundsDue()).toMatchObject([
    { state: 'needsPerson', amount: 15 },
    { id: seen!.id, state: 'settled', amount: 20, settledReason: 'Given back at the till' },
  ])
})

it('is what was seen to, in parts that go back', async () => {
  await tell(paid(order, 20))
  await cancel()
  const [seen] = await refundsDue()
  await giveBack(5)
  await settle(finance, seen!.id)

  await giveBack(10)
  await tell({ ...paid(order, 2), type: 'refunded' })

  expect((await read(order.id)).refundDue).toBe(3)
  expect(await refundsDue()).toMatchObject([{ id: seen!.id, state: 'settled', amount: 15 }])
})

it('stays seen to when what was given back is taken back', async () => {
  await tell(paid(order, 20))
  await cancel()
  const [seen] = await refundsDue()
  await settle(finance, seen!.id)
  await giveBack(20)

  expect((await undo(manager)).status).toBe(200)

  expect((await read(order.id)).refundDue).toBe(20)
  expect(await refundsDue()).toMatchObject([{ id: seen!.id, state: 'settled', amount: 20 }])
})

it('settles itself when its money goes back with a merge that is undone', async () => {
  const other = await place()
  await tell(paid(other, 20))
  for (const { id } of [order, other]) await giveAway(id)
  await patch(other.id, { status: 'merged', mergedInto: order.id })
  expect(await refundsDue()).toMatchObject([{ state: 'needsPerson', amount: 20 }])

  expect((await undo(manager)).status).toBe(200)

  expect(await read(order.id)).toMatchObject({ amountPaidOnline: 0, refundDue: 0 })
  expect(await refundsDue()).toMatchObject([{ state: 'settled' }])
})

it('is seen to by the amount that was seen alone, where the call says which', async () => {
  await tell(paid(order, 20))
  await cancel()
  const [{ id, version }] = (await refundsDue()) as [PaymentEvent]
  await tell(paid(order, 15))

  const late = await settle(finance, id, { version })
  const anew = await settle(finance, id, { version: late.body.data.current.version })

  expect(late).toMatchObject({
    status: 409,
    body: { data: { reason: 'staleVersion', current: { id, state: 'needsPerson', amount: 35 } } },
  })
  expect(anew).toMatchObject({ status: 200, body: { id, state: 'settled', amount: 35 } })
  expect((await settle(manager, id, { version })).body.data.reason).toBe('statusMoved')
})

it('keeps the word of who settles it while the money goes back', async () => {
  await tell(paid(order, 20))
  await cancel()
  const [due] = await refundsDue()

  const { ended } = await keepTransactionOpen(testServer.db, () => settling(due!.id))
  await giveBack(20)

  const settled = await ended
  expect(await refundsDue()).toEqual([settled])
})

it('is told when it becomes more while somebody settles less', async () => {
  await tell(paid(order, 20))
  await cancel()
  const [due] = await refundsDue()

  const { ended } = await keepTransactionOpen(testServer.db, () => settling(due!.id))
  await tell(paid(order, 15))

  const settled = await ended
  expect(await refundsDue()).toMatchObject([{ state: 'needsPerson', amount: 35 }, settled])
})

function settling(id: number) {
  const body = { state: 'settled', settledReason: 'Given back' } as const
  return settlePaymentEvent(id, body, { principal: anil, now: noon })
}

function cancel() {
  return patch(order.id, { status: 'cancelled', cancelReason: 'Sold out' })
}

function giveAway(id: number) {
  const body = { id, discountPercentage: 100, reason: 'Waited' }
  return testServer.request('POST', '/v1/discount/order', { token: manager, body })
}

function giveBack(amount: number) {
  return testServer.request('POST', '/v1/refund/order', {
    token: manager,
    body: { id: order.id, kind: 'cash', amount },
  })
}

function undo(token: string) {
  return testServer.request('POST', '/v1/undo/order', { token, body: { id: order.id } })
}

async function refundsDue(): Promise<PaymentEvent[]> {
  return (await eventsOf(finance, order.id)).filter(({ kind }) => kind === 'refundDue')
}
