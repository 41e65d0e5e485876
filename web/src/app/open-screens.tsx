import type { Root } from 'react-dom/client'
import { createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRouter } from '#app/router.tsx'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import { openPendingAfterReload } from '#kit/device/page-reload.ts'

/** Opens the screen of the page's address. What is in the root stays until that screen is there, or its error. */
export async function openScreens(root: Root): Promise<void> {
  const router = createRouter()
  openPendingAfterReload(() => {
    const { location: wanted } = router.state.navigation
    return wanted && createPath(wanted)
  })
  // Errors need their translations even if no route matched, so these are loaded before the first render.
  await Promise.all([loadTranslations('ui').catch(() => undefined), untilInitialized(router)])
  root.render(<RouterProvider router={router} />)
}

async function untilInitialized(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
