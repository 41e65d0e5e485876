import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PushMessage } from '@brigade/domain/push/push.rules.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { run } from '#kit/database/transaction.ts'
import { startPushService } from './testing/push-service.ts'

let testServer: TestServer
let token: string
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
  // The permission for local printers and POS systems does not apply to addresses that browsers name.
  testServer = await startTestServer({ allowsLocalTargets: true })
  token = await testServer.signIn('manager@hotel.demo')
})

afterAll(async () => {
  await testServer.close()
  await service.close()
})

it.each([
  'https://127.0.0.1/push',
  'https://127.0.0.1:8443/push',
  'https://2130706433/push',
  'https://0x7f.1/push',
  'https://localhost:8443/push',
  'https://push.localhost/push',
  'https://router.local/push',
  'https://metadata.google.internal/push',
  'https://intranet/push',
  'https://10.0.0.1/push',
  'https://172.31.255.1/push',
  'https://192.168.1.1/push',
  'https://100.64.0.1/push',
  'https://169.254.169.254/latest',
  'https://0.0.0.0/push',
  'https://[::1]/push',
  'https://[::ffff:10.0.0.1]/push',
  'https://[fe80::1]/push',
  'https://[fd00::1]/push',
  'https://[64:ff9b::a00:1]/push',
  'https://[64:ff9b:1::a00:1]/push',
  'https://[::10.0.0.1]/push',
  'https://[::ffff:0:10.0.0.1]/push',
  'https://[2002:a00:1::1]/push',
  'https://[2001:0:a00:1::1]/push',
])('refuses an address of a private network: %s', async (endpoint) => {
  expect(await subscribe(endpoint)).toMatchObject({
    status: 400,
    body: { data: { fields: { endpoint: expect.any(String) }, codes: { endpoint: 'endpointNotAllowed' } } },
  })
})

it.each([
  'http://push.example/push',
  'ftp://push.example/push',
  'javascript:alert(1)',
  'https://name:secret@push.example/push',
  'https://push.example/push#part',
  'https://',
  'push',
  'http://127.0.0.1:3030/push',
])('refuses what is no address of a push service: %s', async (endpoint) => {
  expect(await subscribe(endpoint)).toMatchObject({
    status: 400,
    body: { data: { codes: { endpoint: 'endpointInvalid' } } },
  })
})

it('takes the addresses of push services', async () => {
  expect((await subscribe('https://fcm.googleapis.com/fcm/send/abc')).status).toBe(201)
})

it.each(['http:', 'https:'])(
  'calls no private address that it had taken once (%s), and ends such a browser',
  async (scheme) => {
    const { endpoint: plain, keys } = service.newBrowser()
    const endpoint = plain.replace('http:', scheme)
    const { body } = await subscribe('https://push.example/push')
    await testServer.db.write(() =>
      run('UPDATE push_subscriptions SET "endpoint" = ? WHERE "id" = ?', endpoint, body.id),
    )

    await testServer.request('POST', '/v1/push-test', { token, body: { id: body.id } })
    await testServer.app.jobs.runDue()

    expect(service.arrived).toEqual([])
    expect(await testServer.db.many('SELECT 1 FROM push_subscriptions WHERE "id" = ?', body.id)).toEqual([])
    const message: PushMessage = { title: 'A', body: 'B', path: '/', tag: 'test', lang: 'en', dir: 'ltr' }
    const phone = { id: 1, endpoint, ...keys, confirmedAt: '', language: 'en' as const }
    expect(await testServer.app.push.send(phone, message)).toEqual({ kind: 'notSent', reason: 'addressForbidden' })
  },
)

function subscribe(endpoint: string) {
  const { keys } = service.newBrowser()
  return testServer.request<{ id: number }>('POST', '/v1/push-subscription', { token, body: { endpoint, keys } })
}
