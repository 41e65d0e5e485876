import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import { authenticationPath } from '@brigade/domain/auth/auth.api.ts'
import type { AnswerOf, BodyOf, PathWith, QueryOf } from '@brigade/domain/services.ts'
import { ApiError, noAnswer, toApiError } from '#kit/calls/api-error.ts'
import { noteServerTime } from '#kit/device/clock.ts'
import { toQueryString } from '#kit/calls/query-string.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { announceSessionEnd, getToken } from '#kit/calls/token.ts'

export type ServiceCall<M extends ServiceMethod, P extends PathWith<M>> = {
  id?: number
  data?: BodyOf<P, M>
  query?: QueryOf<P, M>
  /** Time limit of the answer in milliseconds, if longer than usual. */
  withinMs?: number
}

const verbs = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' } satisfies Record<
  ServiceMethod,
  string
>

const answerWithinMs = 15_000

/** Calls a service over HTTP: for calls before the live connection is up, and for all calls while it is down. */
export async function callRest<M extends ServiceMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  { id, data, query, withinMs = answerWithinMs }: ServiceCall<M, P> = {},
): Promise<AnswerOf<P, M>> {
  const token = getToken()
  const response = await send(addressOf(path, id, query), {
    method: verbs[method],
    headers: {
      accept: 'application/json',
      ...(data === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: data === undefined ? undefined : JSON.stringify(data),
    signal: AbortSignal.timeout(withinMs),
  })
  noteServerTime(response.headers.get('date'))
  const body = await bodyOf(response)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The answer is the server's word: its shape is the contract of the path.
  if (response.ok) return body as AnswerOf<P, M>

  const error = errorOf(body, response)
  if (error.code === 401 && token && token === getToken() && path !== authenticationPath)
    announceSessionEnd(errorText(error))
  throw error
}

function addressOf(path: string, id: number | undefined, query: unknown): string {
  const search = hasFields(query) ? toQueryString(query) : ''
  return `/${path}${id === undefined ? '' : `/${id}`}${search ? `?${search}` : ''}`
}

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch {
    throw noAnswer()
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined
  try {
    return await response.json()
  } catch {
    throw noAnswer()
  }
}

function errorOf(body: unknown, response: Response): ApiError {
  const error = toApiError(body)
  if (error.code !== 0) return withRetryAfter(error, response)
  // A gateway in between answered with a page of its own.
  return new ApiError({
    message: 'The server isn’t available right now.',
    code: response.status,
    className: 'unavailable',
  })
}

function withRetryAfter(error: ApiError, response: Response): ApiError {
  const seconds = Number(response.headers.get('retry-after'))
  if (error.code === 429 && Number.isFinite(seconds) && seconds > 0) error.data.retryAfter ??= seconds
  return error
}
