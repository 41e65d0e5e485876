import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#app/first-frame.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { words as englishUiWords } from '#app/i18n/en/ui.ts'
import { createRouter } from '#app/router.tsx'
import { signInWords } from '#features/auth/sign-in.route.tsx'
import { ignoreChunkFailure, reloadOnFailedChunk } from '#kit/chunk-reload.ts'
import { keepInstallOffer } from '#kit/app-install.ts'
import { directionOf, getLanguage, loadWords, registerWords } from '#kit/i18n.ts'
import '#kit/scan-guard.ts'
import { loadSession } from '#kit/session.ts'
import { followTheme } from '#kit/theme.ts'
import { getToken } from '#kit/token.ts'
import { whenIdle } from '#kit/when-idle.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepInstallOffer()
reloadOnFailedChunk()
followTheme()
// English is always at hand: errors need words also when no catalogue can be fetched.
registerWords('ui', { en: async () => ({ words: englishUiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
registerWords('signIn', signInWords)
// The server says them in English.
registerWords('refusals', { en: async () => ({ words: {} }), ar: () => import('#app/i18n/ar/refusals.ts') })
// Who is signed in is asked while the program for them is still being fetched; the guards tell of what goes wrong.
if (getToken()) loadSession().catch(() => undefined)
document.documentElement.lang = getLanguage()
document.documentElement.dir = directionOf(getLanguage())
const router = createRouter()
// Errors must find their words even where no route matched, so these come before the first drawing.
await loadWords('ui').catch(() => undefined)
createRoot(root).render(<RouterProvider router={router} />)

// While somebody types their password, the browser fetches what comes after it; not before they can type.
const stop = router.subscribe(fetchWhatComesAfter)
fetchWhatComesAfter(router.state)

function fetchWhatComesAfter({ initialized }: { initialized: boolean }): void {
  if (!initialized) return
  stop()
  whenIdle(() => {
    for (const part of [loadWords('refusals'), import('#app/screens.tsx')]) part.catch(ignoreChunkFailure)
  })
}
