export type Call = {
  method?: 'GET' | 'POST' | 'PATCH'
  /** With its query, if it has one. */
  path: string
  body?: unknown
  token?: string
}

/** One call of the public API at this address, as any program makes it. Throws what the server says against it. */
export async function call<T>(url: string, { method = 'GET', path, body, token }: Call): Promise<T> {
  const response = await fetch(`${url}/v1/${path}`, {
    method,
    headers: {
      // The server closes a connection that rests. On a busy machine a call could still be sent over it, and would fail.
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
