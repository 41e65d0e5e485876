import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cutOff } from '#testing/cut-off.ts'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import { openWireLine, type WireLine } from '#testing/wire-line.ts'
import { bytesWaiting } from './raw-line.ts'
import { SignedInLines, type SignedInLimits } from './signed-in-lines.ts'

const roomy = { ofOne: 100_000_000, inAll: 100_000_000 }

let harbour: Harbour
let token: string
let lines: WireLine[]

beforeEach(async () => {
  harbour = await startHarbour()
  token = await harbour.signIn('waiter@hotel.demo')
  lines = []
})

afterEach(async () => {
  for (const { socket } of lines) socket.destroy()
  await harbour.close()
})

function limit(limits: Partial<SignedInLimits>): void {
  harbour.app.signedInLines = new SignedInLines({ linesOfOne: 100, partial: roomy, unread: roomy, ...limits })
}

it('cuts off the oldest line of somebody who has too many, and nobody else', async () => {
  limit({ linesOfOne: 2 })
  const manager = await harbour.connect(await harbour.signIn('manager@hotel.demo'))
  const oldest = await harbour.connect(token)
  const cut = cutOff(oldest)
  const others = [await harbour.connect(token), await harbour.connect(token)]

  await cut

  expect([manager, ...others].map(({ socket }) => socket.connected)).toEqual([true, true, true])
})

it('counts no line whose person has left, or signed in as somebody else', async () => {
  limit({ linesOfOne: 1 })
  const line = await harbour.connect(token)
  await line.client.authenticate({ strategy: 'jwt', accessToken: await harbour.signIn('manager@hotel.demo') })
  const another = await harbour.connect(token)
  another.socket.disconnect()
  await vi.waitFor(() => expect(harbour.app.io.of('/').sockets.size).toBe(1))
  const third = await harbour.connect(token)

  expect((await harbour.request('GET', '/healthz')).status).toBe(200)
  expect([line.socket.connected, third.socket.connected]).toEqual([true, true])
})

it('cuts off lines on which somebody begins messages and ends none, and not those of others', async () => {
  limit({ partial: { ofOne: 100_000, inAll: 100_000_000 } })
  const guest = await harbour.connect((await harbour.guestAt('Room 207')).token)
  const lines = await signedInLines(3)

  for (const line of lines) line.begin(90_000, 60_000)

  await vi.waitFor(() => expect(theirSockets()).toHaveLength(1), patience)
  expect(await guest.client.service('v1/order').find()).toMatchObject({ total: expect.any(Number) })
})

it('counts no message that has arrived whole', async () => {
  limit({ partial: { ofOne: 50_000, inAll: 50_000 } })
  const screen = await harbour.connect(token)
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
  const manager = await harbour.connect(await harbour.signIn('manager@hotel.demo'))
  const deaf = await signedInLines(2)
  const most = () => Math.max(...theirSockets().map(bytesWaiting))
  const ask = () => deaf.forEach((line) => Array.from({ length: 5 }, () => line.say('421["find","v1/whole-menu",{}]')))

  // What the system takes in for them is some megabytes, and waits for nobody here.
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
    line.say('40')
    await vi.waitFor(() => expect(harbour.app.io.of('/').sockets.size).toBe(1), patience)
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
  const line = await openWireLine(harbour.url)
  lines.push(line)
  return line
}

/** Lines of the waiter, which read nothing. */
async function signedInLines(count: number): Promise<WireLine[]> {
  const opened = await Promise.all(Array.from({ length: count }, openLine))
  await Promise.all(opened.map((line) => line.signIn(token)))
  expect(theirSockets()).toHaveLength(count)
  return opened
}

function theirSockets() {
  return [...harbour.app.io.of('/').sockets.values()].filter(({ data }) => data.principal?.role === 'waiter')
}
