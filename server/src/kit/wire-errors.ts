import { BadRequest, FeathersError, GeneralError } from '@feathersjs/errors'
import { ConnectionLost, troubleOf, troubleRefusal } from './database-troubles.ts'
import { addressUnknown } from './errors.ts'
import type { Logger } from './logger.ts'

type Occasion = { requestId: string; log: Logger }

/**
 * Turns anything that was thrown into the error that the caller reads. Only what was meant for callers reaches them;
 * everything else is logged with its stack and answered as a 500 that says no more than the request's id.
 */
export function toWireError(error: unknown, { requestId, log }: Occasion): FeathersError {
  if (isWireError(error)) return error
  const troubled = troubleRefusalOf(error)
  const wireError = troubled ?? intended(error) ?? translated(error)
  if (!wireError) {
    log.error({ err: error, requestId }, 'A call failed unexpectedly')
    return new GeneralError('Something went wrong on our side. It has been logged.', { requestId })
  }
  const isForLater = wireError.data?.retryAfter !== undefined
  if (wireError.code >= 500 && !isForLater) log.error({ err: error, requestId }, 'A call could not be served')
  return Object.assign(wireError, { data: { ...wireError.data, requestId } })
}

/** A call over REST passes here twice, and is logged once. */
function isWireError(error: unknown): error is FeathersError {
  return error instanceof FeathersError && error.data?.requestId !== undefined
}

function intended(error: unknown): FeathersError | undefined {
  return error instanceof FeathersError ? error : undefined
}

/** Errors of libraries and databases that say what the caller, or the database, did wrong. */
function translated(error: unknown): FeathersError | undefined {
  if (!(error instanceof Error)) return undefined
  const { status, expose, code } = error as Error & { status?: number; expose?: boolean; code?: string }
  if (expose && status === 404) return addressUnknown()
  if (expose && status !== undefined && status < 500) return new BadRequest(error.message, {})
  if (error instanceof URIError) return new BadRequest('The address is not well encoded.', {})
  if (code !== undefined && isBadValue(code))
    return new BadRequest('A value is out of range.', { reason: 'outOfRange' })
  return undefined
}

/** Troubles are told to the log where they begin, not by each call that feels them: a full disk has no room for that. */
function troubleRefusalOf(error: unknown): FeathersError | undefined {
  const trouble = troubleOf(error)
  return trouble && troubleRefusal(trouble, { mayBeStored: error instanceof ConnectionLost && error.mayBeStored })
}

/** PostgreSQL's class 22, "data exception": a number too large, a text that it can't hold. */
function isBadValue(code: string): boolean {
  return /^22[0-9A-Z]{3}$/.test(code)
}
