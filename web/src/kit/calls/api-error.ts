import type { ProblemParams } from '@brigade/domain/kit/problems.ts'

export type ApiErrorData = {
  /** A sentence for each wrong field, by its dotted path. */
  fields?: Record<string, string>
  /** The problem of each field as a code, for programs. */
  codes?: Record<string, string>
  /** The values that some of their sentences need besides the code. */
  params?: Record<string, ProblemParams>
  /** The reason as a code, for programs. */
  reason?: string
  requestId?: string
  /** Seconds until a 429 is over. */
  retryAfter?: number
  [extra: string]: unknown
}

/** A failed call: the server's own error, or code 0 if there was no answer. */
export class ApiError extends Error {
  readonly code: number
  readonly className: string
  readonly data: ApiErrorData

  constructor({
    message,
    code,
    className,
    data,
  }: {
    message: string
    code: number
    className: string
    data?: ApiErrorData
  }) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.className = className
    this.data = data ?? {}
  }
}

/** Returns the error of a call without an answer; the server may or may not have done the work. */
export function noAnswer(): ApiError {
  return new ApiError({ message: 'The server did not answer.', code: 0, className: 'no-answer' })
}

/** The codes of a gateway that got no answer itself. */
const gatewayCodes: readonly number[] = [502, 504]

/** Returns true if it is unknown whether the server did the work. */
export function isUnanswered(thrown: unknown): boolean {
  const { code, data } = toApiError(thrown)
  // The database connection was lost during the commit.
  return code === 0 || gatewayCodes.includes(code) || data.reason === 'mayBeStored'
}

/**
 * Returns true for failures that pass: no answer, too many calls at once, and a server in trouble; a refusal is final.
 */
export function mayPass(thrown: unknown): boolean {
  const { code } = toApiError(thrown)
  return code === 0 || code === 429 || code >= 500
}

/** Converts any thrown value to the error that screens show. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (!isErrorBody(thrown)) return noAnswer()
  return new ApiError({ message: thrown.message, code: thrown.code, className: thrown.className, data: thrown.data })
}

type ErrorBody = { message: string; code: number; className: string; data?: ApiErrorData }

function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false
  const { message, code, className } = value as Partial<ErrorBody>
  return typeof message === 'string' && typeof code === 'number' && typeof className === 'string'
}
