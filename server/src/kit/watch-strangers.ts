import type { Server as SocketServer, Socket } from 'socket.io'
import { networkOf } from './client-address.ts'
import type { App } from './context.ts'
import { cutConnection } from './raw-line.ts'
import type { StrangerLine } from './stranger-sockets.ts'

type Connection = Socket['conn']

const linesByConnection = new WeakMap<Connection, StrangerLine>()

/** Counts every connection from its first moment, also one that never comes to a namespace. */
export function watchStrangers(app: App, io: SocketServer): void {
  io.engine.on('connection', (connection: Connection) => {
    const address = app.readAddress(connection.remoteAddress, connection.request.headers['x-forwarded-for'])
    const line = { network: networkOf(address), cut: () => cutConnection(connection) }
    linesByConnection.set(connection, line)
    app.strangers.enter(line)
    connection.once('close', () => app.strangers.leave(line))
  })
}

export function noteSignedIn(app: App, { conn }: Socket): void {
  const line = linesByConnection.get(conn)
  if (line) app.strangers.leave(line)
}

export function noteSignedOut(app: App, { conn }: Socket): void {
  const line = linesByConnection.get(conn)
  if (line && conn.readyState === 'open') app.strangers.enter(line)
}
