import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { cutOff } from '#testing/cut-off.ts'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import { StrangerSockets } from './stranger-sockets.ts'

let harbour: Harbour

beforeEach(async () => {
  harbour = await startHarbour()
})

afterEach(() => harbour.close())

it('has three hundred guests behind one address sign in at once', async () => {
  const { token } = await harbour.guestAt('Room 207')

  const screens = await Promise.all(Array.from({ length: 300 }, () => harbour.connect(token)))

  expect(screens.every(({ socket }) => socket.connected)).toBe(true)
})

it('cuts off those who only hold lines, and none of the guests who come meanwhile', async () => {
  harbour.app.strangers = new StrangerSockets({ ofNetwork: 3, inAll: 10, waitMs: 60_000 })
  const idle = [await harbour.connect(), await harbour.connect(), await harbour.connect()]
  const cut = idle.map(cutOff)
  const { token } = await harbour.guestAt('Room 207')

  const guests = []
  for (let count = 0; count < 8; count += 1) guests.push(await harbour.connect(token))

  await cut[0]
  expect(guests.every(({ socket }) => socket.connected)).toBe(true)
})

it('ends a line on which nobody signs in, also one that says nothing at all', async () => {
  const guest = await harbour.connect((await harbour.guestAt('Room 207')).token)
  harbour.app.strangers = new StrangerSockets({ ofNetwork: 10, inAll: 10, waitMs: 200 })
  const [silent, idle] = [aLine(), aLine()]
  idle.once('open', () => idle.send('40'))

  await Promise.all([once(silent, 'close'), once(idle, 'close')])

  expect(guest.socket.connected).toBe(true)
})

it('ends a line some time after its person has signed out', async () => {
  const screen = await harbour.connect((await harbour.guestAt('Room 207')).token)
  harbour.app.strangers = new StrangerSockets({ ofNetwork: 10, inAll: 10, waitMs: 200 })
  const cut = cutOff(screen)

  await screen.client.logout()

  await cut
  expect(screen.socket.connected).toBe(false)
})

function aLine(): WebSocket {
  return new WebSocket(`${harbour.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
}
