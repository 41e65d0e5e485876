import { type RefObject, useEffect } from 'react'

/**
 * Scrolls a row of links, tabs or choices to the chosen one, if there is no room for all, and keeps it visible until a hand
 * moves the row; after a rotation of the device, again.
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  useEffect(() => {
    const bar = row.current
    if (!bar) return
    // Scrolling by the browser would also move the place from which Tab goes on.
    scrollAlong(bar)

    let isInHand = false
    let width = bar.clientWidth
    const sizes = new ResizeObserver(() => {
      // A rotated device pushes it out again, and so do counts that arrive later.
      if (bar.clientWidth !== width) isInHand = false
      width = bar.clientWidth
      if (!isInHand) scrollAlong(bar)
    })
    for (const part of [bar, ...bar.children]) sizes.observe(part)
    const leaveToHand = () => {
      isInHand = true
    }
    for (const touch of ['pointerdown', 'wheel']) bar.addEventListener(touch, leaveToHand, { passive: true })
    return () => {
      sizes.disconnect()
      for (const touch of ['pointerdown', 'wheel']) bar.removeEventListener(touch, leaveToHand)
    }
  }, [row, chosen])
}

/** Scrolls the row only: the person may be reading further down the page. Avoids the faded edges. */
function scrollAlong(bar: HTMLElement): void {
  const { left, right } = bar.getBoundingClientRect()
  const wanted = bar.querySelector('[aria-current], [aria-pressed="true"]')?.getBoundingClientRect()
  if (!wanted) return
  const faded = Number.parseFloat(getComputedStyle(bar).scrollPaddingLeft) || 0
  const hidden = { before: left + faded - wanted.left, after: wanted.right - right + faded }
  if (hidden.before > 0) bar.scrollLeft -= hidden.before
  else if (hidden.after > 0) bar.scrollLeft += hidden.after
}
