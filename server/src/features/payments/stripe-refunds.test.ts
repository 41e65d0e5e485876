import { describe, expect, it } from 'vitest'
import { openStripeFixture } from '#testing/stripe-fixture.ts'

const desk = openStripeFixture()
const { place, read, patch, cancel, pageOf, tell, alertsOf, kindsOf } = desk

describe('a payment by Stripe', () => {
  it('is a refund of what it was paid for, once it has gone back', async () => {
    const { session } = await pageOf({ orderId: desk.order.id })
    await tell(desk.service.pay(session.id))
    const created = desk.service.refund(session.payment_intent!, 500, 'pending')

    const pending = await tell(created)
    const done = await tell(desk.service.changeRefund(created.data.object.id, 'succeeded'))
    const again = await tell(desk.service.changeRefund(created.data.object.id, 'succeeded'))

    expect([pending, done, again].map(({ body }) => body.state)).toEqual(['ignored', 'taken', 'repeated'])
    expect((await read()).amountPaidOnline).toBe(desk.order.orderPrice - 5)
  })

  it('is booked when the order was paid meanwhile: what is too much is a refund due, until it has gone back', async () => {
    const [half, whole] = [
      await pageOf({ orderId: desk.order.id, amount: 5 }),
      await pageOf({ orderId: desk.order.id }),
    ]
    await tell(desk.service.pay(whole.session.id))

    const second = await tell(desk.service.pay(half.session.id))
    const tooMuch = await read()
    const due = await alertsOf(desk.order.id)
    await tell(desk.service.refund(half.session.payment_intent!, 500))

    expect(second).toMatchObject({ status: 200, body: { state: 'taken', reason: null } })
    expect(tooMuch).toMatchObject({ amountPaidOnline: desk.order.orderPrice + 5, refundDue: 5 })
    expect(due).toMatchObject([{ reason: 'refundDue', amount: 5 }])
    expect(await read()).toMatchObject({ onlineOrderPaymentStatus: 'paid', refundDue: 0 })
    expect(await alertsOf(desk.order.id)).toEqual([])
  })

  it('goes back for the order of a bill that has a refund due, and each refund for another one', async () => {
    const others = [await place(), await place()]
    const { session } = await pageOf({ billId: desk.order.billId })
    await tell(desk.service.pay(session.id))
    for (const { id } of others) await cancel(id)

    const told = []
    for (const { orderPrice } of others) {
      told.push(await tell(desk.service.refund(session.payment_intent!, Math.round(orderPrice * 100))))
    }

    expect(told.map(({ body }) => body.state)).toEqual(['taken', 'taken'])
    expect((await read()).onlineOrderPaymentStatus).toBe('paid')
    for (const { id } of others) {
      expect(await read(id)).toMatchObject({ amountPaidOnline: 0, refundDue: 0 })
      expect(await alertsOf(id)).toEqual([])
    }
  })

  it('goes back for the order that took over the one that was paid', async () => {
    const { session } = await pageOf({ orderId: desk.order.id })
    await tell(desk.service.pay(session.id))
    const other = await place()
    await patch(desk.order.id, { status: 'merged', mergedInto: other.id })

    await tell(desk.service.refund(session.payment_intent!, 500))

    expect((await read(other.id)).amountPaidOnline).toBe(desk.order.orderPrice - 5)
    expect((await read()).amountPaidOnline).toBe(desk.order.orderPrice)
  })

  it('waits for its payment where it is told first', async () => {
    const { session } = await pageOf({ orderId: desk.order.id })
    const paid = desk.service.pay(session.id)
    const refund = desk.service.refund(session.payment_intent!, 500)

    const early = [await tell(refund), await tell(refund)]
    const before = await read()
    await tell(paid)
    const again = await tell(refund)

    expect(early.map(({ body }) => body)).toEqual(early.map(() => ({ state: 'waiting', reason: null, orderId: null })))
    expect(before.amountPaidOnline).toBe(0)
    expect((await read()).amountPaidOnline).toBe(desk.order.orderPrice - 5)
    expect(again.body.state).toBe('taken')
  })

  it('is here again when a refund fails, and people are told', async () => {
    const { session } = await pageOf({ orderId: desk.order.id })
    await tell(desk.service.pay(session.id))
    await cancel(desk.order.id)
    const refund = desk.service.refund(session.payment_intent!, Math.round(desk.order.orderPrice * 100))
    await tell(refund)
    const gone = await read()

    const failed = await tell(desk.service.changeRefund(refund.data.object.id, 'failed'))
    const late = await tell({ ...refund, id: `${refund.id}-late` })

    expect(gone.refundDue).toBe(0)
    expect(failed.body).toEqual({ state: 'needsPerson', reason: 'refundFailed', orderId: desk.order.id })
    expect(late.body.state).toBe('repeated')
    expect((await read()).refundDue).toBe(desk.order.orderPrice)
    expect((await alertsOf(desk.order.id)).map(({ reason }) => reason)).toContain('refundFailed')
    expect(await kindsOf(desk.order.id)).toEqual(['online', 'refund', 'refundFailed'])
  })

  it('never went back when a refund failed before it was known to succeed', async () => {
    const { session } = await pageOf({ orderId: desk.order.id })
    await tell(desk.service.pay(session.id))
    const refund = desk.service.refund(session.payment_intent!, 500)

    await tell(desk.service.changeRefund(refund.data.object.id, 'failed'))
    const late = await tell(refund)

    expect(late.body.state).toBe('repeated')
    expect((await read()).amountPaidOnline).toBe(desk.order.orderPrice)
  })

  it('is taken back by a dispute and returned when that is won, which people are told of', async () => {
    const { session } = await pageOf({ orderId: desk.order.id })
    await tell(desk.service.pay(session.id))
    const dispute = desk.service.dispute(session.payment_intent!, Math.round(desk.order.orderPrice * 100))
    const { id } = dispute.data.object

    const told = await tell(dispute)
    await tell(desk.service.withdraw(id))
    const withdrawn = await read()
    const alerts = await alertsOf(desk.order.id)
    await tell(desk.service.reinstate(id))
    await tell(desk.service.closeDispute(id, 'won'))

    expect(told.body).toEqual({ state: 'needsPerson', reason: 'disputed', orderId: desk.order.id })
    expect(withdrawn).toMatchObject({ amountPaidOnline: 0, onlineOrderPaymentStatus: 'not-paid' })
    expect(alerts).toMatchObject([{ kind: 'disputed', reason: 'disputed', amount: desk.order.orderPrice }])
    expect((await read()).onlineOrderPaymentStatus).toBe('paid')
    expect(await alertsOf(desk.order.id)).toEqual([])
    expect(await kindsOf(desk.order.id)).toEqual(['online', 'dispute', 'disputeReturned'])
  })

  it('still needs somebody once a dispute is lost', async () => {
    const { session } = await pageOf({ orderId: desk.order.id })
    await tell(desk.service.pay(session.id))
    const dispute = desk.service.dispute(session.payment_intent!, 500)
    await tell(dispute)

    await tell(desk.service.closeDispute(dispute.data.object.id, 'lost'))

    expect(await alertsOf(desk.order.id)).toMatchObject([{ reason: 'disputed', amount: 5 }])
  })
})
