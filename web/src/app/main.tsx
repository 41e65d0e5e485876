import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#app/first-frame.css'
import { createRoot } from 'react-dom/client'
import { translations as englishUiTranslations } from '#ui/ui.translations.en.ts'
import { followBack, isSignInAlone, skipToSignIn } from '#app/sign-in-alone.ts'
import { secondFactorTranslations, signInTranslations } from '#features/auth/auth-translations.ts'
import { SignInPage } from '#features/auth/pages/sign-in.page.tsx'
import { reloadOnFailedChunk } from '#kit/device/chunk-reload.ts'
import { keepInstallOffer } from '#kit/device/app-install.ts'
import { directionOf, getLanguage, loadTranslations, registerLanguages, registerTranslations } from '#kit/i18n/i18n.ts'
import '#kit/keys/scan-guard.ts'
import '#kit/presses/guard-presses.ts'
import { fetchAhead, fetchPatiently } from '#kit/loading/lazy-parts.ts'
import { loadSession } from '#kit/calls/session.ts'
import { followTheme } from '#kit/device/theme.ts'
import { getToken } from '#kit/calls/token.ts'
import { whenIdle } from '#kit/device/when-idle.ts'
import { otherLanguages } from '#languages/other-languages.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

keepInstallOffer()
reloadOnFailedChunk()
followTheme()
registerLanguages(otherLanguages)
// English is always available: errors need translations even if no catalogue can be fetched.
registerTranslations('ui', async () => ({ translations: englishUiTranslations }))
registerTranslations('signIn', signInTranslations)
registerTranslations('secondFactor', secondFactorTranslations)
// The server sends them in English.
registerTranslations('refusals', async () => ({ translations: {} }))
// The signed-in account is fetched while its part of the program is still loading; the guards report failures.
if (getToken()) loadSession().catch(() => undefined)
document.documentElement.lang = getLanguage()
document.documentElement.dir = directionOf(getLanguage())
skipToSignIn()
let isAlone = isSignInAlone()
const stopFollowing = followBack((isSignIn) => void (isSignIn ? showSignIn().catch(showScreens) : showScreens()))
const root = createRoot(place, {
  onUncaughtError: (error) => {
    reportError(error)
    if (isAlone) void showScreens()
  },
})
// Not awaited here: with an `await` outside of functions, the bundler would leave small files apart. A failure is shown by
// the router's error page.
if (isAlone) showSignIn().catch(showScreens)
else void showScreens()

/**
 * Shows the sign-in page without the router, which comes with the screens. While the person types their password, the
 * browser fetches these; not before they can type.
 */
async function showSignIn(): Promise<void> {
  await Promise.all([loadTranslations('ui').catch(() => undefined), loadTranslations('signIn')])
  root.render(<SignInPage search={new URLSearchParams(location.search)} onOpen={openAt} />)
  fetchWhatComesAfter([() => import('#app/open-screens.tsx'), () => import('#app/screens.tsx')])
}

async function openAt(path: string): Promise<void> {
  // The person signed in, and went back before the answer arrived.
  if (!isAlone) return location.replace(path)
  history.replaceState(null, '', path)
  await showScreens()
}

async function showScreens(): Promise<void> {
  isAlone = false
  stopFollowing()
  const { openScreens } = await fetchPatiently(() => import('#app/open-screens.tsx'))
  await openScreens(root)
  fetchWhatComesAfter([() => import('#app/screens.tsx')])
}

function fetchWhatComesAfter(parts: (() => Promise<unknown>)[]): void {
  whenIdle(() => {
    for (const fetch of [() => loadTranslations('refusals'), ...parts]) fetchAhead(fetch)
  })
}
