import { useCallback, useRef } from 'react'

const bytesOfKey = 16

/** A key under which the server does something once, however often it is asked. Also where the page is not served over TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bytesOfKey))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The keys of a form that makes records: what is sent again as it was has the same key, anything else a new one. */
export function useIdempotencyKeys(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return useCallback((body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.text) last.current = { text, key: newIdempotencyKey() }
    return last.current.key
  }, [])
}
