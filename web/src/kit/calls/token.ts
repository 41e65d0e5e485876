import { deviceStore } from '#kit/device/device-store.ts'

export const tokenKey = 'brigade-token'

let token = deviceStore.read(tokenKey)

export function getToken(): string | null {
  return token
}

export function setToken(next: string | null): void {
  token = next
  deviceStore.write(tokenKey, next)
}

type Listener = (message: string | null) => void

const listeners = new Set<Listener>()
let exchange: Promise<void> | null = null
/** A refusal of the token that arrived while the token was being exchanged. */
let toldMeanwhile: { message: string | null } | null = null

/** Reports the end of the session: the server no longer accepts this token. */
export function announceSessionEnd(message: string | null): void {
  if (token === null) return
  if (exchange) {
    toldMeanwhile = { message }
    return
  }
  for (const listener of listeners) listener(message)
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Runs a call that ends this token and returns another. A refusal of the old token in between does not end the session,
 * unless no new token arrives.
 */
export async function exchangeToken(ask: () => Promise<string>): Promise<void> {
  const asked = takeAnswer(ask)
  exchange = asked.catch(() => undefined)
  try {
    await asked
    toldMeanwhile = null
  } finally {
    exchange = null
    const ended = toldMeanwhile
    toldMeanwhile = null
    if (ended) announceSessionEnd(ended.message)
  }
}

async function takeAnswer(ask: () => Promise<string>): Promise<void> {
  const before = token
  const next = await ask()
  // A person who signed out in between stays signed out.
  if (token === before) setToken(next)
}

/** Waits while the token is being exchanged. */
export async function untilTokenIsValid(): Promise<void> {
  await exchange
}
