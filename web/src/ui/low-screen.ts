import { useSyncExternalStore } from 'react'

/** As in the style sheets: a phone on its side, or a window at a large zoom. */
const low = matchMedia('(height < 600px)')

/** Whether the window is so low that it scrolls as a whole, instead of each part in itself. */
export function useLowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => low.matches)
}

function subscribe(listener: () => void): () => void {
  low.addEventListener('change', listener)
  return () => low.removeEventListener('change', listener)
}
