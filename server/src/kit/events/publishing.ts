// Decision 4: docs/decisions/0004-publishing-by-rooms.md

import type { Server as SocketServer, Socket } from 'socket.io'
import type { Bus } from './bus.ts'
import { eventFrame, rawConnection } from './raw-socket.ts'
import { isMeant, type SessionSelector } from './session-selector.ts'

/** An event for every socket in any of these rooms, which receives it once. */
export type Publication = { service: string; event: string; data: unknown; rooms: readonly string[] }

declare module './bus.ts' {
  interface BusTopics {
    'screens:told': Publication
    'screens:disconnected': SessionSelector
  }
}

/** Reaches the sockets of all processes. */
export type Publisher = {
  send(publication: Publication): void
  /** Closes the connections of these sessions. */
  disconnect(whose: SessionSelector): void
}

export type PublisherOptions = {
  bus: Bus
  /** Returns undefined until the server listens; no client can receive events before. */
  io(): SocketServer | undefined
  /** Events within this time in milliseconds are sent together. With 0, those of one turn of the event loop are. */
  gatherMs: number
  /** Returns the time that calls use: a timer does not follow a clock that was set. */
  now(): Date
}

/** Maximum bytes that a screen may be behind: it is then cut off, reconnects and fetches what it missed. */
export const bytesBehindAtMost = 1_000_000

/**
 * Sends events to socket.io rooms, in whatever process of the installation. Each is encoded once, and all events of one
 * gathering for a screen leave in a single write: with hundreds of screens, a busy venue costs system calls rather than
 * encoding.
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

  /** Sends the first event after a silence at once. */
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

  function close(whose: SessionSelector): void {
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
  const line = rawConnection(socket)
  if (!line) {
    // Another transport, or other internals than expected: the ordinary way is slower and just as correct.
    for (const { service, event, data } of publications) socket.emit(`${service} ${event}`, data)
    return
  }
  line.write(bytesOf(publications))
  if (line.bytesWaiting() > bytesBehindAtMost) line.cut()
}

/**
 * Creates a function that returns the frames of a list of events as one buffer, made once for all screens that get the
 * same list.
 */
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
