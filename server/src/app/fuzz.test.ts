import { request as httpRequest } from 'node:http'
import fc from 'fast-check'
import qs from 'qs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServiceContract, serviceMethods } from '@brigade/domain/access/contract.ts'
import { authenticationPath } from '@brigade/domain/auth/auth.api.ts'
import { wireLimits } from '@brigade/domain/kit/wire-limits.ts'
import { apiKeysPath } from '@brigade/domain/machines/machines.api.ts'
import { services } from '@brigade/domain/services.ts'
import { unauthenticatedBytesAtMost } from '#kit/bodies/http-body.ts'
import { knownBodies } from '#testing/known-bodies.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'

const seed = 20_260_304
const atOnce = 25
const verbs = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const

type Method = keyof typeof verbs
type Call = { path: string; method: Method }
type Refusal = { code?: number; message?: string }

/** Signing out and revoking the key are left out: all further calls would be refused. */
const endsCaller: readonly string[] = [authenticationPath, apiKeysPath]

const calls: Call[] = Object.entries<ServiceContract>(services).flatMap(([path, contract]) =>
  serviceMethods
    .filter((method) => contract[method] && !(endsCaller.includes(path) && method === 'remove'))
    .map((method) => ({ path, method })),
)

function contractOf({ path, method }: Call) {
  return (services as Record<string, ServiceContract>)[path]?.[method]
}

const wellKnown = fc.constantFrom<unknown>(
  1,
  2,
  3,
  '1',
  true,
  'true',
  'incoming',
  'updated',
  'merged',
  'cancelled',
  'order',
  'orderCancellation',
  'local',
  { $in: [1, 2] },
  { $in: '1' },
  { $in: [] },
  { createdAt: -1 },
  { id: 1 },
  { $gte: '2026-01-01T00:00:00.000Z' },
  '2026-03-01T10:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-03-01T10:00:00+05',
  '0000-01-01T00:00:00Z',
  [{ itemId: 1, itemQty: 1 }],
  [{ itemId: 9, itemQty: 999, selectedOptions: [{ groupId: 1, optionId: 'a' }] }],
)

const hostile = fc.constantFrom<unknown>(
  null,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e-7,
  27.500000000000004,
  '',
  'NaN',
  '9'.repeat(30),
  "' OR 1=1 --",
  '%',
  '\\',
  '\0',
  '\ud800',
  'ﷺ'.repeat(500),
  'a'.repeat(70_000),
  [],
  [[]],
  {},
  [null],
  { $in: [null] },
  { $gt: 1 },
  { $or: [{}] },
  { toString: 1 },
  { length: -1 },
  { valueOf: 1 },
)

const anyValue = fc.oneof({ weight: 4, arbitrary: wellKnown }, { weight: 2, arbitrary: hostile }, fc.jsonValue())

const strangeKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '$or',
  '$select',
  '$sort',
  'skipPaginate',
  'a.b',
)

/**
 * Returns a record with mostly known fields of the contract: entirely unknown ones are refused too early to be of
 * interest.
 */
function anyRecord(fields: readonly string[], maxLength: number) {
  const own = fields.length === 0 ? strangeKey : fc.constantFrom(...fields)
  const anyKey = fc.oneof({ weight: 12, arbitrary: own }, strangeKey)
  return fc.array(fc.tuple(anyKey, anyValue), { maxLength }).map((entries) => Object.fromEntries(entries) as object)
}

/** Returns a body that passes the first checks, with something strange in it; or only strange values. */
function anyBody({ path, method }: Call) {
  const { data, example = {} } = contractOf({ path, method }) ?? {}
  const strange = anyRecord(Object.keys(data?.properties ?? {}), 3)
  const known = fc.constantFrom(example, ...(knownBodies[`${method} ${path}`] ?? []))
  const nearlyValid = fc.tuple(known, strange).map(([fine, odd]) => ({ ...fine, ...odd }))
  return fc.oneof({ weight: 3, arbitrary: known }, { weight: 5, arbitrary: nearlyValid }, strange, anyValue)
}

