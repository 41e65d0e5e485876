const bytesOfKey = 16

/** A key under which the server does something once, however often it is asked. Also where the page is not served over TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bytesOfKey))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
