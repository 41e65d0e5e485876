import { renderHook, waitFor } from '@testing-library/react'
import { landingPaths } from '@brigade/domain/access/landing.ts'
import { type StaffRole, staffRoles } from '@brigade/domain/access/roles.ts'
import { createMemoryRouter, isRouteErrorResponse, type RouteObject } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { landingPath } from '#app/guards.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'

const oneOrder: RouteObject = {
  path: 'orders/:id',
  element: null,
  handle: { permission: 'orders:read', isOfARecord: true, titleKey: 'orders:screens.order' } satisfies RouteHandle,
}

const boards: WebFeature = {
  name: 'orders',
  translations: async () => ({ translations: { screens: { list: 'Orders', order: 'Order #{{id}}' } } }),
  routes: [
    {
      path: 'orders/list',
      element: null,
      handle: { permission: 'screens:ordersList', titleKey: 'orders:screens.list' },
    },
    { path: 'orders/active', element: null, handle: { permission: 'screens:ordersActive' } },
    { path: 'excel/imports', element: null, handle: { permission: 'menus:bulk', closedByShortMenu: true } },
    { path: 'settings', element: null, handle: { permission: 'account:read' } },
  ],
}

describe('landingPath', () => {
  it.each([
    ['manager', '/orders/list'],
    ['orderTaker', '/orders/list'],
    ['waiter', '/orders/active'],
    ['chief', '/settings'],
    ['admin', '/settings'],
  ] as const)('takes %s to %s, the first screen that exists and is allowed', (role, path) => {
    expect(landingPath(role, boards.routes)).toBe(path)
  })

  it('takes no screen of one record for the screen of a role', () => {
    expect(landingPath('finance', [oneOrder, ...boards.routes])).toBe('/settings')
  })

  it.each(staffRoles)('ends at settings for %s while nothing else exists', (role) => {
    expect(landingPath(role, boards.routes.slice(3))).toBe('/settings')
    expect(landingPaths[role].at(-1)).toBe('/settings')
  })
})

describe('a guarded route', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('sends those who are not signed in to sign in, and remembers where they wanted to go', async () => {
    const { path } = await arriveAt('/orders/list?table=12', null)

    expect(path).toBe('/login?next=%2Forders%2Flist%3Ftable%3D12')
  })

  it('opens to those who may', async () => {
    expect(await arriveAt('/orders/list', 'manager')).toEqual({ path: '/orders/list', status: undefined, said: [] })
    expect(await arriveAt('/orders/12', 'manager')).toEqual({ path: '/orders/12', status: undefined, said: [] })
  })

  it.each([
    ['/orders/list', 'waiter', '/orders/active', 'You can’t open “Orders” with this account.'],
    ['/orders/12', 'marketing', '/settings', 'You can’t open “Order #12” with this account.'],
    ['/orders/active', 'finance', '/settings', 'You can’t open that page with this account.'],
  ] as const)('tells who may not open %s, a %s, where their role lands', async (path, role, landing, said) => {
    expect(await arriveAt(path, role)).toMatchObject({ path: landing, said: [said] })
  })

  it.each([
    ['/orders/abc', 'manager'],
    ['/orders/finorders', 'marketing'],
    ['/orders/0', 'waiter'],
  ] as const)('is not found by %s, which can be no record', async (path, role) => {
    expect(await arriveAt(path, role)).toEqual({ path, status: 404, said: [] })
  })

  it.each([
    ['manager', true, '/orders/list'],
    ['manager', false, '/excel/imports'],
    ['supermanager', true, '/excel/imports'],
  ] as const)('is closed where the menu is short, to a %s (%s)', async (role, isReciptPrintingOnly, path) => {
    expect(await arriveAt('/excel/imports', role, { isReciptPrintingOnly })).toMatchObject({ path })
  })

  it.each([
    ['manager', 0],
    ['marketing', -1],
  ] as const)(
    'asks for what its screen shows before the server has said who is signed in, as a %s',
    async (role, place) => {
      const happened: string[] = []
      vi.resetModules()
      localStorage.setItem('brigade-token', 'a-token')
      localStorage.setItem('brigade-role', role)
      const { guardedRoutes } = await import('#app/guards.ts')
      await loadUiWordsAnew()
      vi.stubGlobal('fetch', async (address: string) => {
        happened.push(address)
        return answer(address, role, {})
      })
      const handle = { permission: 'screens:ordersList', prefetch: () => happened.push('prefetch') }
      const routes = guardedRoutes({ ...boards, routes: [{ path: '/', element: null, handle }] }, [])

      const router = createMemoryRouter(routes)
      await expect.poll(() => router.state.initialized).toBe(true)
      router.dispose()

      expect(happened.indexOf('prefetch')).toBe(place)
      expect(happened).toContain('/v1/userdata')
    },
  )
})

async function loadUiWordsAnew(): Promise<void> {
  const { loadUiWords } = await import('#kit/testing/ui-words.ts')
  await loadUiWords()
}

/** Opens an address as a person of this role, and returns the final address and the message shown there. */
async function arriveAt(path: string, role: StaffRole | null, venue: object = {}) {
  // A session is fetched once per page: each arrival is a new page.
  vi.resetModules()
  localStorage.clear()
  if (role) localStorage.setItem('brigade-token', 'a-token')
  vi.stubGlobal('fetch', async (address: string) => answer(address, role, venue))
  const { guardedRoutes } = await import('#app/guards.ts')
  const { registerTranslations } = await import('#kit/i18n/i18n.ts')
  registerTranslations(boards.name, boards.translations)
  await loadUiWordsAnew()
  const { useToasts } = await import('#kit/calls/toasts.ts')
  const { result: toasts, unmount } = renderHook(useToasts)

  const guarded = guardedRoutes({ ...boards, routes: [...boards.routes, oneOrder] }, boards.routes)
  const routes: RouteObject[] = [{ path: '/login', element: null }, ...guarded]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await waitFor(() => expect(router.state.initialized && router.state.navigation.state).toBe('idle'))
  const { location, errors } = router.state
  const [error] = Object.values(errors ?? {})
  const said = toasts.current.map(({ text }) => text)
  router.dispose()
  unmount()
  return {
    path: location.pathname + location.search,
    status: isRouteErrorResponse(error) ? error.status : undefined,
    said,
  }
}

function answer(address: string, role: StaffRole | null, venue: object): Response {
  const body =
    address === '/v1/userdata'
      ? { id: 1, role, fname: 'Mariam', restaurantId: [1] }
      : { id: 1, name: 'Harbour Hotel', ...venue }
  return Response.json(body)
}
