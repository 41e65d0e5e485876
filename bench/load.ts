import { type HttpLine, LineClosed, openHttpLine, type Reply } from './http-line.ts'

export type ClosedLoad = { port: number; clients: number; milliseconds: number; nextRequest: () => string }

/** Sends requests from several clients, each after the answer to its last one, and counts the answers. */
export async function sendClosedLoad({ port, clients, milliseconds, nextRequest }: ClosedLoad) {
  const lines = await Promise.all(Array.from({ length: clients }, () => openHttpLine(port)))
  const startedAt = performance.now()
  const endAt = startedAt + milliseconds
  const counts = await Promise.all(lines.map((line) => sendUntil(line, endAt, nextRequest)))
  const seconds = (performance.now() - startedAt) / 1000
  for (const line of lines) line.close()
  return { count: counts.reduce((sum, count) => sum + count, 0), seconds }
}

async function sendUntil(line: HttpLine, endAt: number, nextRequest: () => string): Promise<number> {
  let count = 0
  while (performance.now() < endAt) {
    const { status, body } = await line.send(nextRequest())
    if (status !== 201) throw new Error(`An order was answered with ${status}: ${body.toString()}`)
    count += 1
  }
  return count
}

export type SteadyLoad = { port: number; perSecond: number; count: number; nextRequest: () => string }

const warmLines = 32

/**
 * Sends requests at a steady pace whether or not the previous ones are answered. Returns the time at which each created
 * record was requested, by its id, on the system's monotonic clock. Each request has its own key, so one that was lost
 * with a closed connection is sent again.
 */
export async function sendSteadyLoad({
  port,
  perSecond,
  count,
  nextRequest,
}: SteadyLoad): Promise<Map<number, number>> {
  const lines = await Promise.all(Array.from({ length: warmLines }, () => openHttpLine(port)))
  const idle = [...lines]
  const sentAtById = new Map<number, number>()

  async function sendOne(): Promise<void> {
    const sentAt = systemMilliseconds()
    const { status, body } = await ask(nextRequest())
    if (status !== 201) throw new Error(`What was sent was answered with ${status}: ${body.toString()}`)
    sentAtById.set((JSON.parse(body.toString()) as { id: number }).id, sentAt)
  }

  /**
   * Sends a request. A server may close an idle connection just as a request is sent; only on a new connection is this
   * an error.
   */
  async function ask(request: string): Promise<Reply> {
    const used = takeOpen()
    if (!used) return askOver(await openAnother(), request)
    try {
      return await askOver(used, request)
    } catch (error) {
      if (!(error instanceof LineClosed)) throw error
      return askOver(await openAnother(), request)
    }
  }

  async function askOver(line: HttpLine, request: string): Promise<Reply> {
    const reply = await line.send(request)
    idle.push(line)
    return reply
  }

  /**
   * Returns the connection used last, so that few stay busy; idle ones that the server has closed in between are
   * dropped.
   */
  function takeOpen(): HttpLine | undefined {
    for (let line = idle.pop(); line; line = idle.pop()) if (line.isOpen()) return line
    return undefined
  }

  async function openAnother(): Promise<HttpLine> {
    const line = await openHttpLine(port)
    lines.push(line)
    return line
  }

  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const startedAt = performance.now()
      let sent = 0
      timer = setInterval(() => {
        const due = Math.min(count, Math.floor(((performance.now() - startedAt) * perSecond) / 1000))
        for (; sent < due; sent += 1) sendOne().then(() => sentAtById.size === count && resolve(), reject)
      }, 1)
    })
  } finally {
    clearInterval(timer)
    for (const line of lines) line.close()
  }
  return sentAtById
}

/** Returns the monotonic clock that all processes of this machine share, in milliseconds. */
export function systemMilliseconds(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
