import type { Socket } from 'node:net'
import type { Context as KoaContext } from 'koa'

/**
 * Maximum pipelined requests that wait on one connection. Clients of Brigade never send so many without reading the
 * answers.
 */
const waitingAtMost = 50

type Line = { isBusy: boolean; waiting: (() => void)[] }

const lines = new WeakMap<Socket, Line>()

/**
 * Waits until all earlier requests of the same connection are answered and their answers have left: each connection
 * holds the answer of one request only, however many are sent. Waiting requests are forgotten with their connection.
 */
export async function awaitPipelineTurn({ req: { socket }, res }: KoaContext): Promise<void> {
  const line = lineOf(socket)
  if (line.isBusy) {
    if (line.waiting.length === waitingAtMost) socket.destroy()
    await new Promise<void>((resolve) => void line.waiting.push(resolve))
  }
  line.isBusy = true
  res.once('close', () => {
    line.isBusy = false
    if (!socket.destroyed) line.waiting.shift()?.()
  })
}

function lineOf(socket: Socket): Line {
  const known = lines.get(socket)
  if (known) return known
  const line: Line = { isBusy: false, waiting: [] }
  lines.set(socket, line)
  return line
}
