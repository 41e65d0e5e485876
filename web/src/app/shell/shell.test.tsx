import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { render, screen } from '@testing-library/react'
import { RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Shell } from '#app/shell/shell.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { placingFeature } from '#features/orders/placing/placing.feature.tsx'
import { signIn } from '#kit/calls/session.ts'
import type { MenuEntry } from '#kit/features/feature.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { routerAt } from '#kit/testing/router-at.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

let entries: readonly MenuEntry[] = []
vi.mock('#app/shell/menu-entries.ts', async (original) => ({
  ...(await original<object>()),
  useMenuEntries: () => entries,
}))
vi.mock('#app/shell/use-live-line.ts', () => ({ useLiveLine: () => undefined }))

let close = () => {}

afterEach(() => close())

it.each([1, 2])('has a place for the floating buttons of people with %i of the screens', async (screens) => {
  entries = ordersFeature.menu!.slice(0, screens)
  await open()

  expect(await screen.findByRole('button', { name: 'New Order' })).toBeDefined()
})

async function open() {
  const user = aUser({ role: 'waiter' })
  const answers: Record<string, object> = {
    '/v1/authentication': { accessToken: 'a-token', user },
    '/v1/userdata': user,
  }
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? aVenue({ isRestaurant: true })))
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  for (const { name, translations } of [ordersFeature, placingFeature]) registerTranslations(name, translations)
  await loadUiWords()
  await loadTranslations('shell', 'orders', 'placing')
  await signIn({ email: 'somebody@restaurant.demo', password: 'brigade-demo' })
  const { unmount } = render(<RouterProvider router={routerAt('/', [{ path: '*', element: <Shell /> }])} />)
  close = () => {
    unmount()
    vi.unstubAllGlobals()
  }
}
