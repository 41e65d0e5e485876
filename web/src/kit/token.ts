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

/** Tells the keeper of the session that the server no longer takes this token. */
export function announceSessionEnd(message: string | null): void {
  if (token === null) return
  for (const listener of listeners) listener(message)
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
