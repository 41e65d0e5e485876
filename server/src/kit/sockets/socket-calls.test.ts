import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import { wireLimits } from '@brigade/domain/kit/wire-limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'
import { startTestApp } from '#testing/with-app.ts'
import { BodyRoom } from '../admission/body-room.ts'
import type { Feature } from '../context/feature.ts'
import { connectionOf } from './socket-connection.ts'

type WireError = {
  code: number
  name: string
  data: { requestId: string; reason?: string; fields?: Record<string, string> }
}

let testServer: TestServer
let screen: Screen

beforeAll(async () => {
  testServer = await startTestServer()
  screen = await testServer.connect(await testServer.signIn('manager@hotel.demo'))
})

afterAll(() => testServer.close())

/** Returns the server's answer to a raw call, without a client that follows the rules. */
function call(...values: unknown[]): Promise<WireError> {
  const [event, ...args] = values as [string, ...unknown[]]
  return screen.socket.timeout(20_000).emitWithAck(event, ...args) as Promise<WireError>
}

describe('a call that no client of ours makes', () => {
  const manyFields = Array.from({ length: 9_000 }, (_, n) => [`f${n}`, 1] as const)
  const deep = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown

  it.each([
    ['an unknown method', 405, ['eat', 'v1/order', {}]],
    ['the name of an inner event', 405, ['error', 'v1/order', {}]],
    ['a method that the service does not have', 405, ['remove', 'v1/order', 1, {}]],
    ['no service', 400, ['find']],
    ['a number for a service', 400, ['find', 5, {}]],
    ['a service that is not there', 404, ['find', 'v1/orders', {}]],
    ["a service named like a part of JavaScript's objects", 400, ['find', 'v1/constructor', {}]],
    ['one argument too many', 400, ['find', 'v1/order', {}, {}]],
    ['nothing for a body', 400, ['create', 'v1/order']],
    ['null for a body', 400, ['create', 'v1/order', null]],
    ['a list for a body', 400, ['create', 'v1/order', [{ tableId: 1 }]]],
    ['a text for a body', 400, ['create', 'v1/order', 'order']],
    ['null for an id', 405, ['get', 'v1/order', null]],
    ['an object for an id', 400, ['get', 'v1/order', { id: 1 }]],
    ['an id that is no number', 404, ['get', 'v1/order', 'NaN']],
    ['an id larger than any', 404, ['get', 'v1/order', 99_999_999_999]],
    ['a text for a query', 400, ['find', 'v1/order', 'all']],
    ['a long text for a query', 400, ['find', 'v1/order', 'x'.repeat(62_000)]],
    ['a list for the query of a creation', 400, ['create', 'v1/order', { tableId: 1 }, Array(20_000).fill(1)]],
    ['too many fields in a query', 400, ['get', 'v1/order', 1, Object.fromEntries(manyFields)]],
    ['a key that reaches into objects', 400, ['find', 'v1/order', JSON.parse('{"__proto__":{"$limit":1}}')]],
    ['the same in a body', 400, ['create', 'v1/order', JSON.parse('{"tableId":1,"constructor":{"x":1}}')]],
    ['a nil character', 400, ['find', 'v1/order', { status: 'a\0b' }]],
    ['half a character', 400, ['create', 'v1/order', { tableId: 1, comment: '\ud83d' }]],
    ['bytes', 400, ['create', 'v1/order', { tableId: Buffer.from('x') }]],
    ['values nested too deeply', 400, ['create', 'v1/order', { cart: deep }]],
    ['a field that is not known', 400, ['find', 'v1/order', { shoes: 1 }]],
  ])('with %s is refused with %i and its id', async (_, code, values) => {
    const error = await call(...values)

    expect(error).toMatchObject({ code, data: { requestId: expect.stringMatching(/^[\w.-]{8,}$/) } })
    expect(error).not.toHaveProperty('stack')
  })

  it('and asks for no answer harms nobody', async () => {
    for (const args of [['create'], ['create', 'v1/order'], ['error', new Error('x')], ['find', null, null]] as const) {
      screen.socket.emit(...(args as unknown as [string]))
    }

    expect(await screen.client.service('v1/order').find({ query: { $limit: 1 } })).toMatchObject({ limit: 1 })
  })

  it('in the raw, under a name that clients may not use, harms nobody', async () => {
    for (const name of ['error', 'disconnect', 'disconnecting', 'newListener', 'connect']) {
      const { socket } = await testServer.connect()
      const { engine } = socket.io as unknown as { engine: { write(packet: string): void } }
      engine.write(`2["${name}",{}]`)
    }

    expect(await screen.client.service('v1/order').find({ query: { $limit: 1 } })).toMatchObject({ limit: 1 })
  })

  it('of two megabytes ends the line and nothing else', async () => {
    const big = await testServer.connect(await testServer.signIn('manager@hotel.demo'))
    const closed = new Promise((resolve) => void big.socket.once('disconnect', resolve))

    big.socket.emit('create', 'v1/order', { tableId: 1, comment: 'x'.repeat(2_000_000) })

    await closed
    expect(await screen.client.service('v1/order').find({ query: { $limit: 1 } })).toMatchObject({ limit: 1 })
  })
})

