import { useEffect, useState } from 'react'
import type { Connection } from '#kit/line.ts'
import { useConnection } from '#kit/live.ts'

const quietForMs = 1_500

/** The connection as people are told of it: a loss at once, but connecting only when it takes longer than a moment. */
export function useShownConnection(): Connection {
  const connection = useConnection()
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (connection !== 'connecting') return undefined
    const timer = setTimeout(() => setIsSlow(true), quietForMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [connection])

  return connection === 'connecting' && !isSlow ? 'online' : connection
}
