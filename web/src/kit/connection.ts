import { useEffect, useEffectEvent } from 'react'
import type { Connection } from '#kit/line.ts'
import { createStore, useStore } from '#kit/store.ts'

/** Whether changes arrive by themselves at this moment. */
export const connection = createStore<Connection>('connecting')

/** Whether there is no line, but the server answers: what changed is fetched every 10 s. */
export const isPolled = createStore(false)

export function useConnection(): Connection {
  return useStore(connection)
}

export function useIsPolled(): boolean {
  return useStore(isPolled)
}

/** Whether the server can't be reached at all: what somebody does now could not get through. */
export function useIsCutOff(): boolean {
  const isAnswered = useIsPolled()
  return useConnection() === 'offline' && !isAnswered
}

export function isCutOff(): boolean {
  return connection.get() === 'offline' && !isPolled.get()
}

/** Asks again what got no answer, where that can do no harm: at once, and whenever the line is back. */
export function useAskAgain(isUnanswered: boolean, ask: () => void): void {
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    if (!isUnanswered) return undefined
    if (connection.get() !== 'offline') askAgain()
    return connection.subscribe(() => {
      if (connection.get() === 'online') askAgain()
    })
  }, [isUnanswered])
}
