import type { Server as SocketServer, Socket } from 'socket.io'
import type { Bus } from './bus.ts'
import { eventFrame, rawLine } from './raw-line.ts'
import { isMeant, type Whose } from './whose.ts'

/** An event for everybody in any of these rooms, once each. */
export type Publication = { service: string; event: string; data: unknown; rooms: readonly string[] }

declare module './bus.ts' {
  interface BusTopics {
    'screens:told': Publication
    'screens:disconnected': Whose
  }
}

/** Reaches the sockets of all processes. */
export type Publisher = {
  send(publication: Publication): void
  /** Closes the lines of these. */
  disconnect(whose: Whose): void
}

export type PublisherOptions = {
  bus: Bus
  /** Undefined until the server listens; nobody can hear anything before. */
  io(): SocketServer | undefined
  /** Events of so many milliseconds leave together; with 0, those of one turn of the event loop. */
  gatherMs: number
  /** What time it is for calls: a timer knows nothing of a clock that was set. */
  now(): Date
}

/** A screen that is so far behind is cut off: it comes back and fetches what it missed. */
export const bytesBehindAtMost = 1_000_000

/**
 * Sends events to socket.io rooms, of whatever process of the installation. Each is encoded once, and all that a screen is to get from one gathering leaves
 * in a single write: with hundreds of screens the system calls, not the encoding, are what a busy venue costs.
 */
export function makePublisher({ bus, io, gatherMs, now }: PublisherOptions): Publisher {
  let queue: Publication[] = []
  let lastFlush = -Infinity

  bus.on('screens:told', take)
  bus.on('screens:disconnected', close)

  function take(publication: Publication): void {
    queue.push(publication)
    if (queue.length === 1) schedule()
  }

  /** The first event after a silence goes at once. */
  function schedule(): void {
    const wait = lastFlush + gatherMs - performance.now()
    if (wait > 0) setTimeout(flush, wait)
    else setImmediate(flush)
  }

  function flush(): void {
    const publications = queue
    queue = []
    lastFlush = performance.now()
    const server = io()
    if (server) deliver(server, { publications, at: now().getTime() })
  }

  function close(whose: Whose): void {
    for (const socket of io()?.of('/').sockets.values() ?? []) {
      const { principal, token } = socket.data
      if (principal && isMeant(whose, { principal, token })) socket.disconnect(true)
    }
  }

  return {
    send: (publication) => void bus.publish('screens:told', publication),
    disconnect: (whose) => void bus.publish('screens:disconnected', whose),
  }
}

type Delivery = { publications: readonly Publication[]; at: number }

function deliver(server: SocketServer, { publications, at }: Delivery): void {
  const bySocket = new Map<Socket, Publication[]>()
  for (const publication of publications) {
    for (const socket of listeners(server, publication.rooms)) {
      const mine = bySocket.get(socket)
      if (mine) mine.push(publication)
      else bySocket.set(socket, [publication])
    }
  }
  const bytesOf = sharedBytes()
  for (const [socket, mine] of bySocket) {
    if (socket.data.expiresAt <= at) socket.disconnect(true)
    else sendTo(socket, mine, bytesOf)
  }
}

function listeners(server: SocketServer, rooms: readonly string[]): Set<Socket> {
  const { adapter, sockets } = server.of('/')
  const found = new Set<Socket>()
  for (const room of rooms) {
    for (const id of adapter.rooms.get(room) ?? []) {
      const socket = sockets.get(id)
      if (socket) found.add(socket)
    }
  }
  return found
}

function sendTo(socket: Socket, publications: Publication[], bytesOf: (publications: Publication[]) => Buffer): void {
  const line = rawLine(socket)
  if (!line) {
    // Another transport, or other insides than the ones we know: the ordinary way, slower and just as right.
    for (const { service, event, data } of publications) socket.emit(`${service} ${event}`, data)
    return
  }
  line.write(bytesOf(publications))
  if (line.bytesWaiting() > bytesBehindAtMost) line.cut()
}

/** The frames of a list of events as one buffer, made once for all screens that get the same list. */
function sharedBytes(): (publications: Publication[]) => Buffer {
  const frames = new Map<Publication, { id: number; frame: Buffer }>()
  const joined = new Map<string, Buffer>()

  function frameOf(publication: Publication) {
    let known = frames.get(publication)
    if (!known) {
      known = { id: frames.size, frame: eventFrame(`${publication.service} ${publication.event}`, publication.data) }
      frames.set(publication, known)
    }
    return known
  }

  return (publications) => {
    const parts = publications.map(frameOf)
    if (parts.length === 1) return parts[0]!.frame
    const key = parts.map(({ id }) => id).join(' ')
    let bytes = joined.get(key)
    if (!bytes) {
      bytes = Buffer.concat(parts.map(({ frame }) => frame))
      joined.set(key, bytes)
    }
    return bytes
  }
}
