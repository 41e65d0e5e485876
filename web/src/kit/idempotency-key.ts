import { useMemo } from 'react'
import { serverNow } from '#kit/clock.ts'
import { readSessionText, setSessionText } from '#kit/session-text.ts'

const bytesOfKey = 16

/** A key under which the server does something once, however often it is asked. Also where the page is not served over TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bytesOfKey))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Later, somebody who sends the same again means it once more. */
const sameWithinMs = 10 * 60_000

type IdempotencyKeys = { keyOf: (body: object) => string; forget: () => void }

type Sent = { text: string; key: string; atMs: number }

/**
 * The keys of a form that makes records: what is sent again as it was has the same key, also after a reload of the page, until `forget`;
 * anything else has a new one.
 */
export function useIdempotencyKeys(form: string): IdempotencyKeys {
  return useMemo(() => keysKeptAs(`sent:${form}`), [form])
}

function keysKeptAs(keptAs: string): IdempotencyKeys {
  let last = readSent(keptAs)
  return {
    keyOf(body) {
      const text = JSON.stringify(body)
      const isSame = last?.text === text && serverNow() - last.atMs < sameWithinMs
      const sent = last && isSame ? last : { text, key: newIdempotencyKey(), atMs: serverNow() }
      last = sent
      setSessionText(keptAs, JSON.stringify(sent))
      return sent.key
    },
    forget() {
      last = null
      setSessionText(keptAs, null)
    },
  }
}

function readSent(keptAs: string): Sent | null {
  // Only this hook writes it.
  return JSON.parse(readSessionText(keptAs) ?? 'null')
}
