import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { shieldArrivals } from '#kit/shield-arrivals.ts'

const places = new WeakMap<HTMLElement, string>()

/** Shields those that stand elsewhere than when they were looked at last, by what somebody else did. */
export function shieldMoved(elements: readonly HTMLElement[]): void {
  const moved = elements.filter((element) => places.get(element) !== placeOf(element))
  notePlaces(moved)
  shieldArrivals(moved)
}

/** Shields the rows of an open list that come, or move on the screen when another comes or goes. Who scrolls it moves them by will. */
export function useShieldMoved(list: RefObject<HTMLElement | null>): void {
  const hasStood = useRef(false)
  useLayoutEffect(() => {
    const rows = rowsOf(list.current)
    if (hasStood.current) shieldMoved(rows)
    else notePlaces(rows)
    hasStood.current = true
  })
  useEffect(() => {
    const note = () => notePlaces(rowsOf(list.current))
    addEventListener('scroll', note, { capture: true, passive: true })
    addEventListener('resize', note)
    return () => {
      removeEventListener('scroll', note, { capture: true })
      removeEventListener('resize', note)
    }
  }, [list])
}

function notePlaces(elements: readonly HTMLElement[]): void {
  for (const element of elements) places.set(element, placeOf(element))
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement)
}

function placeOf(element: HTMLElement): string {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height].join(' ')
}
