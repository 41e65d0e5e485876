import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns true while a condition of the window or the device applies: `useMedia(matchMedia('(width < 576px)'))`. The
 * query must be made once.
 */
export function useMedia(media: MediaQueryList): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => media.matches)
}
