import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BodyRoom } from '#kit/admission/body-room.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type RawAnswer, type RawRequest, rawRequest } from '#testing/raw-request.ts'
import { type Asking, startTestApp, type TestApp } from '#testing/with-app.ts'

type WireError = {
  name: string
  code: number
  message: string
  data: { requestId: string; fields?: Record<string, string> }
}

const now = new Date('2026-03-04T08:00:00.000Z')

let testApp: TestApp
let token: string
let waiter: string

beforeAll(async () => {
  testApp = await startTestApp({
    clock: { now: () => now },
    seed: demoSeed,
    settings: { corsOrigins: ['https://partner.example'] },
    isLogged: true,
  })
  const body = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
  token = (await testApp.request<{ accessToken: string }>('POST', '/v1/authentication', { body })).body.accessToken
  const other = { ...body, email: 'waiter@hotel.demo' }
  waiter = (await testApp.request<{ accessToken: string }>('POST', '/v1/authentication', { body: other })).body
    .accessToken
})

afterAll(() => testApp.close())

function raw(method: string, path: string, sent: Omit<RawRequest, 'method'>): Promise<RawAnswer> {
  return rawRequest(testApp.url + path, { method, ...sent })
}

function signedIn() {
  return { authorization: `Bearer ${token}` }
}

/** Sends a request without its body, and returns the answer to that. */
function withoutItsBody(path: string, headers: Record<string, string>): Promise<RawAnswer & { end(): void }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(testApp.url + path, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const end = () => void request.destroy()
        resolve({ status: response.statusCode, headers: response.headers, bytes, text: bytes.toString(), end })
      })
    })
    request.on('error', reject)
    request.flushHeaders()
  })
}

describe('a request that is not as it should be', () => {
  const order = '/v1/order'
  const text = (body: string, headers: Record<string, string> = {}): Asking => ({ body, headers })

  it.each<[string, number, string, string, Asking]>([
    ['broken JSON', 400, 'POST', order, text('{"tableId":')],
    ['null', 400, 'POST', order, text('null')],
    ['a list', 400, 'POST', order, text('[]')],
    ['a number', 400, 'POST', order, text('7')],
    ['nothing', 400, 'POST', order, {}],
    [
      'another content type',
      415,
      'POST',
      order,
      text('tableId=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    ['another character set', 415, 'POST', order, text('{}', { 'content-type': 'application/json; charset=latin1' })],
    ['a compressed body', 415, 'POST', order, text('{}', { 'content-encoding': 'gzip' })],
    ['two megabytes', 413, 'POST', order, text(JSON.stringify({ comment: 'x'.repeat(2_000_000) }))],
    ['a key that reaches into objects', 400, 'POST', order, text('{"__proto__":{"isAdmin":true}}')],
    ['such a key, written otherwise', 400, 'POST', order, text(String.raw`{"\u005f_proto__":{}}`)],
    ['a nil character', 400, 'POST', order, text(String.raw`{"tableId":1,"comment":"\u0000"}`)],
    ['half a character', 400, 'POST', order, text(String.raw`{"tableId":1,"comment":"\ud800"}`)],
    ['a body nested too deeply', 400, 'POST', order, text(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)],
    ['an unknown method', 405, 'PUT', `${order}/1`, { body: {} }],
    [
      'a method of Feathers that is not offered',
      405,
      'POST',
      order,
      { body: {}, headers: { 'x-service-method': 'setup' } },
    ],
    ['an address that is not there', 404, 'GET', '/v1/orders', {}],
    ["an address named like a part of JavaScript's objects", 404, 'GET', '/v1/constructor/prototype', {}],
    ['such an address outside the API', 404, 'GET', '/constructor', {}],
    ['such an address beside a service', 404, 'DELETE', '/__proto__/order', {}],
    ['a service behind two slashes', 404, 'GET', '//v1/version', {}],
    ['the bare root of the API', 404, 'GET', '/v1', {}],
    ['an id that is no number', 404, 'GET', `${order}/NaN`, {}],
    ['an id with an escape that is none', 404, 'GET', `${order}/%E0%A4%A`, {}],
    ['an id larger than any', 404, 'GET', `${order}/99999999999999999999`, {}],
    ['no id to change', 405, 'PATCH', order, { body: {} }],
    ['a query nested too deeply', 400, 'GET', `${order}?a[b][c][d][e][f][g][h]=1`, {}],
    ['a query of too many parts', 400, 'GET', `${order}?${'a&'.repeat(3000)}`, {}],
    ['a nil character in the query', 400, 'GET', `${order}?status=%00`, {}],
    [
      'a key to repeat it by that is too long',
      400,
      'POST',
      order,
      { body: {}, headers: { 'idempotency-key': 'k'.repeat(201) } },
    ],
    ['a limit below nothing', 400, 'GET', `${order}?$limit=-1`, {}],
    ['a query that is not known', 400, 'GET', `${order}?shoes=1`, {}],
  ])('because of %s is refused with %i as JSON that has its id', async (_, status, method, path, asking) => {
    const answer = await testApp.request<WireError>(method, path, { ...asking, token })

    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code: status, name: expect.any(String), message: expect.any(String) })
    expect(answer.body.data.requestId).toBe(answer.headers.get('x-request-id'))
  })

  it('is refused while it still arrives, when no length was told', async () => {
    const headers = { ...signedIn(), 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const chunks = Array.from({ length: 30 }, () => Buffer.alloc(100_000, 'x'))

    const { status, text } = await raw('POST', '/v1/order', { headers, chunks })

    expect(status).toBe(413)
    expect(JSON.parse(text)).toMatchObject({
      code: 413,
      name: 'PayloadTooLarge',
      data: { requestId: expect.any(String) },
    })
  })

  it('is refused when its bytes are no text', async () => {
    const chunks = [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])]
    const headers = { ...signedIn(), 'content-type': 'application/json' }

    expect(await raw('POST', '/v1/order', { headers, chunks })).toMatchObject({ status: 400 })
  })
})

