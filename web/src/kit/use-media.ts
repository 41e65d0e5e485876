import { useCallback, useSyncExternalStore } from 'react'

/** Whether a condition of the window or the device holds, followed while it is shown: `useMedia(matchMedia('(width < 576px)'))`, made once. */
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
