import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { NewWebhook, Webhook, WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'
import { accepts, startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

/** The hotel with another system that receives what happens there. */
export type WebhooksFixture = {
  testServer: TestServer
  receiver: WebhookReceiver
  guest: Guest
  manager: string
  admin: string
  now: Date
  ask<T>(method: string, path: string, body?: object, token?: string): Promise<Answer<T>>
  add(body?: object, token?: string): Promise<NewWebhook & { secret: string }>
  read(id: number): Promise<Webhook>
  place(room?: string): Promise<Order>
  deliveries(webhookId: number): Promise<WebhookDelivery[]>
  runDue(): Promise<void>
  later(seconds: number): void
  /** Lets the waits of all deliveries be over. */
  endWaits(): Promise<void>
}

export function openWebhooksFixture(settings: object = { allowsLocalTargets: true }): WebhooksFixture {
  const fixture = {
    ask: (method, path, ...[body, token = fixture.manager]) =>
      fixture.testServer.request(method, path, { token, ...(body && { body }) }),
    async add(body = {}, token) {
      const usual = { restaurantId: 1, name: 'Loyalty', url: fixture.receiver.url, topics: ['orders'] }
      const answer = await fixture.ask<NewWebhook>('POST', '/v1/webhooks', { ...usual, ...body }, token)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
      return answer.body as NewWebhook & { secret: string }
    },
    read: async (id) => (await fixture.ask<Webhook>('GET', `/v1/webhooks/${id}`, undefined, fixture.admin)).body,
    async place(room = 'Room 207') {
      const itemId = await fixture.testServer.itemCalled('Wild Mushroom Risotto')
      fixture.guest = await fixture.testServer.guestAt(room)
      const answer = await fixture.testServer.place(fixture.guest.token, { cart: [{ itemId, itemQty: 1 }] })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
      return answer.body
    },
    async deliveries(webhookId) {
      const path = `/v1/webhook-deliveries?webhookId=${webhookId}&$limit=100`
      const answer = await fixture.ask<Paged<WebhookDelivery>>('GET', path, undefined, fixture.admin)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
      return answer.body.data
    },
    runDue: () => fixture.testServer.app.jobs.runDue(),
    later: (seconds) => void (fixture.now = new Date(fixture.now.getTime() + seconds * 1000)),
    async endWaits() {
      const due = `UPDATE jobs SET "runAt" = ? WHERE "kind" = 'webhooks:deliver' AND "state" = 'waiting'`
      await fixture.testServer.db.write(() => run(due, fixture.now.toISOString()))
      await fixture.runDue()
    },
  } as WebhooksFixture

  beforeAll(async () => {
    // Receivers compare the time of a message with their own clock.
    fixture.now = new Date()
    fixture.receiver = await startWebhookReceiver()
    fixture.testServer = await startTestServer(settings, { now: () => fixture.now })
    fixture.manager = await fixture.testServer.signIn('manager@hotel.demo')
    fixture.admin = await fixture.testServer.signIn('admin@brigade.demo')
    fixture.guest = await fixture.testServer.guestAt('Room 207')
  })

  beforeEach(async () => {
    fixture.now = new Date()
    fixture.receiver.answer = accepts
    await fixture.runDue()
    fixture.receiver.received.length = 0
    const { body } = await fixture.ask<Webhook[]>('GET', '/v1/webhooks?skipPaginate=true', undefined, fixture.admin)
    for (const { id } of body) await fixture.ask('DELETE', `/v1/webhooks/${id}`, undefined, fixture.admin)
    await fixture.testServer.db.write(() => run(`DELETE FROM jobs WHERE "kind" = 'webhooks:deliver'`))
  })

  afterAll(async () => {
    await fixture.testServer.close()
    fixture.receiver.close()
  })

  return fixture
}
