import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { bytesWaiting } from '../events/raw-socket.ts'

let testServer: TestServer

beforeAll(async () => {
  testServer = await startTestServer()
})

afterAll(() => testServer.close())

/** Connects a guest who signs in, then reads nothing more. */
async function deafGuest(): Promise<WebSocket> {
  const { token } = await testServer.guestAt('Room 101')
  const line = new WebSocket(`${testServer.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  line.on('error', () => {})
  const heard: string[] = []
  line.on('message', (message: Buffer) => heard.push(message.toString()))
  const hears = (start: string) =>
    vi.waitFor(() => expect(heard.some((message) => message.startsWith(start))).toBe(true), { timeout: 10_000 })
  await once(line, 'open')
  line.send('40')
  await hears('40')
  line.send(`420["create","v1/authentication",${JSON.stringify({ strategy: 'jwt', accessToken: token })},{}]`)
  await hears('430[null')
  line.pause()
  return line
}

function theirSocket() {
  return [...testServer.app.io.of('/').sockets.values()].find(({ data }) => data.principal?.kind === 'guest')
}

it('holds no more than what is on its way when somebody asks on and on, pongs, and reads nothing', async () => {
  const line = await deafGuest()
  const socket = theirSocket()!
  const closed = once(socket, 'disconnect')
  let most = 0

  for (let turn = 1; socket.connected && turn < 100_000; turn += 1) {
    line.send(`42${turn}["find","v1/whole-menu",{}]`)
    if (turn % 20 === 0) await new Promise((resolve) => line.send('3', resolve))
    most = Math.max(most, bytesWaiting(socket))
  }

  await closed
  expect(most).toBeLessThan(10_000_000)
  line.terminate()
})

it('begins what waits as soon as the client has read what was answered before', async () => {
  const line = await deafGuest()
  const socket = theirSocket()!
  let asked = 100
  const ask = () => line.send(`42${(asked += 1)}["find","v1/whole-menu",{}]`)
  await vi.waitFor(
    () => {
      ask()
      expect(bytesWaiting(socket)).toBeGreaterThan(1_000_000)
    },
    { timeout: 20_000, interval: 5 },
  )
  for (let count = 0; count < 5; count += 1) ask()
  const answered: string[] = []
  line.on('message', (message: Buffer) => answered.push(message.subarray(0, 5).toString()))

  line.resume()

  const expected = Array.from({ length: asked - 100 }, (_, place) => `43${101 + place}`)
  await expect
    .poll(() => answered.filter((start) => start.startsWith('43')).toSorted(), { timeout: 10_000 })
    .toEqual(expected)
  line.terminate()
})

it.each<[string, (line: WebSocket) => void]>([
  ['asks for what there is not', (line) => line.send('421["find","v1/nothing",{}]')],
  ['knocks at rooms that there are not', (line) => line.send('0/nowhere,')],
  ['has pings answered', (line) => line.ping()],
])('cuts off who reads nothing of a megabyte, and %s', async (_, send) => {
  const line = await deafGuest()
  const socket = theirSocket()!
  const closed = once(socket, 'disconnect')
  await vi.waitFor(
    () => {
      line.send('421["find","v1/whole-menu",{}]')
      expect(bytesWaiting(socket)).toBeGreaterThan(1_000_000)
    },
    { timeout: 20_000, interval: 5 },
  )

  for (let count = 0; count < 60; count += 1) send(line)

  await closed
  line.terminate()
})
