import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FloatingTools } from '#app/shell/floating-tools.tsx'
import { translations as shellTranslations, menuTranslations } from '#app/shell/shell.translations.en.ts'
import { finishTool } from '#kit/features/finished-tools.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { placingFeature } from '#features/orders/placing/placing.feature.tsx'
import { routerAt } from '#kit/testing/router-at.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { signIn } from '#kit/calls/session.ts'

let close = () => {}

afterEach(() => close())

async function open({
  role,
  isRestaurant = true,
  venueId = 1,
  path = '/',
  loader,
}: {
  role: StaffRole
  isRestaurant?: boolean
  venueId?: number
  path?: string
  loader?: () => unknown
}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address.startsWith('/v1/order/')) return new Promise(() => undefined)
    if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token', user: aUser({ role }) })
    if (address === '/v1/userdata') return Response.json(aUser({ role }))
    return Response.json(aVenue({ id: venueId, isRestaurant }))
  })
  registerTranslations('shell', async () => ({ translations: shellTranslations, menuTranslations }))
  for (const { name, translations } of [ordersFeature, placingFeature]) registerTranslations(name, translations)
  await loadUiWords()
  await loadTranslations('shell', 'orders', 'placing')
  await signIn({ email: 'somebody@restaurant.demo', password: 'brigade-demo' })
  const place = document.body.appendChild(document.createElement('div'))
  const element = <FloatingTools place={place} />
  const router = routerAt(path, [{ path: '*', element, ...(loader && { loader }) }])
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    place.remove()
    vi.unstubAllGlobals()
  }
  return { router, asked, user: userEvent.setup() }
}

const button = () => screen.queryByRole('button', { name: 'New Order' })

it.each(['manager', 'orderTaker', 'waiter'] as const)('offers a new order to the %s of a restaurant', async (role) => {
  const { router, user } = await open({ role })

  await user.click(button()!)

  expect(router.state.location.search).toBe('?tool=newOrder')
})

it('asks for the menu when somebody is about to press', async () => {
  const { asked, router, user } = await open({ role: 'waiter' })

  await user.hover(button()!)

  await expect.poll(() => asked).toContain('/v1/whole-menu?restaurantId=1')
  expect(router.state.location.search).toBe('')
})

it.each([{ saveData: true }, { effectiveType: '3g' }])(
  'asks for it no earlier than it is pressed: %j',
  async (line) => {
    Object.defineProperty(navigator, 'connection', { value: line, configurable: true })
    queryClient.clear()
    try {
      const { asked, user } = await open({ role: 'waiter' })
      await user.hover(button()!)
      await user.unhover(button()!)
      const askedBefore = [...asked]

      await user.click(button()!)

      await expect.poll(() => asked).toContain('/v1/whole-menu?restaurantId=1')
      expect(askedBefore).not.toContain('/v1/whole-menu?restaurantId=1')
      expect(asked.filter((address) => address.startsWith('/v1/whole-menu'))).toHaveLength(1)
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
)

it('is closed by its cross and by the browser’s back, with all that it read of the address', async () => {
  const { router, user } = await open({ role: 'manager', path: '/?q=204&tool=updateOrder&order=7' })

  await user.click(await screen.findByRole('button', { name: /close/i }))

  await waitFor(() => expect(router.state.location.search).toBe('?q=204'))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(button()!)
  await waitFor(() => expect(router.state.location.search).toBe('?q=204&tool=newOrder'))
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?q=204')
})

it('closes at once, while the address is still on its way', async () => {
  let wait: Promise<null> | null = null
  const { router, user } = await open({ role: 'manager', loader: () => wait })
  await user.click(await screen.findByRole('button', { name: 'New Order' }))
  const cross = await screen.findByRole('button', { name: /close/i })
  wait = new Promise(() => undefined)

  await user.click(cross)

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.search).toBe('?tool=newOrder')
  await user.click(button()!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes what is finished before it is drawn, and nothing else', async () => {
  const { router } = await open({ role: 'manager', path: '/?tool=updateOrder&order=7' })
  await screen.findByRole('button', { name: 'New Order' })

  await act(async () => finishTool({ tool: 'newOrder' }))
  await act(async () => finishTool({ tool: 'updateOrder', order: '8' }))
  expect(router.state.location.search).toBe('?tool=updateOrder&order=7')
  await act(async () => finishTool({ tool: 'updateOrder', order: '7' }))

  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each(['admin', 'organization', 'supermanager', 'chief', 'marketing', 'finance'] as const)(
  'offers none to the %s, whatever the address says',
  async (role) => {
    await open({ role, path: '/?tool=newOrder' })

    expect(button()).toBeNull()
  },
)

it('offers none at a hotel', async () => {
  await open({ role: 'manager', isRestaurant: false })

  expect(button()).toBeNull()
})

describe('the round button', () => {
  const round = () => screen.queryByRole('link')

  it('leads the order taker of venue 5 to the stickers, and from there to the orders', async () => {
    const { router, user } = await open({ role: 'orderTaker', isRestaurant: false, venueId: 5, path: '/orders/list' })

    await user.click(round()!)
    expect(router.state.location.pathname).toBe('/qrslist')
    await user.click(round()!)

    expect(router.state.location.pathname).toBe('/orders/list')
  })

  it('leads the admin to Bulk Operations, and nowhere from there', async () => {
    const { router, user } = await open({ role: 'admin' })

    await user.click(screen.getByRole('link', { name: 'Bulk Operations' }))

    expect(router.state.location.pathname).toBe('/bulk-operations')
    expect(round()).toBeNull()
  })

  it.each([
    ['manager', 5],
    ['waiter', 5],
    ['orderTaker', 1],
  ] as const)('is not there for the %s of venue %i', async (role, venueId) => {
    await open({ role, isRestaurant: false, venueId, path: '/orders/list' })

    expect(round()).toBeNull()
  })
})
