import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the toasts in a modal away from the buttons of that modal, while the sizes of both change. */
export function useFootInModal(list: RefObject<HTMLElement | null>, modal: HTMLElement | null): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !modal) return undefined
    const place = () => element.style.setProperty('bottom', `${footInModal(element, modal)}px`)
    // Reports the first sizes too, before they are painted: reading them at once would force a layout in the middle of
    // the changes.
    const sizes = new ResizeObserver(place)
    for (const each of [element, modal]) sizes.observe(each)
    addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', place)
    }
  }, [list, modal])
}

/**
 * Returns the distance of the toasts from the lower edge of the window: below the modal, else above it, else above its
 * buttons.
 */
function footInModal(list: HTMLElement, modal: HTMLElement): number {
  const { height } = list.getBoundingClientRect()
  const { top, bottom } = modal.getBoundingClientRect()
  if (innerHeight - bottom >= height) return 0
  if (top >= height) return innerHeight - top
  const actions = modal.querySelector('[data-modal-actions]')
  return actions ? innerHeight - actions.getBoundingClientRect().top : 0
}
