import { QueryClientProvider } from '@tanstack/react-query'
import { data, Outlet, redirect, type RouteObject } from 'react-router'
import { ScreenError } from '#app/error-page.tsx'
import { featureList } from '#app/feature-list.ts'
import { bareRoutes, guardedRoutes, landingPath, requireSession } from '#app/guards.ts'
import { Shell } from '#app/shell/shell.tsx'
import { queryClient } from '#kit/calls/query-client.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { registerFeature } from '#kit/features/register-feature.ts'

registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
for (const feature of featureList) registerFeature(feature)

const ownRoutes: RouteObject[] = featureList.flatMap(({ routes }) => routes)

/** Every screen of the app but the sign-in page, which loads without them. */
export const screens: RouteObject[] = [
  {
    Component: BareScreen,
    children: featureList.flatMap((feature) => bareRoutes(feature, ownRoutes)),
  },
  {
    id: 'shell',
    Component: Shell,
    loader: async ({ request }) => {
      const words = loadTranslations('shell', 'refusals')
      await Promise.all([requireSession(request), words])
      return null
    },
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          {
            index: true,
            loader: async ({ request }) => {
              const { user } = await requireSession(request)
              return redirect(landingPath(user.role, ownRoutes))
            },
          },
          ...featureList.flatMap((feature) => guardedRoutes(feature, ownRoutes)),
          {
            path: '*',
            loader: async ({ request }) => {
              await requireSession(request)
              throw data(null, { status: 404 })
            },
          },
        ],
      },
    ],
  },
]

/** Renders a screen without the shell, which reads its data as those in the shell do. */
function BareScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