const anyId = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(1, 2, 3, '4') },
  fc.constantFrom<unknown>('0', '-1', '1e3', '2147483648', 'constructor', '%00', '%', 'a'.repeat(300), null, true, {}),
)

const anyCall = fc.constantFrom(...calls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    who: fc.nat(4),
    id: anyId,
    query: anyRecord(['$limit', '$skip', '$sort', ...Object.keys(contractOf(call)?.query?.properties ?? {})], 2),
    body: anyBody(call),
  }),
)

const anyPath = fc
  .array(
    fc.constantFrom(
      'v1',
      'v1',
      'order',
      'order',
      '1',
      'accept',
      'restaurant',
      '',
      '.',
      '..',
      '%2e%2e',
      '%2f',
      '%00',
      '%',
      '%ff',
      'constructor',
      '__proto__',
      'toString',
      'pictures',
      'assets',
      'index.html',
      'healthz',
      'socket.io',
      'v1%2forder',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((segments) => `/${segments.join('/')}`)

/** Maximum bytes of a frame by principal, if it is lower than for others: unauthenticated callers, and guests. */
const frameBytes: Record<number, number> = { 0: unauthenticatedBytesAtMost, 3: wireLimits.guestBytes }

let testServer: TestServer
let tokens: (string | undefined)[]
let screens: Screen[]

beforeAll(async () => {
  testServer = await startTestServer()
  tokens = [
    undefined,
    await testServer.signIn('manager@hotel.demo'),
    await testServer.signIn('admin@brigade.demo'),
    (await testServer.guestAt('Room 207')).token,
    'brigade-demo-payments-1',
  ]
  screens = await Promise.all(tokens.map((token) => testServer.connect(token)))
})

afterAll(() => testServer.close())

it('answers every strange call over REST with a refusal at worst', async () => {
  const asked = fc.sample(anyCall, { numRuns: 1000, seed })
  const answered = await inTurns(asked, async ({ call, who, id, query, body }) => {
    const isOfOne = call.method !== 'find' && call.method !== 'create'
    const text = qs.stringify(query, { encode: true }).slice(0, 8000)
    const address = `/${call.path}${isOfOne ? `/${encodeURI(wellFormed(String(id)))}` : ''}?${text}`
    const hasBody = call.method === 'create' || call.method === 'patch'
    return overHttp({
      method: verbs[call.method],
      path: address,
      token: tokens[who],
      body: hasBody ? (JSON.stringify(body) ?? 'undefined') : undefined,
    })
  })

  expect(answered.filter(({ answer }) => answer >= 500)).toEqual([])
  expect(new Set(answered.map(({ answer }) => answer))).toContain(200)
  expect(new Set(answered.map(({ answer }) => answer))).toContain(201)
  expect((await testServer.request('GET', '/readyz')).status).toBe(200)
})

it('answers every strange call over the socket with a refusal at worst', async () => {
  const asked = fc.sample(anyCall, { numRuns: 1200, seed: seed + 1 })
  const answered = await inTurns(asked, async ({ call, who, id, query, body }) => {
    const values = {
      find: [query],
      get: [id, query],
      create: [body, query],
      patch: [id, body, query],
      remove: [id, query],
    }
    return overSocket(who, [call.method, call.path, ...values[call.method]])
  })

  expect(answered.filter(({ answer }) => answer >= 500)).toEqual([])
  expect(new Set(answered.map(({ answer }) => answer))).toContain(200)
})

it('answers every call over the socket with a refusal at worst, whoever has not signed in', async () => {
  const junk = [undefined, {}, { bytes: 'x', signature: 1 }, { bytes: [1], file: { name: 1 } }, [1], 'x']
  const asked = calls.flatMap((call) => junk.map((body) => ({ call, body })))
  const answered = await inTurns(asked, ({ call: { method, path }, body }) => {
    const values = { find: [body], get: [body], create: [body], patch: [1, body], remove: [body] }[method]
    return overSocket(0, [method, path, ...values])
  })

  expect(answered.filter(({ answer }) => answer >= 500)).toEqual([])
})

it('takes over REST only what a socket has no place for, and gives files there only', async () => {
  const restOnly = calls.filter((call) => {
    const { takesFile, takesSigned, answer } = contractOf(call)!
    return takesFile || takesSigned || answer === 'file'
  })
  const addresses = restOnly.flatMap(({ method, path }) => [path, `/${path}/`].map((address) => ({ method, address })))
  const asked = addresses.flatMap((call) => tokens.map((_token, who) => ({ ...call, who })))
  const answered = await inTurns(asked, ({ method, address, who }) => overSocket(who, [method, address, {}]))

  expect(restOnly.length).toBeGreaterThan(0)
  expect(new Set(answered.map(({ answer }) => answer))).toEqual(new Set([405]))
})

it('answers every strange packet on the socket', async () => {
  const anyEvent = fc.constantFrom('find', 'get', 'create', 'patch', 'remove', 'update', 'setup', 'constructor', 'v1')
  const anyWord = fc.oneof(fc.constantFrom('v1/order', '/v1/order/', '//', 'v1', 'v1/order/toString'), anyValue)
  const anyPacket = fc.tuple(fc.nat(4), anyEvent, fc.array(anyWord, { maxLength: 5 }))
  const asked = fc.sample(anyPacket, { numRuns: 500, seed })
  const answered = await inTurns(asked, ([who, event, words]) => overSocket(who, [event, ...words]))

  expect(answered.filter(({ answer }) => answer >= 500)).toEqual([])
})

it('answers at every strange address', async () => {
  const asked = fc.sample(fc.tuple(fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'), anyPath), {
    numRuns: 1000,
    seed,
  })
  const answered = await inTurns(asked, ([method, path]) => overHttp({ method, path, token: tokens[1] }))

  // The dashboard need not be built for this test: then its page is a 404.
  expect(answered.filter(({ answer }) => answer >= 500)).toEqual([])
})

async function inTurns<T>(
  asked: readonly T[],
  ask: (one: T) => Promise<number>,
): Promise<{ one: T; answer: number }[]> {
  const answered: { one: T; answer: number }[] = []
  for (let start = 0; start < asked.length; start += atOnce) {
    const turn = asked.slice(start, start + atOnce)
    await renewUnauthenticated()
    answered.push(...(await Promise.all(turn.map(async (one) => ({ one, answer: await ask(one) })))))
    expect(screens.every(({ socket }) => socket.connected)).toBe(true)
  }
  return answered
}

/** Connects the caller who does not sign in again: the server cuts such a socket off after a minute. */
async function renewUnauthenticated(): Promise<void> {
  await screens[0]!.close()
  screens[0] = await testServer.connect()
}

/** Returns the status of the answer. `fetch` is not used, because it normalizes addresses before it sends them. */
function overHttp({
  method,
  path,
  token,
  body,
}: {
  method: string
  path: string
  token?: string
  body?: string
}): Promise<number> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const asking = httpRequest(`${testServer.url}/`, { method, path, headers, timeout: 60_000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    asking.once('error', reject).once('timeout', () => asking.destroy(new Error(`No answer to ${method} ${path}`)))
    asking.end(body)
  })
}

/** Returns the code of the refusal, or 200. */
async function overSocket(who: number, [event, ...values]: [string, ...unknown[]]): Promise<number> {
  const bytesAtMost = frameBytes[who] ?? wireLimits.messageBytes
  // A longer message would close the connection.
  if (Buffer.byteLength(JSON.stringify(values)) > bytesAtMost - 1000) return 413
  const { socket } = screens[who]!
  const refusal: Refusal | null = await socket.timeout(60_000).emitWithAck(event, ...values)
  return refusal === null ? 200 : (refusal.code ?? 0)
}

function wellFormed(text: string): string {
  return text.toWellFormed()
}
