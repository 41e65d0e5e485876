const bytesOfKey = 16

/** Returns a key under which the server does something once, however often it is called. It also works without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bytesOfKey))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
