import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import { languages } from '@brigade/domain/kit/languages.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { translations as shellTranslations } from '#app/shell/shell.translations.en.ts'
import { translations as uiTranslations } from '#ui/ui.translations.en.ts'
import { featureList } from '#app/feature-list.ts'
import { registerFeature } from '#kit/features/register-feature.ts'
import { loadTranslations, registerLanguages, registerTranslations, setLanguage } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { followTheme } from '#kit/device/theme.ts'
import { otherLanguages } from '#languages/other-languages.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { OrderParts } from './order-parts.tsx'
import { StateParts } from './state-parts.tsx'
import { UiParts } from './ui-parts.tsx'

/**
 * Every part of the screens in each of its states, for the gallery. The development server alone serves it: it is no
 * part of the built dashboard, and needs no server of its own.
 */
globalThis.fetch = answer
followTheme()
await registerAll()
const wanted = new URLSearchParams(location.search).get('language')
await setLanguage(languages.find((language) => language === wanted) ?? 'en')
await signIn({ email: 'manager@hotel.demo', password: 'brigade-demo' })

const router = createBrowserRouter([{ path: '*', element: <Parts /> }])
createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)

function Parts() {
  return (
    <VenueBookProvider>
      <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, padding: 16 }}>
        <h1>Parts</h1>
        <UiParts />
        <StateParts />
        <OrderParts />
      </main>
    </VenueBookProvider>
  )
}

async function registerAll(): Promise<void> {
  registerLanguages(otherLanguages)
  registerTranslations('ui', async () => ({ translations: uiTranslations }))
  registerTranslations('shell', async () => ({ translations: shellTranslations }))
  for (const feature of featureList) registerFeature(feature)
  await loadTranslations('ui', 'shell', 'orders', 'venues', 'requests')
}

/** Answers as a server with one hotel, one person and nothing else. */
async function answer(input: RequestInfo | URL): Promise<Response> {
  const path = input instanceof Request ? input.url : input.toString()
  const user = aUser({ role: 'manager', fname: 'Layla', lname: 'Haddad' })
  if (path.includes('/authentication')) return Response.json({ accessToken: 'a-token', user })
  if (path.includes('/userdata')) return Response.json(user)
  return Response.json(path.includes('/restaurant') ? aVenue() : [])
}
