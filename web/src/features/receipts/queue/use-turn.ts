import { useEffect, useState } from 'react'

/**
 * Returns true if it is this page's turn among the pages of the browser that must act one at a time; closing it passes
 * the turn on.
 */
export function useTurn(name: string): boolean {
  const [isOurs, setIsOurs] = useState(() => locksOf(navigator) === null)
  useEffect(() => {
    const locks = locksOf(navigator)
    if (!locks) return undefined
    const leaving = new AbortController()
    let end = () => {}
    const held = new Promise<void>((resolve) => (end = resolve))
    locks
      .request(name, { signal: leaving.signal }, () => {
        setIsOurs(true)
        return held
      })
      // Left before its turn came.
      .catch(() => undefined)
    return () => {
      setIsOurs(false)
      leaving.abort()
      end()
    }
  }, [name])
  return isOurs
}

/** Returns the browser's locks; null on an insecure connection, where it is always the page's turn. */
function locksOf({ locks }: { locks?: LockManager | null }): LockManager | null {
  return locks ?? null
}
