import { useSyncExternalStore } from 'react'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the person asked their device for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => reduced.matches)
}

function subscribe(listener: () => void): () => void {
  reduced.addEventListener('change', listener)
  return () => reduced.removeEventListener('change', listener)
}
