import { useSyncExternalStore } from 'react'

/** Room for four columns beside the sidebar. */
const wide = matchMedia('(min-width: 1100px)')

/** Whether the board's columns stand side by side; else they are behind tabs. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
