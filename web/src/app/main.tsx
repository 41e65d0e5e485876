import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#app/first-frame.css'
import { createRoot } from 'react-dom/client'
import { createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { translations as englishUiTranslations } from '#app/i18n/en/ui.ts'
import { createRouter } from '#app/router.tsx'
import { secondFactorTranslations, signInTranslations } from '#features/auth/sign-in.route.tsx'
import { ignoreChunkFailure, reloadOnFailedChunk } from '#kit/device/chunk-reload.ts'
import { keepInstallOffer } from '#kit/device/app-install.ts'
import { directionOf, getLanguage, loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import '#kit/keys/scan-guard.ts'
import '#kit/presses/guard-presses.ts'
import { loadSession } from '#kit/calls/session.ts'
import { openPendingAfterReload } from '#kit/device/page-reload.ts'
import { followTheme } from '#kit/device/theme.ts'
import { getToken } from '#kit/calls/token.ts'
import { whenIdle } from '#kit/device/when-idle.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepInstallOffer()
reloadOnFailedChunk()
followTheme()
// English is always available: errors need translations even if no catalogue can be fetched.
registerTranslations('ui', {
  en: async () => ({ translations: englishUiTranslations }),
  ar: () => import('#app/i18n/ar/ui.ts'),
})
registerTranslations('signIn', signInTranslations)
registerTranslations('secondFactor', secondFactorTranslations)
// The server sends them in English.
registerTranslations('refusals', {
  en: async () => ({ translations: {} }),
  ar: () => import('#app/i18n/ar/refusals.ts'),
})
// The signed-in account is fetched while its part of the program is still loading; the guards report failures.
if (getToken()) loadSession().catch(() => undefined)
document.documentElement.lang = getLanguage()
document.documentElement.dir = directionOf(getLanguage())
const router = createRouter()
openPendingAfterReload(() => {
  const { location: wanted } = router.state.navigation
  return wanted && createPath(wanted)
})
// Errors need their translations even if no route matched, so these are loaded before the first render. Not awaited
// here: with an `await` outside of functions, the bundler would leave small files apart.
void loadTranslations('ui')
  .catch(() => undefined)
  .then(() => createRoot(root).render(<RouterProvider router={router} />))

// While the person types their password, the browser fetches the screens after it; not before they can type.
const stop = router.subscribe(fetchWhatComesAfter)
fetchWhatComesAfter(router.state)

function fetchWhatComesAfter({ initialized }: { initialized: boolean }): void {
  if (!initialized) return
  stop()
  whenIdle(() => {
    for (const part of [loadTranslations('refusals'), import('#app/screens.tsx')]) part.catch(ignoreChunkFailure)
  })
}
