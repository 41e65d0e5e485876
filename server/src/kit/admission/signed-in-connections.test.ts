import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cutOff } from '#testing/cut-off.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { openWireLine, type WireLine } from '#testing/wire-line.ts'
import { bytesWaiting } from '../events/raw-socket.ts'
import { SignedInConnections, type SignedInLimits } from './signed-in-connections.ts'

const roomy = { ofOne: 100_000_000, inAll: 100_000_000 }

let testServer: TestServer
let token: string
let lines: WireLine[]

beforeEach(async () => {
  testServer = await startTestServer()
  token = await testServer.signIn('waiter@hotel.demo')
  lines = []
})

afterEach(async () => {
  for (const { socket } of lines) socket.destroy()
  await testServer.close()
})

function limit(limits: Partial<SignedInLimits>): void {
  testServer.app.signedInConnections = new SignedInConnections({
    linesOfOne: 100,
    partial: roomy,
    unread: roomy,
    ...limits,
  })
}

it('cuts off the oldest line of somebody who has too many, and nobody else', async () => {
  limit({ linesOfOne: 2 })
  const manager = await testServer.connect(await testServer.signIn('manager@hotel.demo'))
  const oldest = await testServer.connect(token)
  const cut = cutOff(oldest)
  const others = [await testServer.connect(token), await testServer.connect(token)]

  await cut

  expect([manager, ...others].map(({ socket }) => socket.connected)).toEqual([true, true, true])
})

it('counts no line whose person has left, or signed in as somebody else', async () => {
  limit({ linesOfOne: 1 })
  const line = await testServer.connect(token)
  await line.client.authenticate({ strategy: 'jwt', accessToken: await testServer.signIn('manager@hotel.demo') })
  const another = await testServer.connect(token)
  another.socket.disconnect()
  await vi.waitFor(() => expect(testServer.app.io.of('/').sockets.size).toBe(1))
  const third = await testServer.connect(token)

  expect((await testServer.request('GET', '/healthz')).status).toBe(200)
  expect([line.socket.connected, third.socket.connected]).toEqual([true, true])
})

it('cuts off lines on which somebody begins messages and ends none, and not those of others', async () => {
  limit({ partial: { ofOne: 100_000, inAll: 100_000_000 } })
  const guest = await testServer.connect((await testServer.guestAt('Room 207')).token)
  const lines = await signedInConnections(3)

  for (const line of lines) line.begin(90_000, 60_000)

  await vi.waitFor(() => expect(theirSockets()).toHaveLength(1), patience)
  expect(await guest.client.service('v1/order').find()).toMatchObject({ total: expect.any(Number) })
})

it('counts no message that has arrived whole', async () => {
  limit({ partial: { ofOne: 50_000, inAll: 50_000 } })
  const screen = await testServer.connect(token)
  const body = { tableId: 1, comment: 'x'.repeat(40_000) }

  for (let count = 0; count < 5; count += 1) {
    const refused: unknown = await screen.client
      .service('v1/order')
      .create(body)
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 400 })
  }
})

it('cuts off a line of somebody who asks over many and reads nothing, though each holds little', async () => {
  limit({ unread: { ofOne: 500_000, inAll: 100_000_000 } })
  const manager = await testServer.connect(await testServer.signIn('manager@hotel.demo'))
  const deaf = await signedInConnections(2)
  const most = () => Math.max(...theirSockets().map(bytesWaiting))
  const ask = () => deaf.forEach((line) => Array.from({ length: 5 }, () => line.send('421["find","v1/whole-menu",{}]')))

  // The system buffers some megabytes for them, and that never blocks here.
  for (let turn = 0; theirSockets().length === 2 && turn < 100_000; turn += 1) {
    if (turn % 20 === 0 && most() < 400_000) ask()
    await nextTurn()
  }

  expect(theirSockets()).toHaveLength(1)

  expect(await manager.client.service('v1/order').find()).toMatchObject({ total: expect.any(Number) })
})

it.each(['nobody has said a word', 'nobody has signed in'])('takes little on a line on which %s', async (when) => {
  const line = await openLine()
  if (when === 'nobody has signed in') {
    line.send('40')
    await vi.waitFor(() => expect(testServer.app.io.of('/').sockets.size).toBe(1), patience)
  }
  const closed = once(line.socket, 'close')
  line.socket.resume()

  line.begin(600_000, 100)

  await closed
})

it('takes no message in pieces of a byte', async () => {
  const line = await openLine()
  line.socket.resume()
  line.begin(9000, 0)

  for (let sent = 0; sent < 8000 && !line.socket.destroyed; sent += 1) {
    line.socket.write(' ')
    await nextTurn()
  }

  await vi.waitFor(() => expect(line.socket.destroyed).toBe(true), patience)
})

const patience = { timeout: 20_000 }

async function openLine(): Promise<WireLine> {
  const line = await openWireLine(testServer.url)
  lines.push(line)
  return line
}

/** Opens connections of the waiter that read nothing. */
async function signedInConnections(count: number): Promise<WireLine[]> {
  const opened = await Promise.all(Array.from({ length: count }, openLine))
  await Promise.all(opened.map((line) => line.signIn(token)))
  expect(theirSockets()).toHaveLength(count)
  return opened
}

function theirSockets() {
  return [...testServer.app.io.of('/').sockets.values()].filter(({ data }) => data.principal?.role === 'waiter')
}
