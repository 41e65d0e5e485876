import type { Server as SocketServer, Socket } from 'socket.io'
import { wireLimits } from '@brigade/domain/kit/wire-limits.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { FeathersError } from '@feathersjs/errors'
import type { App, Context } from '../context/context.ts'
import { unauthenticatedBytesAtMost } from '../bodies/http-body.ts'
import { limitFrames } from '../events/raw-socket.ts'
import { connectionOf } from './socket-connection.ts'
import { noteSignedIn, noteSignedOut } from './watch-connections.ts'

type SignedIn = {
  principal: Principal
  token: string
  /** Expiry of the token, in milliseconds; undefined if it has none. `deliver` checks it for each event. */
  expiresAt: number | undefined
  expiry: NodeJS.Timeout | undefined
}

const checkAgainEveryMs = 30_000
/** The longest delay of `setTimeout`, in milliseconds. */
const longestTimerMs = 2_147_483_647

const socketsByConnection = new WeakMap<object, Socket>()

/**
 * Keeps sockets in the rooms that they may receive: joined before a sign-in is answered, left on sign-out. A socket
 * whose token expires or is ended elsewhere is closed, and rooms follow a change of role or venue within half a minute.
 */
export function followSockets(app: App, io: SocketServer): void {
  io.on('connection', (socket) => {
    const connection = connectionOf(socket)
    socketsByConnection.set(connection, socket)
    socket.on('disconnect', () => forget(socket))
    // The socket signed in with the handshake, before it could join rooms.
    const token = connection.authentication?.accessToken
    if (token) joinRooms(app, socket, token).catch(() => socket.disconnect(true))
  })
  const timer = setInterval(() => void checkAgain(app, io), checkAgainEveryMs).unref()
  io.engine.once('close', () => clearInterval(timer))
}

/**
 * Checks every signed-in socket again: it is closed when its token is no longer valid, and changes rooms when its
 * permissions changed.
 */
export async function checkAgain(app: App, io: SocketServer): Promise<void> {
  for (const socket of io.of('/').sockets.values()) {
    const { token } = signedIn(socket)
    if (token) await joinAgain(app, socket, token)
  }
}

async function joinAgain(app: App, socket: Socket, token: string): Promise<void> {
  // If the socket signed out or signed in as another principal in between, the answer is about a principal who is gone.
  const isStill = () => signedIn(socket).token === token
  try {
    const principal = await app.principals.fromToken(token)
    if (isStill()) await enterRooms(app, socket, { principal, token })
  } catch (error) {
    if (isStill()) refuseSocket(app, socket, error)
  }
}

/** After hook of signing in: joins the calling socket to the rooms that this principal may receive. */
export async function joinAfterSignIn({ app, params, result }: Context): Promise<void> {
  const socket = params.connection && socketsByConnection.get(params.connection)
  if (socket) await joinRooms(app, socket, result.accessToken)
}

/** After hook of signing out: removes the calling socket from all rooms. */
export async function leaveAfterSignOut({ app, params }: Context): Promise<void> {
  const socket = params.connection && socketsByConnection.get(params.connection)
  if (!socket) return
  delete connectionOf(socket).authentication
  forget(socket)
  limitFrames(socket.conn, unauthenticatedBytesAtMost)
  noteSignedOut(app, socket)
  leaveRoomsBut(socket, new Set())
}

async function joinRooms(app: App, socket: Socket, token: string): Promise<void> {
  await enterRooms(app, socket, { principal: await app.principals.fromToken(token), token })
}

async function enterRooms(
  app: App,
  socket: Socket,
  { principal, token }: { principal: Principal; token: string },
): Promise<void> {
  // If the socket is gone by now, it would never leave the rooms that it joins.
  if (!socket.connected) return
  const before = signedIn(socket)
  if (before.principal === principal && before.token === token) return
  forget(socket)
  connectionOf(socket).authentication = { strategy: 'jwt', accessToken: token }
  const expiresAt = expiryOf(token)
  const expiry = disconnectAtExpiry(app, socket, expiresAt)
  socket.data = { principal, token, expiresAt, expiry } satisfies SignedIn
  limitFrames(socket.conn, principal.kind === 'guest' ? wireLimits.guestBytes : wireLimits.messageBytes)
  noteSignedIn(app, socket, principal)
  const rooms = new Set([...app.roomRules].flatMap((roomsOf) => roomsOf(principal)))
  leaveRoomsBut(socket, rooms)
  await socket.join([...rooms])
}

function leaveRoomsBut(socket: Socket, rooms: Set<string>): void {
  for (const room of socket.rooms) {
    if (room !== socket.id && !rooms.has(room)) void socket.leave(room)
  }
}

function forget(socket: Socket): void {
  clearTimeout(signedIn(socket).expiry)
  socket.data = {}
}

/** Closes the socket of a refused caller. A database that does not answer is no reason to sign people out. */
function refuseSocket(app: App, socket: Socket, error: unknown): void {
  if (error instanceof FeathersError && error.code < 500) socket.disconnect(true)
  else app.log.warn({ err: error }, 'The rights of a socket could not be checked again')
}

function disconnectAtExpiry(app: App, socket: Socket, expiresAt: number | undefined): NodeJS.Timeout | undefined {
  if (expiresAt === undefined) return undefined
  const wait = Math.min(Math.max(expiresAt - app.clock.now().getTime(), 0), longestTimerMs)
  return setTimeout(() => socket.disconnect(true), wait).unref()
}

/** Returns the expiry of a web token, in milliseconds; other tokens have none. */
function expiryOf(token: string): number | undefined {
  const [, payload, signature] = token.split('.')
  if (!payload || !signature) return undefined
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    // The token is no web token, only a text with two dots; `fromToken` has accepted it.
    return undefined
  }
}

function signedIn(socket: Socket): Partial<SignedIn> {
  return socket.data
}
