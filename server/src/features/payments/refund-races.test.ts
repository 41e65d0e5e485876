import { randomUUID } from 'node:crypto'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { WebhookEvent } from '@brigade/domain/payments/payments.schema.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWebhookFixture, type WebhookFixture } from '#testing/webhook-fixture.ts'

let desk: WebhookFixture

beforeAll(async () => {
  desk = await startWebhookFixture()
})

afterAll(() => desk.testServer.close())

/** The cases: the refund names the refunded payment or not, and so does its failure. */
const namings = [
  { isRefundNamed: false, isFailureNamed: false },
  { isRefundNamed: true, isFailureNamed: false },
  { isRefundNamed: false, isFailureNamed: true },
]

it.each(namings)('a refund and its failure that are told at the same moment move no money: %j', async (naming) => {
  const order = await desk.place()
  const payment = desk.paid(order, 30)
  await desk.tell(payment)

  for (let round = 0; round < 6; round += 1) {
    const reference = randomUUID()
    const told = (type: WebhookEvent['type'], isNamed: boolean) =>
      desk.tell({
        ...payment,
        id: randomUUID(),
        type,
        amount: 1,
        reference,
        ...(isNamed && { refundOf: payment.reference }),
      })
    await Promise.all([told('refunded', naming.isRefundNamed), told('refundFailed', naming.isFailureNamed)])
  }

  expect(await paidOnline(order)).toBe(30)
})

it('undoes the refund that was booked, whatever order and amount its failure tells', async () => {
  const [refunded, other] = [await desk.place(), await desk.place()]
  const payment = desk.paid(refunded, 30)
  await desk.tell(payment)
  await desk.tell(desk.paid(other, 30))
  const refund = { ...payment, type: 'refunded', id: randomUUID(), reference: randomUUID(), amount: 5 } as const
  await desk.tell(refund)

  const failed = await desk.tell({ ...refund, type: 'refundFailed', id: randomUUID(), orderId: other.id, amount: 7 })

  expect(failed.body).toMatchObject({ state: 'needsPerson', reason: 'refundFailed', orderId: refunded.id })
  expect([await paidOnline(refunded), await paidOnline(other)]).toEqual([30, 30])
})

async function paidOnline({ id }: Order): Promise<number> {
  return (await desk.read(id)).amountPaidOnline
}
