import { useEffect, useState } from 'react'

/** Counts whole seconds down to zero after `start(seconds)`. */
export function useSecondsUntil(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    if (endsAt === 0) return undefined
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt])

  function start(seconds: number): void {
    setSecondsLeft(Math.ceil(seconds))
    setEndsAt(Date.now() + seconds * 1_000)
  }

  return [secondsLeft, start]
}
