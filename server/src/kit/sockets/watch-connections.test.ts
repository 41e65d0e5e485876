import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { cutOff } from '#testing/cut-off.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { UnauthenticatedSockets } from '../admission/unauthenticated-sockets.ts'

let testServer: TestServer

beforeEach(async () => {
  testServer = await startTestServer()
})

afterEach(() => testServer.close())

it('has three hundred guests behind one address sign in at once', async () => {
  const { token } = await testServer.guestAt('Room 207')

  const screens = await Promise.all(Array.from({ length: 300 }, () => testServer.connect(token)))

  expect(screens.every(({ socket }) => socket.connected)).toBe(true)
})

it('cuts off those who only hold lines, and none of the guests who come meanwhile', async () => {
  testServer.app.strangers = new UnauthenticatedSockets({ ofNetwork: 3, inAll: 10, waitMs: 60_000 })
  const idle = [await testServer.connect(), await testServer.connect(), await testServer.connect()]
  const cut = idle.map(cutOff)
  const { token } = await testServer.guestAt('Room 207')

  const guests = []
  for (let count = 0; count < 8; count += 1) guests.push(await testServer.connect(token))

  await cut[0]
  expect(guests.every(({ socket }) => socket.connected)).toBe(true)
})

it('ends a line on which nobody signs in, also one that says nothing at all', async () => {
  const guest = await testServer.connect((await testServer.guestAt('Room 207')).token)
  testServer.app.strangers = new UnauthenticatedSockets({ ofNetwork: 10, inAll: 10, waitMs: 200 })
  const [silent, idle] = [aLine(), aLine()]
  idle.once('open', () => idle.send('40'))

  await Promise.all([once(silent, 'close'), once(idle, 'close')])

  expect(guest.socket.connected).toBe(true)
})

it('ends a line some time after its person has signed out', async () => {
  const screen = await testServer.connect((await testServer.guestAt('Room 207')).token)
  testServer.app.strangers = new UnauthenticatedSockets({ ofNetwork: 10, inAll: 10, waitMs: 200 })
  const cut = cutOff(screen)

  await screen.client.logout()

  await cut
  expect(screen.socket.connected).toBe(false)
})

function aLine(): WebSocket {
  return new WebSocket(`${testServer.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
}