describe('before a byte of a body is read', () => {
  const json = { 'content-type': 'application/json', 'content-length': '15000000' }
  const bulk = '/v1/bulkItems'

  it.each([
    ['nobody', {}, bulk, 401],
    ['a token that is none', { authorization: 'Bearer nonsense' }, bulk, 401],
    ['somebody whose role may not', () => ({ authorization: `Bearer ${waiter}` }), bulk, 403],
    ['nobody, where anybody may call', {}, '/v1/guest/session', 413],
    ['somebody, where no call is that long', signedIn, '/v1/order', 413],
    ['somebody, where no service is', signedIn, '/v1/orders', 413],
  ])('%s is refused with %o %s %i', async (_, headers, path, status) => {
    const own = typeof headers === 'function' ? headers() : headers
    const answer = await withoutItsBody(path, { ...json, ...own })

    expect(answer.status).toBe(status)
    answer.end()
  })

  it('somebody whose other large body is under way is asked to wait', async () => {
    const body = JSON.stringify({ list: [{ words: 'x'.repeat(1_000_000) }] })
    const second = () => testApp.request<WireError>('POST', bulk, { token, body })
    const headers = { ...json, ...signedIn(), expect: '100-continue' }
    const first = httpRequest(testApp.url + bulk, { method: 'POST', headers })
    first.on('error', () => {})
    first.flushHeaders()
    await once(first, 'continue')

    const refused = await second()

    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.body).toMatchObject({ name: 'TooManyRequests', data: { reason: 'largeBodyUnderWay' } })
    expect(await testApp.request('GET', '/v1/order', { token })).toMatchObject({ status: 200 })
    first.destroy()
    await vi.waitFor(async () => expect(await second()).toMatchObject({ status: 400 }), { timeout: 60_000 })
  })

  it('waits until there is room for it beside those of all others, and is refused when too many wait', async () => {
    const room = new BodyRoom({ bytes: 100_000, waitAtMost: 1, waitMs: 60_000 })
    const before = testApp.app.bodyRoom
    testApp.app.bodyRoom = room
    const leave = room.take(90_000)
    const ask = room.ask.bind(room)
    const asked = new Promise<void>((resolve) => {
      room.ask = (bytes) => {
        const place = ask(bytes)
        resolve()
        return place
      }
    })
    const body = { tableId: 1, cart: [], comment: 'x'.repeat(60_000) }
    const waiting = testApp.request('POST', '/v1/order', { token, body })
    await asked

    const refused = await testApp.request<WireError>('POST', '/v1/order', { token: waiter, body })

    expect(refused).toMatchObject({ status: 503, body: { name: 'Unavailable', data: { reason: 'tooBusy' } } })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await testApp.request('POST', '/v1/order', { token: waiter, body: {} })).toMatchObject({ status: 400 })
    leave()
    expect(await waiting).toMatchObject({ status: 400 })
    testApp.app.bodyRoom = before
  })

  it('takes its room from nobody while a stranger is about to sign what never comes', async () => {
    const before = testApp.app.bodyRoom
    testApp.app.bodyRoom = new BodyRoom({ bytes: 100_000, waitAtMost: 0, waitMs: 60_000 })
    const headers = { 'content-type': 'application/json', 'content-length': '60000', expect: '100-continue' }
    const line = httpRequest(`${testApp.url}/v1/payments/webhook`, { method: 'POST', headers })
    line.on('error', () => {})
    line.flushHeaders()
    await once(line, 'continue')

    const body = { tableId: 1, cart: [], comment: 'x'.repeat(60_000) }
    expect(await testApp.request('POST', '/v1/order', { token, body })).toMatchObject({ status: 400 })
    line.destroy()
    testApp.app.bodyRoom = before
  })
})

