import { useSyncExternalStore } from 'react'

/**
 * As in the style sheets: on phones, and in windows as low as a phone on its side or a large zoom, everything scrolls together,
 * so that what stands around the content makes room for it. Elsewhere each list scrolls in itself.
 */
const small = matchMedia('(width < 576px), (height < 600px)')

/** Whether the screen scrolls as a whole. */
export function usePageScroll(): boolean {
  return useSyncExternalStore(subscribe, () => small.matches)
}

/** What scrolls then, from something within it. */
export function pageScrollerOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-page-scroller]') ?? null
}

function subscribe(listener: () => void): () => void {
  small.addEventListener('change', listener)
  return () => small.removeEventListener('change', listener)
}
