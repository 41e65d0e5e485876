import { BadRequest, FeathersError, GeneralError } from '@feathersjs/errors'
import { ConnectionLost, troubleOf, troubleRefusal } from './database-troubles.ts'
import { addressUnknown } from './errors.ts'
import type { Logger } from '../logging/logger.ts'

type Occasion = { requestId: string; log: Logger }

/**
 * Turns a thrown value into the error that the caller reads. Only errors that are meant for callers reach them;
 * everything else is logged with its stack and answered as a 500 with nothing but the request's id.
 */
export function toWireError(error: unknown, { requestId, log }: Occasion): FeathersError {
  if (isWireError(error)) return error
  const troubled = troubleRefusalOf(error)
  const wireError = troubled ?? intended(error) ?? translated(error)
  if (!wireError) {
    log.error({ err: error, requestId }, 'A call failed unexpectedly')
    return new GeneralError('Something went wrong on the server. Try again.', { requestId })
  }
  const isForLater = wireError.data?.retryAfter !== undefined
  if (wireError.code >= 500 && !isForLater) log.error({ err: error, requestId }, 'A call could not be served')
  return Object.assign(wireError, { data: { ...wireError.data, requestId } })
}

/**
 * Returns true for an error that already has a request's id: a call over REST passes here twice, and is logged once.
 */
function isWireError(error: unknown): error is FeathersError {
  return error instanceof FeathersError && error.data?.requestId !== undefined
}

function intended(error: unknown): FeathersError | undefined {
  return error instanceof FeathersError ? error : undefined
}

/** Translates errors of libraries and databases that the caller, or the database, caused. */
function translated(error: unknown): FeathersError | undefined {
  if (!(error instanceof Error)) return undefined
  const { status, expose, code } = error as Error & { status?: number; expose?: boolean; code?: string }
  if (expose && status === 404) return addressUnknown()
  if (expose && status !== undefined && status < 500) return new BadRequest(error.message, {})
  if (error instanceof URIError) return new BadRequest('The address isn’t encoded correctly.', {})
  if (code !== undefined && isBadValue(code))
    return new BadRequest('A value is out of range.', { reason: 'outOfRange' })
  return undefined
}

/**
 * Returns the refusal for a trouble of the database. A trouble is logged once when it begins, not by each call that it
 * affects: a full disk has no room for that.
 */
function troubleRefusalOf(error: unknown): FeathersError | undefined {
  const trouble = troubleOf(error)
  return trouble && troubleRefusal(trouble, { mayBeStored: error instanceof ConnectionLost && error.mayBeStored })
}

/** PostgreSQL's class 22, "data exception": a number that is too large, or a text that it can't store. */
function isBadValue(code: string): boolean {
  return /^22[0-9A-Z]{3}$/.test(code)
}
