import { useEffect, useEffectEvent } from 'react'
import { stillness } from '#kit/stillness.ts'

/** Of each form or dialog, whether a reload of the page would lose something of it at this moment. */
const holding = new Set<() => boolean>()

const askAgainAfterMs = 500

/** Has the page not reload itself while `isHolding`. Returns how to stop. */
export function holdReload(isHolding: () => boolean): () => void {
  // Several may hold by one function.
  const own = () => isHolding()
  holding.add(own)
  return () => holding.delete(own)
}

/** The same for as long as the component stands there. */
export function useHoldReload(isHolding: () => boolean): void {
  const isHoldingNow = useEffectEvent(isHolding)
  useEffect(() => holdReload(() => isHoldingNow()), [])
}

/** Whether somebody is at something that a reload of the page would lose. */
export function isWorkOpen(): boolean {
  return [...holding].some((isHolding) => isHolding())
}

/** Waits until a reload loses nothing, and nothing is being pressed or sent. */
export async function untilNoWorkIsOpen(): Promise<void> {
  while (isWorkOpen() || !stillness.get()) {
    await new Promise((resolve) => setTimeout(resolve, askAgainAfterMs))
  }
}
