import type { NextFunction } from '@feathersjs/feathers'
import type { Context } from '../context/context.ts'
import { badRequest } from '../errors/errors.ts'
import { newRequestId } from '../logging/request-id.ts'
import { toWireError } from '../errors/wire-errors.ts'

const methodsWithoutData = new Set(['find', 'get', 'remove'])

/**
 * Around hook of the whole app, for calls from outside: gives each its id, refuses arguments of the wrong kind before
 * any service sees them, and lets only errors through that are meant for callers.
 */
export async function answerCalls(context: Context, next: NextFunction): Promise<void> {
  const { app, params } = context
  if (!params.provider) return next()
  const startedAt = performance.now()
  params.requestId ??= newRequestId()
  app.callsRunning += 1
  try {
    assertArguments(context)
    await next()
    logSocketCall(context, startedAt)
  } catch (error) {
    const wireError = toWireError(error, { requestId: params.requestId, log: app.log })
    logSocketCall(context, startedAt, wireError.code)
    throw wireError
  } finally {
    app.callsRunning -= 1
  }
}

function assertArguments({ method, id, data }: Context): void {
  if (id != null && typeof id !== 'string' && typeof id !== 'number') {
    throw badRequest({ message: 'An id must be a number or text.', reason: 'id' })
  }
  if (methodsWithoutData.has(method)) return
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw badRequest({
      message: 'The body must be an object.',
      reason: 'body',
      fields: { body: 'This must be an object.' },
    })
  }
}

/** Logs a call over the socket; REST requests are logged where they end. */
function logSocketCall({ app, params, method, path }: Context, startedAt: number, status = 200): void {
  if (params.provider !== 'socketio') return
  const { requestId, ip } = params
  app.log.info({ requestId, method, path, status, ms: Math.round(performance.now() - startedAt), ip, isSocket: true })
}
