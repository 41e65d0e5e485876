// From its own file, for Node finds no such name in the package's main one.
import { getServiceOptions } from '@feathersjs/feathers/lib/service.js'
import { type ServiceContract, serviceMethods } from '@brigade/domain/access/contract.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { services } from '@brigade/domain/services.ts'
import { FeathersError } from '@feathersjs/errors'
import type { Server as SocketServer, Socket } from 'socket.io'
import { budgetOf, tooManyCalls } from './admission.ts'
import type { App } from './context.ts'
import { badRequest, methodNotAllowed } from './errors.ts'
import { bytesBehindAtMost } from './publishing.ts'
import { readyJsonOf } from './json-text.ts'
import {
  type Acknowledge,
  answerFrame,
  bytesWaiting,
  forgetRequest,
  numberAcknowledgements,
  onEveryMessage,
  rawLine,
} from './raw-line.ts'
import { newRequestId } from './request-id.ts'
import { isServicePath } from './service-path.ts'
import { servedPath } from './served-paths.ts'
import { connectionOf } from './socket-connection.ts'
import { SocketTurns } from './socket-turns.ts'
import { noteUnread } from './watch-lines.ts'
import { assertPlainValues } from './wire-values.ts'
import { toWireError } from './wire-errors.ts'

/** So many messages are taken from a client that does not read what waits for it. */
const unreadMessagesAtMost = 50

/**
 * Stands between the wire and Feathers on every socket: only calls of service methods with plain values pass, as many at a time as
 * there is room for, and every error carries an id, those included that Feathers makes before it reaches a service.
 */
export function guardSocketCalls(app: App, io: SocketServer): void {
  const methods = new Set(
    Object.keys(app.services).flatMap((path) => getServiceOptions(app.service(path)).methods ?? []),
  )

  io.on('connection', (socket) => {
    const ip = app.readAddress(socket.handshake.address, socket.handshake.headers['x-forwarded-for'])
    forgetRequest(socket)
    const { headers } = socket.handshake
    Object.assign(connectionOf(socket), { ip, headers, isGone: () => !socket.connected })
    numberAcknowledgements(socket)
    const line = openLine(app, socket)

    socket.use((packet, next) => {
      const call = takeCall(app, { socket, packet, line })
      try {
        const [method, path, ...values] = call.values
        if (typeof method !== 'string' || !methods.has(method))
          throw methodNotAllowed({ message: 'There is no such method.', reason: 'method' })
        if (!isServicePath(path))
          throw badRequest({ message: 'The first argument must be a service.', reason: 'service' })
        if (isRestOnly(app, path, method)) throw restOnly()
        for (const value of values) assertPlainValues(value)
        if (line.turns.isFull()) throw tooManyCalls()
        const leave = enter(app, socket, JSON.stringify(values).length)
        line.leaving.add(leave)
        call.answered = () => {
          line.leaving.delete(leave)
          leave()
          line.turns.end()
        }
        line.turns.take(next)
      } catch (error) {
        call.answer(error)
      }
    })
  })
}

/** Whether the contract of a call describes what a socket has no place for: a form, the header that signs a body, or a file as its answer. */
function isRestOnly(app: App, address: string, method: string): boolean {
  const path = servedPath(app, address)
  const contract: ServiceContract = path ? services[path] : {}
  const { takesFile, takesSigned, answer } = (isOneOf(serviceMethods, method) && contract[method]) || {}
  return takesFile !== undefined || takesSigned !== undefined || answer === 'file'
}

function restOnly() {
  return methodNotAllowed({ message: 'This can be called over REST only.', reason: 'restOnly' })
}

/** A message is here already when it is known how large it is: where there is no room for it, it does not wait for any. */
function enter(app: App, socket: Socket, bytes: number): () => void {
  const leaveBudget = app.admission.enter(budgetOf(socket.data.principal, socket.id), { bytes, isLarge: false })
  try {
    const leaveRoom = app.bodyRoom.take(bytes)
    return () => {
      leaveRoom()
      leaveBudget()
    }
  } catch (error) {
    leaveBudget()
    throw error
  }
}

type Line = {
  turns: SocketTurns
  /** To be told when answers have left. */
  readOn(): void
  /** What takes the calls that are under way out of their sender's budget. */
  leaving: Set<() => void>
}

/** A socket whose calls have their turns, and which is cut off when nobody reads what is asked for there. */
function openLine(app: App, socket: Socket): Line {
  const isBehind = () => bytesWaiting(socket) > bytesBehindAtMost
  const turns = new SocketTurns(isBehind)
  const readOn = () => {
    noteUnread(app, socket)
    turns.runNext()
  }
  const line: Line = { turns, readOn, leaving: new Set() }
  let unread = 0
  onEveryMessage(socket, () => {
    unread = isBehind() ? unread + 1 : 0
    if (unread > unreadMessagesAtMost) rawLine(socket)?.cut()
  })
  socket.conn.transport.on('drain', readOn)
  // It happens once; what `once` wraps around a listener would stay with every idle screen.
  socket.on('disconnect', () => {
    line.turns.clear()
    for (const leave of line.leaving) leave()
  })
  return line
}

type SocketCall = {
  values: unknown[]
  answer(error: unknown, result?: unknown): void
  /** Told once it has been answered. */
  answered?: () => void
}

type Taken = { socket: Socket; packet: unknown[]; line: Line }

/** Puts our own function in the place of the acknowledgement, or where none is asked for: no error leaves without an id. */
function takeCall(app: App, { socket, packet, line }: Taken): SocketCall {
  const last = packet.at(-1)
  const acknowledge = isAcknowledge(last) ? last : undefined
  if (acknowledge) packet.pop()
  const call: SocketCall = {
    values: [...packet],
    answer(error, result) {
      if (error != null) acknowledge?.(identified(app, error))
      else if (acknowledge) answerCall(acknowledge, { socket, line, result })
      noteUnread(app, socket)
      call.answered?.()
    },
  }
  packet.push(call.answer)
  return call
}

type Answer = { socket: Socket; line: Line; result: unknown }

/** JSON that is at hand is written as it is: socket.io would make the whole of it at once, and look through the value before. */
function answerCall(acknowledge: Acknowledge, { socket, line, result }: Answer): void {
  const { callId } = acknowledge
  const json = readyJsonOf(result)
  const raw = json && rawLine(socket)
  if (raw && callId !== undefined) raw.writeParts(answerFrame(callId, json), line.readOn)
  else acknowledge(null, Buffer.isBuffer(result) ? JSON.parse(result.toString()) : result)
}

function isAcknowledge(value: unknown): value is Acknowledge {
  return typeof value === 'function'
}

/** Feathers hands errors over as plain objects: made by `answerCalls`, or its own, which then have no id yet. */
function identified(app: App, error: unknown): unknown {
  if (error instanceof FeathersError) return toWireError(error, { requestId: newRequestId(), log: app.log }).toJSON()
  if (!hasFields(error)) return error
  const data = hasFields(error.data) ? error.data : {}
  return data.requestId ? error : { ...error, data: { ...data, requestId: newRequestId() } }
}
