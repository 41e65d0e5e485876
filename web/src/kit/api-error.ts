import type { ProblemParams } from '@brigade/domain/kit/problems.ts'

export type ApiErrorData = {
  /** A sentence for each wrong field, by its dotted path. */
  fields?: Record<string, string>
  /** What is wrong with each of them, for programs. */
  codes?: Record<string, string>
  /** What the sentences of some of them need besides the code. */
  params?: Record<string, ProblemParams>
  /** A word for programs. */
  reason?: string
  requestId?: string
  /** Seconds after which a 429 is over. */
  retryAfter?: number
  [extra: string]: unknown
}

/** A call that failed, however it went: the server's own error, or code 0 when no answer came. */
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

/** The error of a call that got no answer; whether the server did the work is unknown. */
export function noAnswer(): ApiError {
  return new ApiError({ message: 'The server did not answer.', code: 0, className: 'no-answer' })
}

/** The codes of a gateway that got no answer itself. */
const gatewayCodes: readonly number[] = [502, 504]

/** Whether nobody knows if the server did the work. */
export function isUnanswered(thrown: unknown): boolean {
  const { code, data } = toApiError(thrown)
  // The database went away while it stored the work.
  return code === 0 || gatewayCodes.includes(code) || data.reason === 'mayBeStored'
}

/** Silence, too many calls at once and a server in trouble pass; a refusal is an answer. */
export function mayPass(thrown: unknown): boolean {
  const { code } = toApiError(thrown)
  return code === 0 || code === 429 || code >= 500
}

/** Whatever was thrown, in the one shape that screens show. */
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
