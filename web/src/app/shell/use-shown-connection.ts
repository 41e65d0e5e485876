import { useEffect, useState } from 'react'
import type { Connection } from '#kit/line.ts'
import { useConnection, useIsPolled } from '#kit/connection.ts'

/** `polled`: there is no live line, yet the server answers. */
export type ShownConnection = Connection | 'polled'

const quietForMs = 1_500

/**
 * The connection as people are told of it: a loss at once, but connecting only when it takes longer than a moment. Until then what was
 * told stands: at a start nothing, after a loss that the line is lost.
 */
export function useShownConnection(): ShownConnection {
  const connection = useConnection()
  const isPolled = useIsPolled()
  const [told, setTold] = useState<Connection>('online')

  useEffect(() => {
    const timer = setTimeout(() => setTold(connection), connection === 'connecting' ? quietForMs : 0)
    return () => clearTimeout(timer)
  }, [connection])

  if (isPolled && connection !== 'online') return 'polled'
  return connection === 'connecting' ? told : connection
}
