import { bulkPaths } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { takeRequestPath } from '@brigade/domain/requests/requests.api.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromSockets, ToSockets } from '#kit/calls/socket-messages.ts'

/** A worker whose sockets connect at once, and whose server accepts every sign-in. */
class WillingWorker extends EventTarget {
  static started: WillingWorker[] = []
  readonly sent: string[] = []

  constructor() {
    super()
    WillingWorker.started.push(this)
  }
  postMessage(asked: ToSockets): void {
    const { id } = asked
    if (asked.what === 'open') {
      this.#tell({ id, what: 'opened' })
      this.hear(id, hello, `40{"sid":"${id}"}`)
    } else if (asked.what === 'close') this.#tell({ id, what: 'closed', code: 1000, reason: '' })
    else if (typeof asked.data === 'string') this.#answer(id, asked.data)
  }
  hear(id: number, ...messages: string[]): void {
    this.#tell({ id, what: 'heard', messages })
  }
  #answer(id: number, data: string): void {
    const call = /^42(\d+)\["create","v1\/authentication"/.exec(data)
    if (call) this.hear(id, `43${call[1]}[null,{"accessToken":"a-token","authentication":{"strategy":"jwt"}}]`)
    else if (data.startsWith('42')) this.sent.push(data)
  }
  #tell(told: FromSockets): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: told })))
  }
}

const hello = '0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}'
/** Longer than the socket waits for a sign of life from the server. */
const sleptMs = 60_000

let fetched: string[]

beforeEach(() => {
  vi.resetModules()
  WillingWorker.started = []
  fetched = []
  vi.stubGlobal('Worker', WillingWorker)
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    fetched.push(`${method} ${address}`)
    return Response.json({ id: 7 })
  })
  localStorage.setItem('brigade-token', 'a-token')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function aSignedInLine() {
  const client = await import('#kit/calls/api-client.ts')
  client.socket.connect()
  await expect.poll(() => client.socket.connected).toBe(true)
  await client.api.reAuthenticate(true)
  const worker = WillingWorker.started[0]!
  return { ...client, worker }
}

/** Timers do not run while a device sleeps; the clock does. */
function sleep(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + sleptMs })
}

it('calls over the line while that is signed in', async () => {
  const { apiCreate, socket, worker } = await aSignedInLine()

  const answer = apiCreate(takeRequestPath, { id: 7 })
  await expect.poll(() => worker.sent).toEqual([`421["create","${takeRequestPath}",{"id":7},{}]`])
  worker.hear(1, '431[null,{"id":7}]')

  expect(await answer).toEqual({ id: 7 })
  expect(fetched).toEqual([])
  socket.disconnect()
})

it('does what is pressed right after the device slept, without the line that died meanwhile', async () => {
  const { apiCreate, socket, worker } = await aSignedInLine()
  sleep()

  const answer = await apiCreate(takeRequestPath, { id: 7 })
  await expect.poll(() => socket.connected).toBe(false)
  await expect.poll(() => socket.connected).toBe(true)

  expect(answer).toEqual({ id: 7 })
  expect(fetched).toEqual([`POST /${takeRequestPath}`])
  expect(worker.sent).toEqual([])
  socket.disconnect()
})

it('sends nothing over a new line that was meant for the one before', async () => {
  const { pingServer, socket, worker } = await aSignedInLine()
  sleep()

  await expect(pingServer(10_000)).rejects.toMatchObject({ code: 0 })
  await expect.poll(() => socket.connected).toBe(true)

  expect(worker.sent).toEqual([])
  socket.disconnect()
})

it('sends what is too large for the line over HTTP', async () => {
  const { apiCreate, socket, worker } = await aSignedInLine()

  await apiCreate(bulkPaths.items, { list: Array.from({ length: 2_000 }, () => ({ menuId: 1, price: 1 })) })

  expect(fetched).toEqual([`POST /${bulkPaths.items}`])
  expect(worker.sent).toEqual([])
  socket.disconnect()
})
