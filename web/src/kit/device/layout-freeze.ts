import { useState } from 'react'
import { createStore, useStore } from '#kit/device/store.ts'

/**
 * In milliseconds. Within this time after a press, or after its effect is drawn, a second tap meant for the same target
 * may still come.
 */
export const secondTapMs = 700

/** In milliseconds. A hand that goes from one row to the next presses again within this time: lists wait for it. */
const handRestMs = 1_500

/** In milliseconds. Lists follow at least this often, however busy the hand is. */
const frozenAtMostMs = 10_000

const isStill = createStore(true)
const mayListsMove = createStore(true)
let isPressed = false
let actsUnderWay = 0
let timers: ReturnType<typeof setTimeout>[] = []
/** The time at which lists began to stand still. */
let frozenSince = 0

/**
 * True while the screen is not being touched, was not touched a moment ago, and no act is pending. Until then nothing
 * may come under a finger or slip away from it.
 */
export const layoutMayMove = { get: isStill.get, subscribe: isStill.subscribe }

/**
 * True while rows of a list may come, go and change places: not while the screen is touched or an act is pending, nor
 * until the hand has rested.
 */
export const listsMayMove = { get: mayListsMove.get, subscribe: mayListsMove.subscribe }

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
  for (const timer of timers) clearTimeout(timer)
  if (mayListsMove.get()) frozenSince = performance.now()
  isStill.set(false)
  mayListsMove.set(false)
  if (isPressed || actsUnderWay > 0) return
  const untilFollowed = frozenSince + frozenAtMostMs - performance.now()
  timers = [
    setTimeout(() => isStill.set(true), secondTapMs),
    setTimeout(() => mayListsMove.set(true), Math.max(secondTapMs, Math.min(handRestMs, untilFollowed))),
  ]
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
