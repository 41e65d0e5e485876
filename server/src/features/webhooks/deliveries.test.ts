import type { WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { pausedAfterHours, triesAtMost } from '@brigade/domain/webhooks/webhooks.tries.ts'
import { Webhook as Verifier } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { answersStatus, type Received } from './testing/webhook-receiver.ts'
import { openWebhooksFixture } from './testing/webhooks-fixture.ts'

type Message = { type: string; timestamp: string; data: Record<string, unknown> }

const fixture = openWebhooksFixture()

describe('a message to a webhook', () => {
  it('has the order of a guest, and is verified by its secret', async () => {
    const { secret, id } = await fixture.add()
    const order = await fixture.place()
    await fixture.runDue()

    const [received] = fixture.receiver.received
    const message = verified(received, secret)
    expect(message).toEqual({
      type: 'order.created',
      timestamp: fixture.now.toISOString(),
      data: (await fixture.ask('GET', `/v1/order/${order.id}`)).body,
    })
    expect(received?.headers['content-type']).toBe('application/json')
    expect(() => verified(received, `whsec_${Buffer.from('another secret').toString('base64')}`)).toThrow(/signature/)
    expect(await fixture.deliveries(id)).toMatchObject([
      {
        type: 'order.created',
        state: 'received',
        tries: 1,
        status: 200,
        answer: 'thanks',
        failure: null,
        messageId: received?.headers['webhook-id'],
        recordId: order.id,
        nextTryAt: null,
      },
    ])
  })

  it('is sent for what its topics are, and for its own venue', async () => {
    await fixture.add({ topics: ['requests', 'payments'] })
    await fixture.add({ topics: ['orders'], restaurantId: 2 }, fixture.admin)
    const all = await fixture.add({ topics: ['orders'], restaurantId: null }, fixture.admin)
    const order = await fixture.place('Room 208')
    const { token } = fixture.guest
    const request = await fixture.ask<{ id: number }>('POST', '/v1/waiter', { requestType: 'talk' }, token)
    await fixture.ask('POST', '/v1/take/request', { id: request.body.id })
    await fixture.runDue()

    const messages = fixture.receiver.received.map(({ body }) => JSON.parse(body) as Message)
    expect(messages.map(({ type }) => type).toSorted()).toEqual([
      'bill.opened',
      'order.created',
      'request.created',
      'request.updated',
    ])
    expect(await fixture.deliveries(all.id)).toMatchObject([{ type: 'order.created', restaurantId: null }])
    expect(messages.find(({ type }) => type === 'order.created')?.data.id).toBe(order.id)
    const { data } = messages.find(({ type }) => type === 'request.updated')!
    expect(data).toMatchObject({ id: request.body.id, requestType: 'talk', takenAt: expect.any(String) })
    expect(JSON.stringify(data)).not.toMatch(/Layla|takenBy|updatedBy/)
  })

  it('is not sent for a test order', async () => {
    await fixture.add({ topics: ['orders', 'payments'] })
    const itemId = await fixture.testServer.itemCalled('Wild Mushroom Risotto')
    const test = await fixture.ask('POST', '/v1/test/order', { tableId: 7, cart: [{ itemId, itemQty: 1 }] })
    expect(test, JSON.stringify(test.body)).toMatchObject({ status: 201 })
    const order = await fixture.place('Room 211')
    await fixture.runDue()

    const orders = fixture.receiver.received
      .map(({ body }) => JSON.parse(body) as Message)
      .filter(({ type }) => type.startsWith('order.'))
    expect(orders.map(({ data }) => data.id)).toEqual([order.id])
  })

  it('has each payment of an order, without who recorded it', async () => {
    await fixture.add({ topics: ['payments'] })
    const { id } = await fixture.place('Room 209')
    await fixture.ask('POST', '/v1/accept/order', { id })
    const paid = await fixture.ask('POST', '/v1/pay/order', { id, kind: 'cash', amount: 5 })
    expect(paid, JSON.stringify(paid.body)).toMatchObject({ status: 200 })
    await fixture.runDue()

    const messages = fixture.receiver.received.map(({ body }) => JSON.parse(body) as Message)
    expect(messages.map(({ type }) => type).toSorted()).toEqual(['bill.opened', 'payment.recorded'])
    const { data } = messages.find(({ type }) => type === 'payment.recorded')!
    expect(data).toEqual({
      id: expect.any(Number),
      orderId: id,
      restaurantId: 1,
      kind: 'cash',
      currency: 'AED',
      amount: 5,
      provider: null,
      reference: null,
      at: fixture.now.toISOString(),
    })
  })

  it('names what changed in menus, once for each transaction', async () => {
    const { id } = await fixture.add({ topics: ['menus'] })
    const item = await fixture.testServer.itemCalled('Wild Mushroom Risotto')
    await fixture.ask('POST', '/v1/sold-out', { kind: 'item', id: item, for: 'hour' })
    await fixture.runDue()

    const [received] = fixture.receiver.received
    expect(JSON.parse(received!.body)).toMatchObject({
      type: 'menu.updated',
      data: { restaurantId: 1, changes: [{ service: 'v1/items', event: 'patched', id: item }], changeCount: 1 },
    })
    expect(await fixture.deliveries(id)).toHaveLength(1)
    await fixture.ask('POST', '/v1/sold-out', { kind: 'item', id: item, for: 'back' })
  })

  it('is tried again later with the same id and a new signature, until it is received', async () => {
    const { secret, id } = await fixture.add()
    fixture.receiver.answer = answersStatus(503, 'Closed\u0000 for lunch')
    await fixture.place()
    await fixture.runDue()

    expect(await fixture.deliveries(id)).toMatchObject([
      { state: 'waiting', tries: 1, status: 503, answer: 'Closed for lunch', nextTryAt: expect.any(String) },
    ])
    expect(await fixture.read(id)).toMatchObject({ failingSince: fixture.now.toISOString(), isActive: true })
    await fixture.runDue()
    expect(fixture.receiver.received).toHaveLength(1)

    fixture.later(6)
    fixture.receiver.answer = answersStatus(204)
    await fixture.runDue()

    const [first, second] = fixture.receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
    expect(verified(second, secret)).toEqual(verified(first, secret))
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'received', tries: 2, status: 204, answer: '' }])
    expect(await fixture.read(id)).toMatchObject({ failingSince: null })
  })

  it('is given up after its last try, and sent again by hand with the same id', async () => {
    const { secret, id } = await fixture.add()
    fixture.receiver.answer = answersStatus(500, 'x'.repeat(2000))
    await fixture.place()
    await fixture.runDue()
    for (let tries = 1; tries < triesAtMost; tries += 1) await fixture.endWaits()
    expect(fixture.receiver.received).toHaveLength(triesAtMost)
    const [failed] = await fixture.deliveries(id)
    expect(failed).toMatchObject({ state: 'failed', tries: triesAtMost, nextTryAt: null, answer: 'x'.repeat(500) })

    fixture.receiver.answer = answersStatus(200)
    const answer = await fixture.ask<WebhookDelivery>('POST', '/v1/resend/delivery', { id: failed!.id })
    expect(answer).toMatchObject({ status: 200, body: { state: 'waiting' } })
    await fixture.ask('POST', '/v1/resend/delivery', { id: failed!.id })
    await fixture.runDue()
    expect(fixture.receiver.received).toHaveLength(triesAtMost + 1)

    const last = fixture.receiver.received.at(-1)
    expect(verified(last, secret)).toMatchObject({ type: 'order.created' })
    expect(last?.headers['webhook-id']).toBe(failed?.messageId)
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'received', tries: triesAtMost + 1 }])
  })

  it('that waits for its next try is sent now by hand, and never twice at once', async () => {
    const { id } = await fixture.add()
    fixture.receiver.answer = answersStatus(503)
    await fixture.place()
    await fixture.runDue()
    const [waiting] = await fixture.deliveries(id)
    const resend = () => fixture.ask<WebhookDelivery>('POST', '/v1/resend/delivery', { id: waiting!.id })

    const held: (() => void)[] = []
    fixture.receiver.answer = (response) => void held.push(() => response.end())
    expect(await resend()).toMatchObject({
      status: 200,
      body: { state: 'waiting', nextTryAt: fixture.now.toISOString() },
    })
    const ran = fixture.runDue()
    await expect.poll(() => held.length).toBe(1)
    expect(await resend()).toMatchObject({ status: 422, body: { data: { reason: 'deliveryWaits' } } })
    for (const end of held) end()
    await ran

    expect(fixture.receiver.received).toHaveLength(2)
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'received', tries: 2, messageId: waiting!.messageId }])
  })

  it('follows no redirect', async () => {
    const { id } = await fixture.add()
    fixture.receiver.answer = answersStatus(302, '', { location: 'http://127.0.0.1:1/' })
    await fixture.place()
    await fixture.runDue()

    expect(fixture.receiver.received).toHaveLength(1)
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'waiting', status: 302 }])
  })

  it('is signed with the secret before too, for a day after it was renewed', async () => {
    const { id, secret } = await fixture.add()
    const renewed = await fixture.ask<{ secret: string }>('POST', '/v1/renew/webhook', { id })
    expect(renewed).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^whsec_/) } })
    await fixture.place()
    await fixture.runDue()

    const [received] = fixture.receiver.received
    expect(verified(received, secret)).toEqual(verified(received, renewed.body.secret))
    expect(String(received?.headers['webhook-signature']).split(' ')).toHaveLength(2)

    const ended = fixture.now.toISOString()
    await fixture.testServer.db.write(() => run('UPDATE webhooks SET "oldSecretUntil" = ?', ended))
    await fixture.ask('POST', '/v1/test/webhook', { id })
    await fixture.runDue()
    expect(String(fixture.receiver.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
  })
})

