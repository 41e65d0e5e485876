import { useState } from 'react'
import { createStore, useStore } from '#kit/device/store.ts'

/**
 * In milliseconds. Within this time after a press, or after its effect is drawn, a second tap meant for the same target
 * may still come.
 */
export const secondTapMs = 700

const isStill = createStore(true)
let isPressed = false
let actsUnderWay = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * True while the screen is not being touched, was not touched a moment ago, and no act is pending. Until then nothing
 * may come under a finger or slip away from it.
 */
export const layoutMayMove = { get: isStill.get, subscribe: isStill.subscribe }

/**
 * Returns true once the screen has been untouched since the component appeared: the tap that opened it is over. Its own
 * press does not count.
 */
export function useHasRested(): boolean {
  const isStillNow = useStore(isStill)
  const [wasStill, setWasStill] = useState(isStillNow)
  if (isStillNow && !wasStill) setWasStill(true)
  return wasStill
}

/** Freezes the layout while an act is pending, and for a moment after its answer, however late that comes. */
export async function freezeLayoutWhile<T>(work: Promise<T>): Promise<T> {
  actsUnderWay += 1
  freeze()
  try {
    return await work
  } finally {
    actsUnderWay -= 1
    freeze()
  }
}

function freeze(): void {
  clearTimeout(timer)
  isStill.set(false)
  if (!isPressed && actsUnderWay === 0) timer = setTimeout(() => isStill.set(true), secondTapMs)
}

addEventListener('pointerdown', () => {
  isPressed = true
  freeze()
})
for (const event of ['pointerup', 'pointercancel']) {
  addEventListener(event, () => {
    isPressed = false
    freeze()
  })
}
