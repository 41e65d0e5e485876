import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Server as SocketServer, Socket } from 'socket.io'
import { budgetOf } from './admission.ts'
import { networkOf } from './client-address.ts'
import type { App } from './context.ts'
import type { PersonLine } from './held-bytes.ts'
import { strangerBytesAtMost } from './http-body.ts'
import { type Reading, strangersOf } from './message-turns.ts'
import { bytesWaiting, cutConnection, limitFrames, readMessages } from './raw-line.ts'
import type { StrangerLine } from './stranger-sockets.ts'

type Connection = Socket['conn']

/** A connection as those see it who count it: as a stranger's, and as that of somebody who has signed in. */
type Line = { stranger: StrangerLine; person?: PersonLine }

const linesByConnection = new WeakMap<Connection, Line>()

/** Counts every connection from its first moment, also one that never comes to a namespace: who has not signed in may say little. */
export function watchLines(app: App, io: SocketServer): void {
  io.engine.on('connection', (connection: Connection) => {
    const address = app.readAddress(connection.remoteAddress, connection.request.headers['x-forwarded-for'])
    const line: Line = { stranger: { network: networkOf(address), cut: () => cutConnection(connection) } }
    linesByConnection.set(connection, line)
    limitFrames(connection, strangerBytesAtMost)
    app.strangers.enter(line.stranger)
    readInTurns(app, connection, line)
    // It happens once; what `once` wraps around a listener would stay with every idle screen.
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
      const who = line.person?.who ?? strangersOf(line.stranger.network)
      waiting = { who, read }
      app.messageTurns.take(waiting)
    },
    onHeld: (bytesHeld) => line.person && app.signedInLines.partial.note(line.person, bytesHeld),
    onEnd: () => waiting && app.messageTurns.forget(waiting),
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
  app.signedInLines.enter(line.person)
}

export function noteSignedOut(app: App, { conn }: Socket): void {
  const line = linesByConnection.get(conn)
  if (!line || conn.readyState !== 'open') return
  leavePerson(app, line)
  app.strangers.enter(line.stranger)
}

/** To be told after an answer, and when answers have left. */
export function noteUnread(app: App, socket: Socket): void {
  const person = linesByConnection.get(socket.conn)?.person
  if (person) app.signedInLines.unread.note(person, bytesWaiting(socket))
}

function leavePerson(app: App, line: Line): void {
  if (line.person) app.signedInLines.leave(line.person)
  delete line.person
}
