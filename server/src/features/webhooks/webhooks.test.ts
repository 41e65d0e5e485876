import { staffRoles } from '@brigade/domain/access/roles.ts'
import { webhookLimits } from '@brigade/domain/webhooks/webhooks.limits.ts'
import type { NewWebhook, Webhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { deliveryColumns } from './delivery-columns.ts'
import { forgetOldDeliveries } from './forget-old-deliveries.ts'
import { openWebhooksFixture } from './testing/webhooks-fixture.ts'

type Refused = { data: { reason?: string; codes?: object; fields?: object } }

const usual = { restaurantId: 1, name: 'Loyalty', url: 'https://example.com/hook', topics: ['orders'] }
const fixture = openWebhooksFixture({})

describe('a webhook', () => {
  it('shows its secret once, and no list or log has it', async () => {
    const { secret, ...made } = await fixture.add({ ...usual, name: ' Loyalty ', url: ' https://example.com/hook ' })
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
    expect(made).toMatchObject({
      name: 'Loyalty',
      url: usual.url,
      isActive: true,
      version: 1,
      updatedBy: 'Layla Haddad',
    })
    expect((await list()).body).toEqual([made])

    const renewed = await fixture.ask<NewWebhook>('POST', '/v1/renew/webhook', { id: made.id })
    expect(renewed.body.secret).not.toBe(secret)
    const logged = await fixture.testServer.db.many<{ act: string; changes: string }>(
      `SELECT * FROM audit_log WHERE "record" = 'webhook' AND "recordId" = ? ORDER BY "id"`,
      made.id,
    )
    expect(logged.map(({ act }) => act)).toEqual(['created', 'changed'])
    expect(JSON.parse(logged[1]!.changes)).toEqual([{ field: 'secret', before: null, after: null, isHidden: true }])
    for (const each of [secret, renewed.body.secret!]) {
      expect(JSON.stringify([logged, await list(), await fixture.read(made.id)])).not.toContain(each)
    }
  })

  it('is added once by a repeated call, which does not show the secret again', async () => {
    const body = { ...usual, idempotencyKey: 'key-of-the-form' }
    const first = await fixture.ask<NewWebhook>('POST', '/v1/webhooks', body)
    const second = await fixture.ask<NewWebhook>('POST', '/v1/webhooks', body)

    expect(second.body).toEqual({ ...first.body, secret: null })
  })

  it.each([
    ['a name', { name: ' ' }, { name: 'nameMissing' }],
    ['a topic', { topics: [] }, { topics: 'topicsMissing' }],
    ['an address', { url: '' }, { url: 'urlMissing' }],
    ['encryption', { url: 'http://example.com/' }, { url: 'urlNotEncrypted' }],
    ['an address without a password', { url: 'https://me:secret@example.com/' }, { url: 'urlInvalid' }],
    ['a venue that is there', { restaurantId: 999 }, { restaurantId: 'venueUnknown' }],
    ['a venue of its own', { restaurantId: 2 }, { restaurantId: 'venueUnknown' }],
    ['the head office for all venues', { restaurantId: null }, { restaurantId: 'otherVenue' }],
  ])('needs %s', async (_what, body, codes) => {
    const answer = await fixture.ask<Refused>('POST', '/v1/webhooks', { ...usual, ...body })

    expect(answer).toMatchObject({ status: 400, body: { data: { codes } } })
  })

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '169.254.169.254',
    '10.0.0.7',
    '192.168.1.1',
    '[fd00::1]',
  ])('may not be at %s, which is no address of the internet', async (host) => {
    const refused = { status: 400, body: { data: { codes: { url: 'urlNotAllowed' } } } }
    expect(await fixture.ask('POST', '/v1/webhooks', { ...usual, url: `https://${host}/` })).toMatchObject(refused)
    const { id } = await fixture.add(usual)
    expect(await fixture.ask('PATCH', `/v1/webhooks/${id}`, { url: `https://${host}/` })).toMatchObject(refused)
  })

  it('is not called at an address that was saved and is not allowed any more', async () => {
    const { id } = await fixture.add(usual)
    await fixture.testServer.db.write(() => run('UPDATE webhooks SET "url" = ?', fixture.receiver.url))
    await fixture.ask('POST', '/v1/test/webhook', { id })
    await fixture.runDue()

    expect(fixture.receiver.received).toEqual([])
    expect(await fixture.deliveries(id)).toMatchObject([{ state: 'failed', failure: 'addressForbidden', status: null }])
    expect(await fixture.ask('PATCH', `/v1/webhooks/${id}`, { name: 'Kiosk' })).toMatchObject({ status: 200 })
  })

  it('is changed by one of two people, and the other sees what the first has saved', async () => {
    const { id, version } = await fixture.add(usual)
    const first = await fixture.ask('PATCH', `/v1/webhooks/${id}`, { name: 'Kiosk', version })
    const second = await fixture.ask('PATCH', `/v1/webhooks/${id}`, { topics: ['menus'], version }, fixture.admin)

    expect(first).toMatchObject({ status: 200, body: { name: 'Kiosk', version: 2 } })
    expect(second).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', current: { name: 'Kiosk' } } },
    })
    expect(await fixture.ask('PATCH', `/v1/webhooks/${id}`, { name: 'Kiosk', version })).toMatchObject({ status: 200 })
  })

  it('is one of a limited number at a venue', async () => {
    for (let added = 0; added < webhookLimits.webhooks; added += 1) await fixture.add(usual)

    expect(await fixture.ask('POST', '/v1/webhooks', usual)).toMatchObject({
      status: 422,
      body: { data: { reason: 'tooManyWebhooks', limit: 20 } },
    })
  })

  it('is there for managers of its venue and the head office alone', async () => {
    const { id } = await fixture.add(usual)
    const other = await fixture.add({ ...usual, restaurantId: 2 }, fixture.admin)
    const all = await fixture.add({ ...usual, restaurantId: null }, fixture.admin)
    await fixture.ask('POST', '/v1/test/webhook', { id: other.id }, fixture.admin)
    const [delivery] = await fixture.deliveries(other.id)
    const calls = (webhookId: number) =>
      [
        ['GET', `/v1/webhooks/${webhookId}`],
        ['PATCH', `/v1/webhooks/${webhookId}`, { name: 'Mine' }],
        ['POST', '/v1/renew/webhook', { id: webhookId }],
        ['POST', '/v1/test/webhook', { id: webhookId }],
        ['DELETE', `/v1/webhooks/${webhookId}`],
      ] as const

    for (const [method, path, body] of [...calls(other.id), ...calls(all.id)])
      expect(await fixture.ask(method, path, body), path).toMatchObject({ status: 404 })
    expect(await fixture.ask('GET', `/v1/webhook-deliveries/${delivery!.id}`)).toMatchObject({ status: 404 })
    expect(await fixture.ask('POST', '/v1/resend/delivery', { id: delivery!.id })).toMatchObject({ status: 404 })
    expect(await fixture.ask('GET', '/v1/webhooks?restaurantId=2')).toMatchObject({ status: 403 })
    expect((await list()).body.map((each) => each.id)).toEqual([id])
    const ofHeadOffice = await list('restaurantId=1', fixture.admin)
    expect(ofHeadOffice.body.map((each) => each.id)).toEqual([all.id, id])

    const unable = staffRoles.filter((role) => !['admin', 'organization', 'manager'].includes(role))
    for (const role of unable) {
      const token = await fixture.testServer.signIn(
        `${role.toLowerCase()}@${role === 'supermanager' ? 'brigade' : 'hotel'}.demo`,
      )
      for (const [method, path, body] of calls(id))
        expect(await fixture.ask(method, path, body, token), `${role} ${path}`).toMatchObject({ status: 403 })
    }
    const guest = await fixture.testServer.guestAt('Room 204')
    expect(await fixture.ask('GET', '/v1/webhooks', undefined, guest.token)).toMatchObject({ status: 403 })
    expect(await fixture.testServer.request('GET', '/v1/webhooks')).toMatchObject({ status: 401 })
  })

  it('is deleted with its log, which nobody sees any more', async () => {
    const { id } = await fixture.add(usual)
    await fixture.ask('POST', '/v1/test/webhook', { id })
    expect(await fixture.ask('DELETE', `/v1/webhooks/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(await fixture.ask('GET', `/v1/webhooks/${id}`)).toMatchObject({ status: 404 })
    await fixture.runDue()

    await forgetOldDeliveries(fixture.testServer.db, fixture.now)
    expect(await fixture.deliveries(id)).toEqual([])
  })
})

describe('the log', () => {
  it('has no more bytes of a webhook than are kept, and all that wait', async () => {
    const { id } = await fixture.add({ ...usual, name: 'Large' })
    const { db } = fixture.testServer
    const body = 'é'.repeat(webhookLimits.keptBytes / 6)
    for (const state of ['received', 'waiting', 'failed', 'received']) {
      await db.write(() =>
        deliveryColumns.insert({
          webhookId: id,
          restaurantId: 1,
          messageId: `msg_${state}`,
          type: 'order.created',
          recordId: null,
          state: state as 'received',
          createdAt: fixture.now.toISOString(),
          nextTryAt: null,
          body,
        }),
      )
    }

    await forgetOldDeliveries(db, fixture.now)

    expect((await fixture.deliveries(id)).map(({ state }) => state).toSorted()).toEqual([
      'failed',
      'received',
      'waiting',
    ])
  })

  it('is deleted after thirty days, and old secrets after one', async () => {
    const { id } = await fixture.add(usual)
    await fixture.ask('POST', '/v1/renew/webhook', { id })
    await fixture.ask('POST', '/v1/test/webhook', { id })
    const { db } = fixture.testServer
    await forgetOldDeliveries(db, fixture.now)
    expect(await fixture.deliveries(id)).toHaveLength(1)

    const later = new Date(fixture.now.getTime() + 30.1 * 86_400_000)
    await forgetOldDeliveries(db, later)
    expect(await fixture.deliveries(id)).toEqual([])
    expect(await db.one('SELECT "oldSecret" FROM webhooks WHERE "id" = ?', id)).toEqual({ oldSecret: null })
  })
})

function list(query = 'restaurantId=1', token = fixture.manager) {
  return fixture.ask<Webhook[]>('GET', `/v1/webhooks?skipPaginate=true&${query}`, undefined, token)
}
