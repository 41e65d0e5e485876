type QueryValue = string | number | boolean | null | undefined | QueryValue[] | { [key: string]: QueryValue }

/** Encodes a query as the server reads it: `createdAt[$gt]=…&restaurantId[$in][]=1`. Undefined values are left out. */
export function toQueryString(query: object): string {
  const pairs: string[] = []
  const entries: [string, QueryValue][] = Object.entries(query)
  for (const [key, value] of entries) append(pairs, encodeURIComponent(key), value)
  return pairs.join('&')
}

function append(pairs: string[], name: string, value: QueryValue): void {
  if (value === undefined) return
  if (Array.isArray(value)) {
    for (const entry of value) append(pairs, `${name}[]`, entry)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) append(pairs, `${name}[${encodeURIComponent(key)}]`, entry)
  } else {
    pairs.push(`${name}=${encodeURIComponent(String(value))}`)
  }
}