describe('a webhook', () => {
  it('that has failed for days is paused, and can be resumed', async () => {
    const { id } = await fixture.add()
    fixture.receiver.answer = answersStatus(500)
    await fixture.place()
    await fixture.runDue()
    const since = new Date(fixture.now.getTime() - pausedAfterHours * 3_600_000).toISOString()
    await fixture.testServer.db.write(() => run('UPDATE webhooks SET "failingSince" = ?', since))
    await fixture.endWaits()

    expect(await fixture.read(id)).toMatchObject({
      isActive: false,
      pausedAt: fixture.now.toISOString(),
      pauseReason: 'failed',
    })
    await fixture.place()
    expect(await fixture.deliveries(id)).toHaveLength(1)
    await fixture.endWaits()
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'failed', failure: 'webhookPaused' }])

    const resumed = await fixture.ask('PATCH', `/v1/webhooks/${id}`, { isActive: true })
    expect(resumed).toMatchObject({
      status: 200,
      body: { isActive: true, pausedAt: null, pauseReason: null, failingSince: null },
    })
    fixture.receiver.answer = answersStatus(200)
    await fixture.place()
    await fixture.runDue()
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'received' }, { state: 'failed' }])
  })

  it('whose address is gone is paused at once', async () => {
    const { id } = await fixture.add()
    fixture.receiver.answer = answersStatus(410)
    await fixture.place()
    await fixture.runDue()

    expect(await fixture.read(id)).toMatchObject({
      isActive: false,
      pausedAt: fixture.now.toISOString(),
      pauseReason: 'gone',
    })
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'failed', tries: 1, status: 410, nextTryAt: null }])
  })

  it('sends a test once, also while it is off', async () => {
    const { id, secret } = await fixture.add({ isActive: false })
    expect(await fixture.ask('POST', '/v1/test/webhook', { id })).toMatchObject({
      status: 201,
      body: { type: 'test', state: 'waiting' },
    })
    fixture.receiver.answer = answersStatus(404, 'No such page')
    await fixture.runDue()

    expect(verified(fixture.receiver.received[0], secret)).toMatchObject({ type: 'test', data: { webhookId: id } })
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'failed', status: 404, answer: 'No such page' }])
    expect(await fixture.read(id)).toMatchObject({ failingSince: null })
  })

  it('that hangs holds up no other one', async () => {
    const slow = await fixture.add({ url: `${fixture.receiver.url}?slow` })
    const held: (() => void)[] = []
    fixture.receiver.answer = (response) => void held.push(() => response.end())
    for (let sent = 0; sent < 3; sent += 1) await fixture.ask('POST', '/v1/test/webhook', { id: slow.id })
    const ran = fixture.runDue()
    await expect.poll(() => held.length).toBe(2)

    fixture.receiver.answer = answersStatus(200)
    const quick = await fixture.add()
    await fixture.ask('POST', '/v1/test/webhook', { id: quick.id })
    fixture.testServer.app.jobs.start()
    await expect.poll(() => fixture.deliveries(quick.id)).toMatchObject([{ state: 'received' }])
    expect((await fixture.deliveries(slow.id)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    for (const end of held) end()
    await ran
  })
})

function verified(received: Received | undefined, secret: string): Message {
  const headers = received?.headers as Record<string, string>
  return new Verifier(secret).verify(received?.body ?? '', headers) as Message
}
