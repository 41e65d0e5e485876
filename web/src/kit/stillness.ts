import { useState } from 'react'
import { createStore, useStore } from '#kit/store.ts'

/** So long after a press, or after what it did is drawn, a second tap that was meant for the same may still come. */
export const secondTapMs = 700

const isStill = createStore(true)
let isPressed = false
let actsUnderWay = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Whether nothing is being touched, nor was a moment ago, and no act waits for its answer. Until then nothing may come under a
 * finger or slip away from it.
 */
export const stillness = { get: isStill.get, subscribe: isStill.subscribe }

/** Whether all has been still once since the component came: the tap that brought it is over. Its own press counts for nothing. */
export function useWasStill(): boolean {
  const isStillNow = useStore(isStill)
  const [wasStill, setWasStill] = useState(isStillNow)
  if (isStillNow && !wasStill) setWasStill(true)
  return wasStill
}

/** Keeps screens as they are while an act is under way, and for a moment after its answer, however late that comes. */
export async function stirWhile<T>(work: Promise<T>): Promise<T> {
  actsUnderWay += 1
  stir()
  try {
    return await work
  } finally {
    actsUnderWay -= 1
    stir()
  }
}

function stir(): void {
  clearTimeout(timer)
  isStill.set(false)
  if (!isPressed && actsUnderWay === 0) timer = setTimeout(() => isStill.set(true), secondTapMs)
}

addEventListener('pointerdown', () => {
  isPressed = true
  stir()
})
for (const event of ['pointerup', 'pointercancel']) {
  addEventListener(event, () => {
    isPressed = false
    stir()
  })
}
