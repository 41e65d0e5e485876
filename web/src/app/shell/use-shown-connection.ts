import { useEffect, useRef, useState } from 'react'
import type { Connection } from '#kit/live/live-connection.ts'
import { useConnection, useIsPolled } from '#kit/live/connection.ts'

/** The shown connection; `polled` means that there is no live connection, but the server answers. */
export type ShownConnection = Connection | 'polled'

const quietForMs = 1_500

/** At the start: the data is fetched by other requests, and nothing says “Live” yet. */
const quietAtStartMs = 8_000

/**
 * Returns the connection as it is shown to people: a loss at once, but connecting only if it takes longer than a
 * moment, and at the start longer than people wait. Until then the earlier state is shown: nothing at the start, the loss after a loss.
 */
export function useShownConnection(): ShownConnection {
  const connection = useConnection()
  const isPolled = useIsPolled()
  const [told, setTold] = useState<Connection>('online')

  const isStart = useRef(true)

  useEffect(() => {
    if (connection !== 'connecting') isStart.current = false
    const quietMs = isStart.current ? quietAtStartMs : quietForMs
    const timer = setTimeout(() => setTold(connection), connection === 'connecting' ? quietMs : 0)
    return () => clearTimeout(timer)
  }, [connection])

  if (isPolled && connection !== 'online') return 'polled'
  return connection === 'connecting' ? told : connection
}
