export type Call = {
  method?: 'GET' | 'POST' | 'PATCH'
  /** The path, with its query if it has one. */
  path: string
  body?: unknown
  token?: string
}

/** Makes one call of the public API at this address, as any program does. Throws the server's refusal. */
export async function call<T>(url: string, { method = 'GET', path, body, token }: Call): Promise<T> {
  const response = await fetch(`${url}/v1/${path}`, {
    method,
    headers: {
      // The server closes idle connections. On a busy machine a call could still be sent over one, and would fail.
      Connection: 'close',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as T & { message?: string }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message ?? ''}`)
  return answer
}
