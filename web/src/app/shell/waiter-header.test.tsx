import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { Header } from '#app/shell/header.tsx'
import { ScreenLinks } from '#app/shell/screen-links.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { signIn } from '#kit/session.ts'

const routes = [...tablesFeature.routes, ...ordersFeature.routes]

beforeAll(async () => {
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  registerWords('shell', { en: () => import('#app/i18n/en/shell.ts'), ar: () => import('#app/i18n/ar/shell.ts') })
  await loadWords('ui', 'shell')
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['/tables/16?name=Room+204', 'Room 204'],
  ['/tables/16', '16'],
  ['/orders/7', 'Order #7'],
])('has at %s its name, and an arrow back to the first screen', async (path, title) => {
  await open('waiter', path)

  expect(screen.getByRole('status').textContent).toBe(title)
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/')
})

it('has on the floor the venue, and no arrow', async () => {
  await open('waiter', '/tables/management')

  expect(screen.getByRole('status').textContent).toBe('Harbour Hotel')
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull()
})

it('is followed by the screens of the waiter, with the open one marked', async () => {
  await open('waiter', '/tables/management')

  const links = screen.getAllByRole('link').filter((link) => link.closest('nav'))
  expect(links.map(({ textContent }) => textContent)).toEqual(['Orders', 'Tables', 'Requests'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
})

it('says beyond which end of the row there are more screens', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500)

  await open('waiter', '/tables/management')

  expect(screen.getByRole('navigation').dataset.more).toBe('end')
})

it('is followed by no links where there is one screen only', async () => {
  await open('chief', '/orders/kitchenorders')

  expect(screen.queryByRole('navigation')).toBeNull()
})

async function open(role: StaffRole, path: string): Promise<void> {
  const user = aUser({ role })
  const answers: Record<string, object> = {
    '/v1/authentication': { accessToken: 'a-token', user },
    '/v1/userdata': user,
  }
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? aVenue()))
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const element = (
    <>
      <Header kind="waiter" isNarrow menu={null} />
      <ScreenLinks />
    </>
  )
  const shown = routes.map(({ path: known = '', handle }) => ({ path: known, handle, element }))
  render(<RouterProvider router={createMemoryRouter(shown, { initialEntries: [path] })} />)
}
