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

/** What the server says against a call. */
export class ApiRefusal extends Error {
  readonly code: number

  constructor(code: number, sentence: string) {
    super(sentence)
    this.code = code
  }
}

/** The API as any other program reaches it. Throws ApiRefusal for what the server refuses, CommandProblem when none answers. */
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
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a call answers is known to who makes it.
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
