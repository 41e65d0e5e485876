import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 576px)')

/** Whether the window is as narrow as a phone. (spec 1, §9) */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
