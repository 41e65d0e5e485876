import { BadRequest, FeathersError, GeneralError, NotFound, Unavailable } from '@feathersjs/errors'
import type { Logger } from './logger.ts'

type Occasion = { requestId: string; log: Logger }

/**
 * Turns whatever was thrown into the error that the caller reads. Only what was meant for callers reaches them;
 * everything else is logged with its stack and answered as a 500 that says no more than the request's id.
 */
export function toWireError(error: unknown, { requestId, log }: Occasion): FeathersError {
  const wireError = intended(error) ?? translated(error)
  if (!wireError) {
    log.error({ err: error, requestId }, 'A call failed unexpectedly')
    return new GeneralError('Something went wrong on our side. It has been logged.', { requestId })
  }
  if (wireError.code >= 500) log.error({ err: error, requestId }, 'A call could not be served')
  return Object.assign(wireError, { data: { ...wireError.data, requestId } })
}

function intended(error: unknown): FeathersError | undefined {
  return error instanceof FeathersError ? error : undefined
}

/** Errors of libraries and databases that say what the caller, or the database, did wrong. */
function translated(error: unknown): FeathersError | undefined {
  if (!(error instanceof Error)) return undefined
  const { status, expose, code } = error as Error & { status?: number; expose?: boolean; code?: string }
  if (expose && status === 404) return new NotFound('There is nothing at this address.', {})
  if (expose && status !== undefined && status < 500) return new BadRequest(error.message, {})
  if (error instanceof URIError) return new BadRequest('The address is not well encoded.', {})
  if (code !== undefined && isBadValue(code))
    return new BadRequest('A value is out of range.', { reason: 'outOfRange' })
  if (isOutOfReach(code ?? '') || isOutOfConnections(error)) return new Unavailable('The database does not answer.', {})
  return undefined
}

/** PostgreSQL's class 22, "data exception": a number too large, a text that it can't hold. */
function isBadValue(code: string): boolean {
  return /^22[0-9A-Z]{3}$/.test(code)
}

function isOutOfReach(code: string): boolean {
  return (
    code.startsWith('SQLITE_BUSY') ||
    // No connection, no room, a query that took too long, and a collision that every new try met again.
    /^(08|40|53|57)[0-9A-Z]{3}$/.test(code) ||
    /^E(CONN|PIPE|TIMEDOUT|NOTFOUND)/.test(code)
  )
}

/** What pg says without a code when all connections are taken, or when one breaks in the middle of a query. */
function isOutOfConnections({ message }: Error): boolean {
  return message.startsWith('timeout exceeded when trying to connect') || message.startsWith('Connection terminated')
}
