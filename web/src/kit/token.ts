import { deviceStore } from '#kit/device-store.ts'

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
/** That the token is no longer taken was told while it was being exchanged. */
let toldMeanwhile: { message: string | null } | null = null

/** Tells the keeper of the session that the server no longer takes this token. */
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

/** Does what ends this token and answers with another. That the old one is refused meanwhile ends no session, unless no other comes. */
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
  // Who has left meanwhile stays away.
  if (token === before) setToken(next)
}

/** Waits while the token is being exchanged. */
export async function untilTokenStands(): Promise<void> {
  await exchange
}
