import { useEffect, useState } from 'react'
import type { Connection } from '#kit/line.ts'
import { useConnection, useIsPolled } from '#kit/live.ts'

/** `polled`: there is no live line, yet the server answers. */
export type ShownConnection = Connection | 'polled'

const quietForMs = 1_500

/** The connection as people are told of it: a loss at once, but connecting only when it takes longer than a moment. */
export function useShownConnection(): ShownConnection {
  const connection = useConnection()
  const isPolled = useIsPolled()
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (connection !== 'connecting') return undefined
    const timer = setTimeout(() => setIsSlow(true), quietForMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [connection])

  if (isPolled && connection !== 'online') return 'polled'
  return connection === 'connecting' && !isSlow ? 'online' : connection
}
