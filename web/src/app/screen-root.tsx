import { useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { shieldScreen } from '#kit/shield-second-tap.ts'

/** Around every screen: the second tap of what led to another one hits nothing of it. */
export function ScreenRoot() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname) shieldScreen()
    shown.current = pathname
  }, [pathname])
  return <Outlet />
}
