import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Server as SocketServer, Socket } from 'socket.io'
import { budgetOf } from '../admission/admission.ts'
import { networkOf } from '../admission/client-address.ts'
import type { App } from '../context/context.ts'
import type { SignedInConnection } from '../admission/held-bytes.ts'
import { unauthenticatedBytesAtMost } from '../bodies/http-body.ts'
import { type Reading, unauthenticatedKeyOf } from '../admission/message-queue.ts'
import { bytesWaiting, cutConnection, limitFrames, readMessages } from '../events/raw-socket.ts'
import type { UnauthenticatedConnection } from '../admission/unauthenticated-sockets.ts'

type Connection = Socket['conn']

/** A connection in its two counts: as unauthenticated, and as that of a signed-in principal. */
type Line = { stranger: UnauthenticatedConnection; person?: SignedInConnection }

const linesByConnection = new WeakMap<Connection, Line>()

/**
 * Counts every connection from its first moment, also one that never joins a namespace: an unauthenticated client may
 * send little.
 */
export function watchLines(app: App, io: SocketServer): void {
  io.engine.on('connection', (connection: Connection) => {
    const address = app.readAddress(connection.remoteAddress, connection.request.headers['x-forwarded-for'])
    const line: Line = { stranger: { network: networkOf(address), cut: () => cutConnection(connection) } }
    linesByConnection.set(connection, line)
    limitFrames(connection, unauthenticatedBytesAtMost)
    app.strangers.enter(line.stranger)
    readInTurns(app, connection, line)
    // The event occurs once; a wrapper of `once` would stay in memory with every idle screen.
    connection.on('close', () => {
      app.strangers.leave(line.stranger)
      leavePerson(app, line)
    })
  })
}

function readInTurns(app: App, connection: Connection, line: Line): void {
  let waiting: Reading | undefined
  readMessages(connection, {
    take(read) {
      const who = line.person?.who ?? unauthenticatedKeyOf(line.stranger.network)
      waiting = { who, read }
      app.messageQueue.take(waiting)
    },
    onHeld: (bytesHeld) => line.person && app.signedInConnections.partial.note(line.person, bytesHeld),
    onEnd: () => waiting && app.messageQueue.forget(waiting),
  })
}

export function noteSignedIn(app: App, { conn }: Socket, principal: Principal): void {
  const line = linesByConnection.get(conn)
  if (!line || conn.readyState !== 'open') return
  app.strangers.leave(line.stranger)
  const who = budgetOf(principal, '')
  if (line.person?.who === who) return
  leavePerson(app, line)
  line.person = { who, cut: line.stranger.cut }
  app.signedInConnections.enter(line.person)
}

export function noteSignedOut(app: App, { conn }: Socket): void {
  const line = linesByConnection.get(conn)
  if (!line || conn.readyState !== 'open') return
  leavePerson(app, line)
  app.strangers.enter(line.stranger)
}

/** Records the unread bytes of a socket. Call it after an answer, and when answers have left. */
export function noteUnread(app: App, socket: Socket): void {
  const person = linesByConnection.get(socket.conn)?.person
  if (person) app.signedInConnections.unread.note(person, bytesWaiting(socket))
}

function leavePerson(app: App, line: Line): void {
  if (line.person) app.signedInConnections.leave(line.person)
  delete line.person
}
