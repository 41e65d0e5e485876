import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { cardOf, linksIn } from '#features/orders/parts/card-focus.ts'

/**
 * Moves the focus to the next card in the same place when the focused card leaves its column, so that keyboard users
 * can continue there. Returns the column's `onFocus`.
 */
export function useKeptFocus(column: RefObject<HTMLElement | null>, items: unknown): (event: FocusEvent) => void {
  const lastPlace = useRef<number | null>(null)

  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (target instanceof Node && !column.current?.contains(target)) lastPlace.current = null
    }
    addEventListener('pointerdown', forget)
    addEventListener('focusin', forget)
    return () => {
      removeEventListener('pointerdown', forget)
      removeEventListener('focusin', forget)
    }
  }, [column])

  useLayoutEffect(() => {
    const element = column.current
    const place = lastPlace.current
    if (place === null || !element || document.activeElement !== document.body) return
    const links = linksIn(element)
    const target = links.find((link) => placeOf(link) >= place) ?? links.at(-1)
    if (target) target.focus({ preventScroll: true })
    else element.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }, [column, items])

  return ({ target }) => {
    const card = cardOf(target)
    lastPlace.current = card ? placeOf(card) : null
  }
}

function placeOf(element: Element): number {
  return Number(element.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0)
}
