import type { NextFunction } from '@feathersjs/feathers'
import type { Context } from './context.ts'
import { badRequest } from './errors.ts'
import { newRequestId } from './request-id.ts'
import { toWireError } from './wire-errors.ts'

const methodsWithoutData = new Set(['find', 'get', 'remove'])

/**
 * Around hook of the whole app, for calls from outside: gives each its id, refuses arguments of the wrong kind
 * before any service sees them, and lets only errors out that were meant for callers.
 */
export async function answerCalls(context: Context, next: NextFunction): Promise<void> {
  const { app, params } = context
  if (!params.provider) return next()
  params.requestId ??= newRequestId()
  try {
    assertArguments(context)
    await next()
  } catch (error) {
    throw toWireError(error, { requestId: params.requestId, log: app.log })
  }
}

function assertArguments({ method, id, data }: Context): void {
  if (id != null && typeof id !== 'string' && typeof id !== 'number') {
    throw badRequest({ message: 'An id is a number or a text.', reason: 'id' })
  }
  if (methodsWithoutData.has(method)) return
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw badRequest({ message: 'The body must be an object.', reason: 'body', fields: { body: 'This must be an object.' } })
  }
}