describe('a socket', () => {
  const long = { tableId: 1, comment: 'x'.repeat(60_000) }
  const place = ({ socket }: Screen) => socket.timeout(20_000).emitWithAck('create', 'v1/order', long)

  it('may say little before somebody signs in, and after they have signed out', async () => {
    const [stranger, staff] = [
      await testServer.connect(),
      await testServer.connect(await testServer.signIn('waiter@hotel.demo')),
    ]
    const closed = ({ socket }: Screen) => new Promise((resolve) => void socket.once('disconnect', resolve))
    const cut = [closed(stranger), closed(staff)]

    stranger.socket.emit('create', 'v1/order', long)
    await cut[0]
    expect(await place(staff)).toMatchObject({ code: 400 })
    staff.socket.emit('remove', 'v1/authentication', null, {}, () => staff.socket.emit('create', 'v1/order', long))
    await cut[1]
  })
})

it('refuses a large body over the socket while there is no room for it, and not a small one', async () => {
  const body = { tableId: 1, comment: 'x'.repeat(60_000) }
  const before = testServer.app.bodyRoom
  testServer.app.bodyRoom = new BodyRoom({ bytes: 100_000, waitAtMost: 5, waitMs: 1000 })
  const leave = testServer.app.bodyRoom.take(90_000)

  expect(await call('create', 'v1/order', body)).toMatchObject({
    code: 503,
    data: { reason: 'tooBusy', retryAfter: 5 },
  })
  expect(await call('create', 'v1/order', {})).toMatchObject({ code: 400 })
  leave()
  expect(await call('create', 'v1/order', body)).toMatchObject({ code: 400 })
  testServer.app.bodyRoom = before
})

it('runs twenty calls of a socket at a time, lets thirty wait, and refuses more', async () => {
  const begun: (() => void)[] = []
  const slow: Feature = {
    name: 'slow',
    register(app) {
      const find = () => new Promise((resolve) => void begun.push(() => resolve([])))
      app.use('v1/slow', { find }, { methods: ['find'] })
    },
  }
  const testApp = await startTestApp({ features: [slow] })
  const { client } = await testApp.connect()
  const calls = Array.from({ length: 55 }, () => client.service('v1/slow').find())
  const settled = Promise.allSettled(calls)
  const refusals: unknown[] = []
  for (const each of calls) each.catch((error) => refusals.push(error))

  await expect.poll(() => refusals).toHaveLength(5)
  expect(refusals[0]).toMatchObject({ code: 429, data: { reason: 'tooManyCalls', retryAfter: 1 } })
  await expect.poll(() => begun.length).toBe(20)
  for (let ended = 0; ended < 50; ended += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(ended)
    begun[ended]!()
  }

  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  await testApp.close()
})

it.each([
  [
    'its cookies',
    { cookie: 'device=7', 'x-forwarded-for': '203.0.113.7', 'accept-language': 'ar' },
    { cookie: 'device=7' },
  ],
  ['nothing', { 'user-agent': 'a browser of many words' }, {}],
])('keeps of what opened a socket %s alone', async (_what, sent, kept) => {
  const opened = await testServer.connect(undefined, sent)
  const socket = testServer.app.io.of('/').sockets.get(opened.socket.id!)!

  expect(socket.handshake.headers).toEqual(kept)
  expect(connectionOf(socket)).toHaveProperty('headers', kept)
  expect(socket.handshake).toMatchObject({ query: {}, auth: {}, url: '', time: '' })
  await opened.close()
})

it('refuses other transports than websocket', async () => {
  const { status } = await testServer.request('GET', '/socket.io/?EIO=4&transport=polling')

  expect(status).toBe(400)
})

describe('a message', () => {
  const longest = 'x'.repeat(orderLimits.commentLength)
  const fullCart = (itemId: number) =>
    Array.from({ length: orderLimits.mostLines }, () => ({ itemId, itemQty: 1, specialInstructions: longest }))

  it.each([
    ['a guest', wireLimits.guestBytes, async () => (await testServer.guestAt('Room 101')).token],
    ['staff', wireLimits.messageBytes, () => testServer.signIn('manager@hotel.demo')],
  ])('of %s that is larger than %i bytes ends the line before it is read', async (_who, bytesAtMost, signIn) => {
    const { socket } = await testServer.connect(await signIn())
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))

    expect(await socket.timeout(20_000).emitWithAck('create', 'v1/order', { cart: fullCart(1) })).toMatchObject({
      code: 400,
    })
    socket.emit('create', 'v1/order', { comment: 'x'.repeat(bytesAtMost) })

    expect(await closed).toBe('transport close')
  })

  it('over REST is refused of a guest where it is larger, and of staff is read', async () => {
    const { token } = await testServer.guestAt('Room 101')
    const body = { tableId: 1, cart: Array.from({ length: 50_000 }, () => ({})) }

    expect(await testServer.request('POST', '/v1/order', { token, body })).toMatchObject({ status: 413 })
    const manager = await testServer.signIn('manager@hotel.demo')
    expect(await testServer.request('POST', '/v1/order', { token: manager, body })).toMatchObject({
      status: 400,
      body: { data: { reason: 'validation' } },
    })
  })
})
