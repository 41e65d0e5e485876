import { useEffect, useRef } from 'react'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Calls `act` once the page has not been touched for `afterMs` milliseconds; 0 means never. */
export function useUntouched(afterMs: number, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (afterMs === 0) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), afterMs)
    }
    wait()
    for (const touch of touches) addEventListener(touch, wait, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) removeEventListener(touch, wait, { capture: true })
    }
  }, [afterMs])
}
