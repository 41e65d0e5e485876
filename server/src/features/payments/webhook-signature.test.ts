import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { noonSeconds, signatureOf, startWebhookFixture, type WebhookFixture } from '#testing/webhook-fixture.ts'

let testServer: TestServer
let desk: WebhookFixture
let order: Order

beforeAll(async () => {
  desk = await startWebhookFixture()
  testServer = desk.testServer
})

afterAll(() => testServer.close())

beforeEach(async () => {
  order = await desk.place()
})

describe('a signature', () => {
  it.each<[what: string, header: (body: string) => string | undefined]>([
    ['is missing', () => undefined],
    ['is empty', () => ''],
    ['has another key', (body) => signatureOf(body, { secret: 'another secret of the same length!' })],
    ['is of another body', (body) => signatureOf(`${body} `)],
    ['is too old', (body) => signatureOf(body, { time: noonSeconds - 301 })],
    ['is too far ahead', (body) => signatureOf(body, { time: noonSeconds + 301 })],
    ['has no time', (body) => signatureOf(body).replace(/^t=\d+,/, '')],
    ['has two times', (body) => `${signatureOf(body)},t=${noonSeconds - 1}`],
    ['has a time that is none', (body) => signatureOf(body, { time: '1e9' })],
    ['is too short', (body) => signatureOf(body).slice(0, -2)],
    ['is no hex', () => `t=${noonSeconds},v1=${'z'.repeat(64)}`],
    ['is endless', (body) => `${signatureOf(body)}${',v1=0'.repeat(2_000)}`],
  ])('that %s is refused like any other, and nothing is kept', async (_what, header) => {
    const body = event()
    const value = header(body)
    const before = await countEvents()

    const answer = await desk.send(body, value)

    expect(answer).toMatchObject({ status: 401, body: { message: 'The signature is wrong.' } })
    expect(await countEvents()).toBe(before)
  })

  it('of the last seconds is good, and so is one beside that of an earlier secret', async () => {
    const [one, two] = [event(), event()]

    const old = await desk.send(one, signatureOf(one, { time: noonSeconds - 300 }))
    const both = await desk.send(
      two,
      `${signatureOf(two, { secret: 'the secret from before it changed' })},${signatureOf(two).split(',')[1]}`,
    )

    expect([old.status, both.status]).toEqual([200, 200])
  })

  it('does not make a body good that is none', async () => {
    const bodies = [
      '',
      '[]',
      'null',
      '{',
      '"a"',
      '{"id":1}',
      JSON.stringify({ ...desk.paid(order, 1), more: 1 }),
      '\u0000',
      '{"__proto__":{}}',
    ]

    const answers = await Promise.all(bodies.map((body) => desk.send(body, signatureOf(body))))
    const decimals = await desk.tell(desk.paid(order, 1.001))

    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400))
    expect(decimals).toMatchObject({ status: 400, body: { data: { fields: { amount: expect.any(String) } } } })
  })

  it('is not looked for in a body of more than 64 KB', async () => {
    const body = ' '.repeat(64_001)

    expect((await desk.send(body, signatureOf(body))).status).toBe(413)
  })

  it('has no place in a call over the socket, which is refused', async () => {
    const screen = await testServer.connect(desk.manager)

    const calling = screen.client.service('v1/payments/webhook').create({ bytes: event(), signature: 'x' })

    await expect(calling).rejects.toMatchObject({ code: 405, data: { reason: 'restOnly' } })
    await screen.close()
  })

  it('is good for nothing where no secret is set', async () => {
    const open = await startTestServer()
    const body = event()
    const headers = { 'brigade-signature': signatureOf(body, { secret: '' }) }

    expect((await open.request('POST', '/v1/payments/webhook', { body, headers })).status).toBe(401)
    await open.close()
  })
})

function event(): string {
  return JSON.stringify(desk.paid(order, 1))
}

async function countEvents(): Promise<number> {
  const [counted] = await testServer.db.many<{ total: number }>('SELECT count(*) AS "total" FROM payment_events')
  return counted!.total
}
