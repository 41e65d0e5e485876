// From its own file, for Node finds no such name in the package's main one.
import { getServiceOptions } from '@feathersjs/feathers/lib/service.js'
import { FeathersError } from '@feathersjs/errors'
import type { Server as SocketServer } from 'socket.io'
import type { App } from './context.ts'
import { badRequest, methodNotAllowed } from './errors.ts'
import { newRequestId } from './request-id.ts'
import { isServicePath } from './service-path.ts'
import { assertPlainValues } from './wire-values.ts'
import { toWireError } from './wire-errors.ts'

type Answer = (error: unknown, result?: unknown) => void

/**
 * Stands between the wire and Feathers on every socket: only calls of service methods with plain values pass, and
 * every error carries an id, those included that Feathers makes before it reaches a service.
 */
export function guardSocketCalls(app: App, io: SocketServer): void {
  const methods = new Set(
    Object.keys(app.services).flatMap((path) => getServiceOptions(app.service(path)).methods ?? []),
  )

  io.on('connection', (socket) => {
    const { feathers } = socket as typeof socket & { feathers: { ip?: string } }
    feathers.ip = app.readAddress(socket.handshake.address, socket.handshake.headers['x-forwarded-for'])

    socket.use((packet, next) => {
      const answer = wrapAnswer(app, packet)
      try {
        const [method, path, ...values] = packet
        if (!methods.has(method)) throw methodNotAllowed({ message: 'There is no such method.', reason: 'method' })
        if (!isServicePath(path))
          throw badRequest({ message: 'The first argument must be a service.', reason: 'service' })
        assertPlainValues(values)
      } catch (error) {
        answer(error)
        return
      }
      next()
    })
  })
}

/** Puts our own function in the place of the acknowledgement, so that no error leaves without an id. */
function wrapAnswer(app: App, packet: unknown[]): Answer {
  const acknowledge = packet.at(-1)
  if (typeof acknowledge !== 'function') return () => {}
  const answer: Answer = (error, result) => {
    if (error == null) acknowledge(null, result)
    else acknowledge(identified(app, error))
  }
  packet[packet.length - 1] = answer
  return answer
}

/** Feathers hands errors over as plain objects: made by `answerCalls`, or its own, which then have no id yet. */
function identified(app: App, error: unknown): unknown {
  if (error instanceof FeathersError) return toWireError(error, { requestId: newRequestId(), log: app.log }).toJSON()
  const { data } = error as { data?: { requestId?: string } }
  return data?.requestId ? error : { ...(error as object), data: { ...data, requestId: newRequestId() } }
}
