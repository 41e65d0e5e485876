import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { shieldPressed, shieldScreen } from '#kit/shield-second-tap.ts'

/** The second tap of what led to another screen, or to the first one by signing in, hits nothing of it. */
export function useShieldedScreen(): void {
  const { pathname } = useLocation()
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (shown.current === undefined) shieldPressed()
    else if (shown.current !== pathname) shieldScreen()
    shown.current = pathname
  }, [pathname])
}
