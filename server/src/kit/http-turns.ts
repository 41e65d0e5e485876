import type { Socket } from 'node:net'
import type { Context as KoaContext } from 'koa'

/** Who sends so many requests on one connection without reading what is answered is no client of ours. */
const waitingAtMost = 50

type Line = { isBusy: boolean; waiting: (() => void)[] }

const lines = new WeakMap<Socket, Line>()

/**
 * Waits until all that was asked before on the same connection is answered, and read so far that the answers have left: what is answered
 * then is held for one request a connection, however many are sent. Those that wait are forgotten with their connection.
 */
export async function awaitHttpTurn({ req: { socket }, res }: KoaContext): Promise<void> {
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
