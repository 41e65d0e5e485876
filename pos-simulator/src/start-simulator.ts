import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Check, keepChecks } from './checks.ts'
import { answer, type Answer, type Mood, type MoodName, moods, readMood, recordNotFound } from './moods.ts'
import { printChecks, printOrder } from './print-order.ts'
import { readOrder, type SentOrder } from './sent-order.ts'

export type Simulator = {
  url: string
  /** The address for orders on a new check, and the one for orders on an open check. */
  ordersUrl: string
  checksUrl: string
  checks(): readonly Check[]
  /** Returns how often an order was put onto a check. */
  timesOf(orderId: number): number
  /** Sets the behaviour from now on, or for a number of orders. */
  setMood(mood: MoodName, more?: Partial<Omit<Mood, 'name'>>): void
  close(): Promise<void>
}

export type StartSimulator = {
  /** The port; a free one by default. */
  port?: number
  /** Receives its output. */
  print?: (text: string) => void
}

const bodyAtMost = 1_000_000
const wellMood: Mood = { name: 'takes', times: Infinity, ms: 0, message: '' }

/**
 * Starts a point of sale that accepts Brigade's postings, for trying things out and for tests. It keeps checks in
 * memory, listens on this machine only, and can be set to be slow, to fail, or to answer nonsense: `POST /mood {"mood":
 * "fails"}`, or `?mood=fails` in the address of one call.
 */
export async function startSimulator({ port = 0, print = () => undefined }: StartSimulator = {}): Promise<Simulator> {
  const checks = keepChecks()
  const closing = new AbortController()
  let mood = wellMood
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // A client that closed the connection, or deliberately got no answer, needs none now.
      if (!closing.signal.aborted && !response.destroyed) print(`The simulator has failed: ${String(error)}`)
      response.destroy()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The simulator got no port')
  const url = `http://127.0.0.1:${address.port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const place = `${request.method} ${pathname}`
    if (request.method === 'OPTIONS') return void response.writeHead(204, { allow: 'POST, OPTIONS' }).end()
    if (place === 'GET /')
      return void response
        .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
        .end(printChecks(checks.all()))
    if (place === 'GET /checks') return answer(response, { status: 200, body: checks.all() })
    if (place === 'DELETE /checks') {
      checks.clear()
      return answer(response, { status: 200, body: [] })
    }
    if (place === 'GET /mood')
      return answer(response, { status: 200, body: { mood: mood.name, moods: Object.keys(moods) } })
    const text = await readBody(request)
    if (place === 'POST /mood') return answer(response, changeMood(text))
    if (place !== 'POST /orders' && place !== 'POST /checks')
      return answer(response, { status: 404, body: { message: 'No such address' } })
    const wanted =
      readMood({ mood: searchParams.get('mood'), ms: Number(searchParams.get('ms') ?? undefined) }) ?? nextMood()
    const signal = AbortSignal.any([closing.signal, hungUp(response)])
    const ring = () => rungUp(readOrder(text), place === 'POST /checks')
    await moods[wanted.name]({ response, ring, signal, ms: wanted.ms, message: wanted.message })
  }

  function changeMood(text: string): Answer {
    const asked = readMood(objectIn(text))
    if (!asked) return { status: 400, body: { message: `mood must be one of ${Object.keys(moods).join(', ')}` } }
    mood = asked
    print(`The till ${mood.name}${mood.times === Infinity ? '' : ` (${mood.times} times)`}`)
    return { status: 200, body: { mood: mood.name } }
  }

  function nextMood(): Mood {
    if (mood.times === 0) mood = wellMood
    mood = { ...mood, times: mood.times - 1 }
    return mood
  }

  function rungUp(order: SentOrder | undefined, isOpen: boolean): Answer {
    if (!order) return { status: 400, body: { message: 'This is no order' } }
    const check = isOpen ? checks.addTo(order.checkNumber ?? '', order) : checks.open(order)
    if (!check) return recordNotFound
    const timesSeen = order.orderId === null ? 1 : checks.timesOf(order.orderId)
    print(printOrder({ order, check, timesSeen }))
    const { checkNumber, checkSeq } = check
    return { status: 200, body: { message: 'Order posted successfully', checkNumber, checkSeq: String(checkSeq) } }
  }

  return {
    url,
    ordersUrl: `${url}/orders`,
    checksUrl: `${url}/checks`,
    checks: checks.all,
    timesOf: checks.timesOf,
    setMood(name, more = {}) {
      mood = { ...wellMood, name, ...more }
    },
    async close() {
      closing.abort()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function hungUp(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

/** Returns the text of a body. If it is too long, the text is cut so that it can't be read. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > bodyAtMost) break
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // A body that is not JSON sets nothing.
    return {}
  }
}
