import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { ErrorPage } from '#app/error-page.tsx'
import { featureList } from '#app/feature-list.ts'
import { bareRoutes, guardedRoutes, landingPath, requireSession } from '#app/guards.ts'
import { loadWords } from '#kit/i18n.ts'

const screens: RouteObject[] = featureList.flatMap(({ routes }) => routes)

export const routes: RouteObject[] = [
  {
    path: '/',
    ErrorBoundary: ErrorPage,
    // Until the first loaders are done the page stays as plain as paper: they take a moment, and a spinner would flash.
    HydrateFallback: () => null,
    children: [
      ...featureList.flatMap((feature) => bareRoutes(feature, screens)),
      {
        id: 'shell',
        lazy: async () => ({ Component: (await import('#app/shell/shell.tsx')).Shell }),
        loader: async ({ request }) => {
          await requireSession(request)
          await loadWords('shell', ...featureList.map(({ name }) => name))
          return null
        },
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              {
                index: true,
                loader: async ({ request }) => {
                  const { user } = await requireSession(request)
                  return redirect(landingPath(user.role, screens))
                },
              },
              ...featureList.flatMap((feature) => guardedRoutes(feature, screens)),
            ],
          },
        ],
      },
    ],
  },
]

export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes)
}