describe('a request', () => {
  it('may name more than twenty venues', async () => {
    const venues = Array.from({ length: 60 }, () => 'restaurantId[$in][]=1').join('&')

    const answer = await testApp.request('GET', `/v1/order?${venues}&$limit=1`, { token })

    expect(answer).toMatchObject({ status: 200, body: { limit: 1 } })
  })

  it('gets pages of ten unless it says else, and never more than a hundred', async () => {
    const limitOf = async (query: string) => (await testApp.request('GET', `/v1/order?${query}`, { token })).body.limit

    expect(await limitOf('')).toBe(10)
    expect(await limitOf('$limit=25')).toBe(25)
    expect(await limitOf('$limit=5000')).toBe(100)
  })

  it('gets the bare list when it asks for it', async () => {
    const { body } = await testApp.request('GET', '/v1/order?skipPaginate=true', { token })

    expect(Array.isArray(body)).toBe(true)
  })

  it('keeps the id that a proxy gave it, unless that could not stand in a log', async () => {
    const idFor = async (given: string) =>
      (await testApp.request('GET', '/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id')

    expect(await idFor('proxy-id-0001')).toBe('proxy-id-0001')
    expect(await idFor('a b"c{}')).toMatch(/^[0-9a-f]{10}-/)
  })

  it('leaves a line in the log, with no secret in it', async () => {
    const headers = { 'x-request-id': 'looked-up-later' }
    await testApp.request('POST', '/v1/authentication?accessToken=abc', {
      headers,
      body: { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' },
    })
    await testApp.request('GET', '/g/0a1b2c3d4e')

    const line = testApp.log.find(({ requestId }) => requestId === 'looked-up-later')
    expect(line).toMatchObject({
      level: 'info',
      method: 'POST',
      path: '/v1/authentication',
      status: 201,
      ip: '127.0.0.1',
    })
    await fetch(`${testApp.url}/u/zyxwvutsrqponmlkjihgfedcba987654/7`)
    expect(testApp.log.at(-1)).toMatchObject({ path: '/u/…', status: 404 })
    expect(JSON.stringify(testApp.log)).not.toMatch(/brigade-demo|0a1b2c3d4e|eyJ|zyxwvut|accessToken/)
  })

  it('is known by the address that a proxy on this machine tells', async () => {
    await testApp.request('GET', '/healthz', { headers: { 'x-forwarded-for': 'spoofed, 203.0.113.7' } })

    expect(testApp.log.at(-1)).toMatchObject({ ip: '203.0.113.7' })
  })

  it('from a page of another origin is answered only for the origins that were set', async () => {
    const allowedFor = async (origin: string) =>
      (await testApp.request('GET', '/v1/version', { headers: { origin } })).headers.get('access-control-allow-origin')

    expect(await allowedFor('https://partner.example')).toBe('https://partner.example')
    expect(await allowedFor('https://stranger.example')).toBeNull()
  })

  it('hears that the server is up and ready', async () => {
    expect(await testApp.request('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'up' } })
    expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('gets answers that no page may run or frame', async () => {
    const { headers } = await testApp.request('GET', '/v1/version')

    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('a long answer', () => {
  const list = '/v1/items?skipPaginate=true'
  const read = (path: string, encodings: string) =>
    raw('GET', path, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': encodings } })

  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('is compressed for who takes %s', async (encodings, encoding, unpack) => {
    const [plain, packed] = [await read(list, 'identity'), await read(list, encodings)]

    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(packed).toMatchObject({ status: 200, headers: { 'content-encoding': encoding } })
    expect(unpack(packed.bytes)).toEqual(plain.bytes)
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5)
    for (const { headers } of [plain, packed]) expect(headers.vary).toContain('Accept-Encoding')
  })

  it('is left as it is when it is short, or kept compressed already', async () => {
    expect((await read('/v1/version', 'gzip, br')).headers).not.toHaveProperty('content-encoding')
    const menu = await read('/v1/whole-menu?restaurantId=1', 'br')
    expect(JSON.parse(brotliDecompressSync(menu.bytes).toString())).toMatchObject({ restaurantId: 1 })
  })
})

describe('a request that offers another protocol', () => {
  const offer = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA' }

  it('is answered in the one that it came in', async () => {
    expect(await raw('GET', '/v1/version', { headers: offer })).toMatchObject({ status: 200 })
    const body = Buffer.from(JSON.stringify({ strategy: 'local', email: 'nobody@hotel.demo', password: 'x' }))
    const headers = { ...offer, 'content-type': 'application/json', 'content-length': String(body.length) }
    expect(await raw('POST', '/v1/authentication', { headers, chunks: [body] })).toMatchObject({ status: 401 })
  })

  it('is answered also where it asks for a socket at another address', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }

    expect(await raw('GET', '/v1/version', { headers })).toMatchObject({ status: 200 })
  })
})
