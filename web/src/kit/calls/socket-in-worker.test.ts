import { io, type Socket, WebSocket as SocketTransport } from 'socket.io-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromSockets, ToSockets } from '#kit/calls/socket-messages.ts'

/** A worker that the test controls. */
class PlainWorker extends EventTarget {
  static started: PlainWorker[] = []
  readonly asked: ToSockets[] = []

  constructor() {
    super()
    PlainWorker.started.push(this)
  }
  postMessage(asked: ToSockets): void {
    this.asked.push(asked)
  }
  tell(told: FromSockets): void {
    this.dispatchEvent(new MessageEvent('message', { data: told }))
  }
}

const hello = '0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}'
let socket: Socket

beforeEach(async () => {
  vi.resetModules()
  PlainWorker.started = []
  vi.stubGlobal('Worker', PlainWorker)
  const { SocketInWorker } = await import('#kit/calls/socket-in-worker.ts')
  socket = io('http://brigade.test', {
    transports: [SocketInWorker],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
  })
})

afterEach(() => {
  socket.disconnect()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function connect(): Promise<PlainWorker> {
  socket.connect()
  const worker = PlainWorker.started[0]!
  worker.tell({ id: 1, what: 'opened' })
  worker.tell({ id: 1, what: 'heard', messages: [hello, '40{"sid":"b"}'] })
  await expect.poll(() => socket.connected).toBe(true)
  return worker
}

it('talks over the socket of the worker', async () => {
  const heard = vi.fn<(value: unknown) => void>()
  socket.on('news', heard)

  const worker = await connect()
  worker.tell({ id: 1, what: 'heard', messages: ['42["news",1]', '42["news",2]'] })
  socket.emit('thanks')

  await expect.poll(() => heard.mock.calls).toEqual([[1], [2]])
  expect(worker.asked[0]).toMatchObject({
    id: 1,
    what: 'open',
    address: expect.stringMatching(/^ws:.*transport=websocket/),
  })
  expect(worker.asked.at(-1)).toEqual({ id: 1, what: 'send', data: '42["thanks"]' })
})

it('is lost when the worker says so', async () => {
  const worker = await connect()

  worker.tell({ id: 1, what: 'closed', code: 1006, reason: '' })

  expect(socket.connected).toBe(false)
})

it('hears nothing of the socket before once it has connected again', async () => {
  const worker = await connect()
  socket.disconnect()
  worker.tell({ id: 1, what: 'closed', code: 1000, reason: '' })
  socket.connect()

  worker.tell({ id: 1, what: 'opened' })

  expect(worker.asked.filter(({ what }) => what === 'open').map(({ id }) => id)).toEqual([1, 2])
  expect(socket.connected).toBe(false)
})

it('is held by the page where there is no worker', () => {
  const ofPage = vi.spyOn(SocketTransport.prototype, 'createSocket').mockReturnValue({ close() {} })
  socket.connect()
  const worker = PlainWorker.started[0]!
  expect(ofPage).not.toHaveBeenCalled()

  worker.dispatchEvent(new Event('error'))
  socket.disconnect().connect()

  expect(ofPage).toHaveBeenCalledTimes(1)
  expect(worker.asked.filter(({ what }) => what === 'open')).toHaveLength(1)
})
