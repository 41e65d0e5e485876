import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Header } from '#app/shell/header.tsx'
import { useMenuEntries } from '#app/shell/menu-entries.ts'
import { PhoneTabs } from '#app/shell/phone-tabs.tsx'
import { ScreenLinks } from '#app/shell/screen-links.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { BackButton } from '#features/orders/parts/back-button.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { signIn } from '#kit/calls/session.ts'
import { keepSharedDevice } from '#kit/device/shared-device.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

const routes = [...tablesFeature.routes, ...ordersFeature.routes]

beforeAll(async () => {
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  registerTranslations('orders', ordersFeature.translations)
  await loadUiWords()
  await loadTranslations('shell', 'orders')
})

afterEach(() => {
  cleanup()
  keepSharedDevice(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['/tables/16?name=Room+204', 'Room 204'],
  ['/tables/16', '16'],
  ['/orders/7', 'Order #7'],
])('has at %s its name, and an arrow back to the first screen', async (path, title) => {
  const { router } = await open('waiter', path)

  expect(screen.getByRole('status').textContent).toBe(title)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it('has the only arrow back: the screen below it has none of its own', async () => {
  await open('waiter', '/orders/7')

  expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Floor' })).toBeNull()
})

it('has on the floor the venue, and leaves the arrow to the screen', async () => {
  await open('waiter', '/tables/management')

  expect(screen.getByRole('status').textContent).toBe('Harbour Hotel')
  expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Floor' })).toBeDefined()
})

it('leaves the screens of the waiter to the tabs at the thumb, with the open one marked', async () => {
  await open('waiter', '/tables/management')

  const links = screen.getAllByRole('link').filter((link) => link.closest('nav'))
  expect(links.map(({ textContent }) => textContent)).toEqual(['Orders', 'Tables', 'Requests', 'Settings'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
})

it('says beyond which end of the row there are more screens', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500)

  await open('waiter', '/tables/management', <Links />)

  expect(screen.getByRole('navigation').dataset.more).toBe('end')
})

it('is followed by no links where there is one screen only', async () => {
  await open('chief', '/orders/kitchenorders')

  expect(screen.queryByRole('navigation')).toBeNull()
})

it('leaves its room on a shared phone to the title and the person: the list has the other buttons', async () => {
  const names = () => screen.getAllByRole('button').map(({ title }) => title)
  keepSharedDevice({ token: 'a-device', restaurantId: 1, name: 'Bar phone', lockAfterMinutes: null })
  await open('waiter', '/orders/7')
  expect(names()).not.toContain('Reload')
  expect(screen.queryByTitle('Find order, room, guest')).toBeNull()
  cleanup()

  await open('waiter', '/tables/management')
  expect(names()).toContain('Reload')
})

function Links() {
  return <ScreenLinks entries={useMenuEntries()} />
}

/** The tabs of a phone, as the frame draws them. */
function Tabs() {
  const entries = useMenuEntries()
  return entries.length > 1 ? <PhoneTabs entries={entries} menu={null} tools={null} /> : null
}

async function open(role: StaffRole, path: string, links: ReactNode = <Tabs />) {
  const user = aUser({ role })
  const answers: Record<string, object> = {
    '/v1/authentication': { accessToken: 'a-token', user },
    '/v1/userdata': user,
  }
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? aVenue()))
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const element = (
    <>
      <Header kind="waiter" isNarrow menu={null} hasMenu={false} links={null} hasTabs />
      {links}
      <BackButton />
      <BackLink to="/tables/management">Floor</BackLink>
    </>
  )
  const shown = routes.map(({ path: known = '', handle }) => ({ path: known, handle, element }))
  const router = createMemoryRouter([...shown, { path: '/', element: null }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return { router }
}
