import type { Connection } from '#kit/live/live-connection.ts'
import { createStore, useStore } from '#kit/device/store.ts'

/** The state of the connection on which changes arrive automatically. */
export const connection = createStore<Connection>('connecting')

/** True while there is no connection but the server answers: changes are fetched every 10 s. */
export const isPolled = createStore(false)

export function useConnection(): Connection {
  return useStore(connection)
}

export function useIsPolled(): boolean {
  return useStore(isPolled)
}

/** Returns true if the server can't be reached at all: an act would not get through now. */
export function useIsCutOff(): boolean {
  const isAnswered = useIsPolled()
  return useConnection() === 'offline' && !isAnswered
}

export function isCutOff(): boolean {
  return connection.get() === 'offline' && !isPolled.get()
}
