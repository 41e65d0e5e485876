import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type RouteObject, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { translations as shellTranslations } from '#app/shell/shell.translations.en.ts'
import type { WebFeature } from '#kit/features/feature.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { registerFeature } from '#kit/features/register-feature.ts'
import { signIn } from '#kit/calls/session.ts'
import { screenRouterAt } from '#kit/testing/router-at.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

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
  /** The feature whose pages are opened, and then those whose translations they use. */
  features: readonly [WebFeature, ...WebFeature[]]
  path: string
  /** The routes to open, if not those of the first feature. */
  routes?: RouteObject[]
  user: StaffUser
  /** Returns the response of a call or its body; undefined means an empty list. */
  answer: (call: PageCall) => unknown
  /** Functions that subscribe as the features do; each returns an unsubscribe function. */
  start?: Start | readonly Start[]
  /** True if the page is loaded once more in the same tab. */
  isReload?: boolean
}

/** Opens a page for a person who has just signed in, with the test as its server. */
export async function openPage({ features, path, routes, user, answer, start = [], isReload = false }: OpenPage) {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const { pathname, searchParams: query } = new URL(address, 'http://brigade')
    const [, service, id] = /^\/v1\/([\w-]+)(?:\/(\d+))?/.exec(pathname) ?? []
    if (service === 'authentication') return Response.json({ accessToken: 'a-token', user })
    if (service === 'userdata') return Response.json(user)
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    const call = { method, path: pathname, service, id, query, body: sent }
    const answered = await venuesOf(call, await answer(call), answer)
    return answered instanceof Response ? answered : Response.json(inPage(answered ?? [], query))
  })
  for (const feature of features) registerFeature(feature)
  registerTranslations('shell', async () => ({ translations: shellTranslations }))
  await loadUiWords()
  await loadTranslations(...features.map(({ name }) => name), 'shell')
  queryClient.clear()
  if (!isReload) sessionStorage.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const stops = await Promise.all([start].flat().map((each) => each()))
  const router = screenRouterAt(path, routes ?? features[0].routes)
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

/** Returns a list as the server answers it: in a page if the call asks for a part of it. */
function inPage(list: unknown, query: URLSearchParams): unknown {
  if (!Array.isArray(list) || !query.has('$limit') || query.has('skipPaginate')) return list
  return { total: list.length, limit: Number(query.get('$limit')), skip: Number(query.get('$skip')), data: list }
}

/**
 * Returns an answer about venues as the server gives it: a test that answers its venues as a list answers each of them by
 * its id too, and those to choose from.
 */
async function venuesOf(call: PageCall, answered: unknown, answer: OpenPage['answer']): Promise<unknown> {
  if (call.method !== 'GET') return answered
  if (call.service === 'restaurant' && call.id) {
    if (!Array.isArray(answered)) return answered
    return answered.find(({ id }: { id: unknown }) => String(id) === call.id) ?? notFound()
  }
  if (call.path !== '/v1/list/restaurants' || isRows(answered)) return answered
  const all = await answer({ ...call, path: '/v1/restaurant', service: 'restaurant', id: undefined })
  return all instanceof Response || all === undefined ? answered : [all].flat()
}

function notFound(): Response {
  return Response.json({ name: 'NotFound', message: 'Not found', code: 404, data: {} }, { status: 404 })
}

function isRows(answered: unknown): boolean {
  if (answered instanceof Response) return true
  if (Array.isArray(answered)) return answered.some((row: object) => 'tableCount' in row)
  return typeof answered === 'object' && answered !== null && 'total' in answered
}
