import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'
import { rawConnection } from './raw-socket.ts'

/** A service that no contract describes, so that its events may contain anything. */
const service = 'v1/anything'
const event = 'patched'
const hotel = 'venue:1:orders'
const restaurant = 'venue:2:orders'

let testServer: TestServer
let manager: Screen
let waiter: Screen
let stranger: Screen

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.connect(await testServer.signIn('manager@hotel.demo'))
  waiter = await testServer.connect(await testServer.signIn('waiter@hotel.demo'))
  stranger = await testServer.connect(await testServer.signIn('manager@restaurant.demo'))
})

afterAll(() => testServer.close())

function send(data: unknown, ...rooms: string[]) {
  testServer.app.publisher.send({ service, event, data, rooms })
}

/**
 * Sends a last event to every screen and waits until all have received it, so that all earlier events have arrived too.
 */
async function settled(screens: Screen[] = [manager, waiter, stranger]) {
  const heard = screens.map((screen) => screen.next('v1/anything settled'))
  testServer.app.publisher.send({ service, event: 'settled', data: {}, rooms: [hotel, restaurant] })
  await Promise.all(heard)
}

function receivedSince<T>(screen: Screen) {
  const before = screen.heard(`${service} ${event}`).length
  return () => screen.heard<T>(`${service} ${event}`).slice(before)
}

function serverSide(screen: Screen): Socket {
  return testServer.app.io.of('/').sockets.get(screen.socket.id!)!
}

describe('an event', () => {
  it('is heard by the members of its rooms and by nobody else', async () => {
    const listening = [manager, waiter, stranger].map((screen) => receivedSince(screen))

    send({ id: 1 }, hotel)
    await settled()

    expect(listening.map((heard) => heard())).toEqual([[{ id: 1 }], [{ id: 1 }], []])
  })

  it('is heard once by who is in several of its rooms', async () => {
    const heard = receivedSince(manager)

    send({ id: 2 }, hotel, 'venue:1:requests', 'all:orders')
    await settled()

    expect(heard()).toEqual([{ id: 2 }])
  })

  it.each([0, 10, 125, 126, 200, 65_535, 65_536, 300_000])(
    'arrives as it was sent with %i more letters',
    async (letters) => {
      const heard = receivedSince(waiter)
      const data = { name: 'مائدة ☕ "quoted"\n', text: 'x'.repeat(letters), nested: [{ price: 27.5, none: null }] }

      send(data, hotel)
      await settled()

      expect(heard()).toEqual([data])
    },
  )

  it('keeps its place among others, whichever rooms they are for', async () => {
    const [hotelReceived, restaurantReceived] = [
      receivedSince<{ id: number }>(manager),
      receivedSince<{ id: number }>(stranger),
    ]
    const rooms = [[hotel], [restaurant], [hotel, restaurant]]

    for (let id = 0; id < 300; id += 1) {
      send({ id }, ...rooms[id % 3]!)
      if (id % 50 === 0) await sleep(1)
    }
    await settled()

    const ids = Array.from({ length: 300 }, (_, id) => id)
    expect(hotelReceived().map(({ id }) => id)).toEqual(ids.filter((id) => id % 3 !== 1))
    expect(restaurantReceived().map(({ id }) => id)).toEqual(ids.filter((id) => id % 3 !== 0))
  })

  it('leaves in one write with the others of its turn', async () => {
    const line = serverSide(manager).conn.transport as unknown as {
      socket: { _socket: { write(bytes: Buffer): boolean } }
    }
    const write = vi.spyOn(line.socket._socket, 'write')

    for (let id = 0; id < 20; id += 1) send({ id }, hotel)
    await settled()

    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })

  it('takes the ordinary way where the insides of the socket are other ones', async () => {
    const heard = receivedSince(waiter)
    const { socket } = serverSide(waiter).conn.transport as unknown as { socket: object }
    Object.defineProperty(socket, 'extensions', { value: 'permessage-deflate', configurable: true })

    expect(rawConnection(serverSide(waiter))).toBeUndefined()
    send({ id: 3 }, hotel)
    send({ id: 4 }, hotel)
    await settled()

    expect(heard()).toEqual([{ id: 3 }, { id: 4 }])
    Reflect.deleteProperty(socket, 'extensions')
  })

  it('does not wait for a screen that no longer reads', async () => {
    const asleep = await testServer.connect(await testServer.signIn('chief@hotel.demo'))
    const there = serverSide(asleep)
    const { engine } = asleep.socket.io as unknown as { engine: { transport: { ws: { _socket: { pause(): void } } } } }
    engine.transport.ws._socket.pause()

    for (let count = 0; count < 200 && there.connected; count += 1) {
      send({ text: 'x'.repeat(200_000) }, hotel)
      await sleep(1)
    }

    expect(there.connected).toBe(false)
    await settled()
  })
})
