import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { words as shellWords } from '#app/i18n/en/shell.ts'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import type { WebFeature } from '#kit/feature.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { registerFeature } from '#kit/register-feature.ts'
import { signIn } from '#kit/session.ts'

/** A call to the server; `service` and `id` are of its path. */
export type PageCall = {
  method: string
  path: string
  service: string | undefined
  id: string | undefined
  query: URLSearchParams
  body: unknown
}

type Start = () => Promise<() => void>

export type OpenPage = {
  /** The one whose pages there are, and then those whose words they say. */
  features: readonly [WebFeature, ...WebFeature[]]
  path: string
  /** What is opened, where that is no page of the first of them. */
  routes?: RouteObject[]
  user: StaffUser
  /** Answers a call by a response or its body; what it leaves undefined is an empty list. */
  answer: (call: PageCall) => unknown
  /** What listens as the features do; each answers how to stop. */
  start?: Start | readonly Start[]
  /** It is loaded once more in the same tab. */
  isReload?: boolean
}

/** Opens a page for somebody who has just signed in, with a server that the test stands in for. */
export async function openPage({ features, path, routes, user, answer, start = [], isReload = false }: OpenPage) {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const { pathname, searchParams: query } = new URL(address, 'http://brigade')
    const [, service, id] = /^\/v1\/([\w-]+)(?:\/(\d+))?/.exec(pathname) ?? []
    if (service === 'authentication') return Response.json({ accessToken: 'a-token', user })
    if (service === 'userdata') return Response.json(user)
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    const answered = await answer({ method, path: pathname, service, id, query, body: sent })
    return answered instanceof Response ? answered : Response.json(answered ?? [])
  })
  for (const feature of features) registerFeature(feature)
  registerWords('shell', { en: async () => ({ words: shellWords }), ar: () => import('#app/i18n/ar/shell.ts') })
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords(...features.map(({ name }) => name), 'shell', 'ui')
  queryClient.clear()
  if (!isReload) sessionStorage.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const stops = await Promise.all([start].flat().map((each) => each()))
  const router = createMemoryRouter(routes ?? features[0].routes, { initialEntries: [path] })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const close = () => {
    unmount()
    for (const stop of stops) stop()
    vi.unstubAllGlobals()
  }
  return { router, user: userEvent.setup(), unmount, close }
}
