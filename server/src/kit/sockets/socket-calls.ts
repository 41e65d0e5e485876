// It is imported from its own file, because Node finds no such name in the package's main one.
import { getServiceOptions } from '@feathersjs/feathers/lib/service.js'
import { type ServiceContract, serviceMethods } from '@brigade/domain/access/contract.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { services } from '@brigade/domain/services.ts'
import { FeathersError } from '@feathersjs/errors'
import type { Server as SocketServer, Socket } from 'socket.io'
import { budgetOf, tooManyCalls } from '../admission/admission.ts'
import type { App } from '../context/context.ts'
import { badRequest, methodNotAllowed } from '../errors/errors.ts'
import { bytesBehindAtMost } from '../events/publishing.ts'
import { readyJsonOf } from '../bodies/json-text.ts'
import {
  type Acknowledge,
  answerFrame,
  bytesWaiting,
  forgetRequest,
  numberAcknowledgements,
  onEveryMessage,
  rawConnection,
} from '../events/raw-socket.ts'
import { newRequestId } from '../logging/request-id.ts'
import { isServicePath } from '../context/service-path.ts'
import { servedPath } from '../context/served-paths.ts'
import { connectionOf } from './socket-connection.ts'
import { SocketCallQueue } from '../admission/socket-call-queue.ts'
import { noteUnread } from './watch-connections.ts'
import { assertPlainValues } from '../validation/wire-values.ts'
import { toWireError } from '../errors/wire-errors.ts'

/** Maximum messages that are accepted from a client that does not read what waits for it. */
const unreadMessagesAtMost = 50

/**
 * Guards every socket between the wire and Feathers: only calls of service methods with plain values pass, as many at a
 * time as there is room for. Every error carries an id, including those that Feathers makes before it reaches a
 * service.
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
          throw methodNotAllowed({ message: 'This method doesn’t exist.', reason: 'method' })
        if (!isServicePath(path))
          throw badRequest({ message: 'The first argument must be a service.', reason: 'service' })
        if (isRestOnly(app, path, method)) throw restOnly()
        assertQuery(values[argumentsBeforeQuery[method] ?? 0])
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

/** The number of arguments of each method between the service and the query. */
const argumentsBeforeQuery: Readonly<Record<string, number>> = { find: 0, get: 1, create: 1, patch: 2, remove: 1 }

/** The maximum number of fields in a query: no contract has as many. */
const queryFieldsAtMost = 100

/** Refuses what is no query. Feathers would copy it several times, a text letter by letter. */
function assertQuery(query: unknown): void {
  if (query === undefined || query === null) return
  if (!hasFields(query) || Array.isArray(query))
    throw badRequest({ message: 'The query must be an object.', reason: 'query' })
  if (Object.keys(query).length > queryFieldsAtMost)
    throw badRequest({ message: `A query can have ${queryFieldsAtMost} fields.`, reason: 'query' })
}

/**
 * Returns true if the contract of a call needs something that a socket can't carry: a form, the header that signs a
 * body, or a file as its answer.
 */
function isRestOnly(app: App, address: string, method: string): boolean {
  const path = servedPath(app, address)
  const contract: ServiceContract = path ? services[path] : {}
  const { takesFile, takesSigned, answer } = (isOneOf(serviceMethods, method) && contract[method]) || {}
  return takesFile !== undefined || takesSigned !== undefined || answer === 'file'
}

function restOnly() {
  return methodNotAllowed({ message: 'This can only be called over REST.', reason: 'restOnly' })
}

/**
 * Reserves room for a message, and returns the function that frees it. It throws instead of waiting, because the
 * message has already arrived when its size is known.
 */
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
  turns: SocketCallQueue
  /** Continues reading. Call it when answers have left. */
  readOn(): void
  /** The functions that remove the calls under way from their sender's budget. */
  leaving: Set<() => void>
}

/** Opens a queue for the calls of a socket, and cuts the socket off when its answers are not read. */
function openLine(app: App, socket: Socket): Line {
  const isBehind = () => bytesWaiting(socket) > bytesBehindAtMost
  const turns = new SocketCallQueue(isBehind)
  const readOn = () => {
    noteUnread(app, socket)
    turns.runNext()
  }
  const line: Line = { turns, readOn, leaving: new Set() }
  let unread = 0
  onEveryMessage(socket, () => {
    unread = isBehind() ? unread + 1 : 0
    if (unread > unreadMessagesAtMost) rawConnection(socket)?.cut()
  })
  socket.conn.transport.on('drain', readOn)
  // The event occurs once; a wrapper of `once` would stay in memory with every idle screen.
  socket.on('disconnect', () => {
    line.turns.clear()
    for (const leave of line.leaving) leave()
  })
  return line
}

type SocketCall = {
  values: unknown[]
  answer(error: unknown, result?: unknown): void
  /** Called once it has been answered. */
  answered?: () => void
}

type Taken = { socket: Socket; packet: unknown[]; line: Line }

/** Replaces the acknowledgement, or adds one if the call has none: no error leaves without an id. */
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

/** Writes existing JSON unchanged: socket.io would encode all of it at once, and scan the value before. */
function answerCall(acknowledge: Acknowledge, { socket, line, result }: Answer): void {
  const { callId } = acknowledge
  const json = readyJsonOf(result)
  const raw = json && rawConnection(socket)
  if (raw && callId !== undefined) raw.writeParts(answerFrame(callId, json), line.readOn)
  else acknowledge(null, Buffer.isBuffer(result) ? JSON.parse(result.toString()) : result)
}

function isAcknowledge(value: unknown): value is Acknowledge {
  return typeof value === 'function'
}

/**
 * Adds an id to errors: Feathers passes them on as plain objects, made by `answerCalls`, or its own, which have none
 * yet.
 */
function identified(app: App, error: unknown): unknown {
  if (error instanceof FeathersError) return toWireError(error, { requestId: newRequestId(), log: app.log }).toJSON()
  if (!hasFields(error)) return error
  const data = hasFields(error.data) ? error.data : {}
  return data.requestId ? error : { ...error, data: { ...data, requestId: newRequestId() } }
}
