import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { CommandProblem } from '../command.ts'

export type ApiCall = {
  method: 'GET' | 'POST' | 'DELETE'
  /** The service, as in the contracts of `domain`. */
  path: string
  id?: number
  query?: Record<string, string | number>
  body?: unknown
  token?: string
  idempotencyKey?: string
}

export type PublicApi = { call<T>(call: ApiCall): Promise<T> }

/** An error that the server answers. */
export class ApiRefusal extends Error {
  readonly code: number

  constructor(code: number, sentence: string) {
    super(sentence)
    this.code = code
  }
}

/**
 * Creates a client that calls the API as any other program does. It throws ApiRefusal if the server refuses a call,
 * CommandProblem if no server answers.
 */
export function publicApi(origin: string): PublicApi {
  return {
    async call<T>({ method, path, id, query = {}, body, token, idempotencyKey }: ApiCall): Promise<T> {
      const url = new URL(id === undefined ? `/${path}` : `/${path}/${id}`, origin)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
      const response = await reach(url, {
        method,
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer = await response.json()
      if (!response.ok) throw new ApiRefusal(response.status, sentenceIn(answer) ?? response.statusText)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the caller knows the type of the answer.
      return answer as T
    },
  }
}

function sentenceIn(answer: unknown): string | undefined {
  return hasFields(answer) && typeof answer.message === 'string' ? answer.message : undefined
}

async function reach(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    throw new CommandProblem(`Nobody answers at ${url.origin}. Is the server running?`, { cause: error })
  }
}
