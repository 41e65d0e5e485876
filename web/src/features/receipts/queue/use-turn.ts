import { useEffect, useState } from 'react'

/** Whether it is this page's turn among those of the same browser that do something one at a time; the next one's when this one closes. */
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

/** Browsers lock nothing for a page that did not come over a safe line: there each does it. */
function locksOf({ locks }: { locks?: LockManager | null }): LockManager | null {
  return locks ?? null
}
