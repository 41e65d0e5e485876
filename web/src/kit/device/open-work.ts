import { useEffect, useEffectEvent } from 'react'
import { layoutMayMove } from '#kit/device/layout-freeze.ts'

/** For each form or dialog, a function that returns whether a reload of the page would lose something now. */
const holding = new Set<() => boolean>()

const askAgainAfterMs = 500

/** Keeps the page from reloading automatically while `isHolding` returns true. Returns an unsubscribe function. */
export function deferReload(isHolding: () => boolean): () => void {
  // Several components may hold with the same function.
  const own = () => isHolding()
  holding.add(own)
  return () => holding.delete(own)
}

/** Holds reloads like `deferReload`, for as long as the component is mounted. */
export function useHoldReload(isHolding: () => boolean): void {
  const isHoldingNow = useEffectEvent(isHolding)
  useEffect(() => deferReload(() => isHoldingNow()), [])
}

/** Returns true if a reload of the page would lose work in progress. */
export function isWorkOpen(): boolean {
  return [...holding].some((isHolding) => isHolding())
}

/** Waits until a reload loses nothing, and nothing is being pressed or sent. */
export async function untilNoWorkIsOpen(): Promise<void> {
  while (isWorkOpen() || !layoutMayMove.get()) {
    await new Promise((resolve) => setTimeout(resolve, askAgainAfterMs))
  }
}
