import { waitFor } from '@testing-library/react'
import { landingPaths } from '@brigade/domain/access/landing.ts'
import { type StaffRole, staffRoles } from '@brigade/domain/access/roles.ts'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { landingPath } from '#app/guards.ts'
import type { WebFeature } from '#kit/feature.ts'

const boards: WebFeature = {
  name: 'boards',
  words: { en: async () => ({ words: {} }), ar: async () => ({ words: {} }) },
  routes: [
    { path: 'orders/list', element: null, handle: { permission: 'screens:ordersList' } },
    { path: 'orders/active', element: null, handle: { permission: 'screens:ordersActive' } },
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
    const oneOrder: RouteObject = { path: 'orders/:id', element: null, handle: { permission: 'orders:read' } }

    expect(landingPath('finance', [oneOrder, ...boards.routes])).toBe('/settings')
  })

  it.each(staffRoles)('ends at settings for %s while nothing else exists', (role) => {
    expect(landingPath(role, boards.routes.slice(2))).toBe('/settings')
    expect(landingPaths[role].at(-1)).toBe('/settings')
  })
})

describe('a guarded route', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('sends those who are not signed in to sign in, and remembers where they wanted to go', async () => {
    expect(await arriveAt('/orders/list?table=12', null)).toBe('/login?next=%2Forders%2Flist%3Ftable%3D12')
  })

  it('opens to those who may', async () => {
    expect(await arriveAt('/orders/list', 'manager')).toBe('/orders/list')
  })

  it('sends those who may not to where their role lands', async () => {
    expect(await arriveAt('/orders/list', 'waiter')).toBe('/orders/active')
    expect(await arriveAt('/orders/active', 'finance')).toBe('/settings')
  })
})

/** Opens an address as somebody of this role, and tells where they end up. */
async function arriveAt(path: string, role: StaffRole | null): Promise<string> {
  // A session is asked of the server once a page: each arrival is a new page.
  vi.resetModules()
  localStorage.clear()
  if (role) localStorage.setItem('brigade-token', 'a-token')
  vi.stubGlobal('fetch', async (address: string) => answer(address, role))
  const { guardedRoutes } = await import('#app/guards.ts')

  const routes: RouteObject[] = [{ path: '/login', element: null }, ...guardedRoutes(boards, boards.routes)]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await waitFor(() => expect(router.state.initialized && router.state.navigation.state).toBe('idle'))
  const { pathname, search } = router.state.location
  router.dispose()
  return pathname + search
}

function answer(address: string, role: StaffRole | null): Response {
  const body =
    address === '/v1/userdata' ? { id: 1, role, fname: 'Mariam', restaurantId: [1] } : { id: 1, name: 'Harbour Hotel' }
  return Response.json(body)
}
