import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type RouteObject, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Header } from '#app/shell/header.tsx'
import { queryClient } from '#kit/calls/query-client.ts'
import { ownVenue, signIn, useSession } from '#kit/calls/session.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { connection } from '#kit/live/connection.ts'
import { routerAt } from '#kit/testing/router-at.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

// It unlocks the browser's audio output, which tests do not have.
vi.mock('#app/shell/sound-button.tsx', () => ({ SoundButton: () => null }))

let unmount = () => {}

afterEach(() => {
  unmount()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const hotel = aVenue({ id: 1, name: 'Harbour Hotel' })
const restaurant = aVenue({ id: 2, name: 'Olive Street Kitchen' })

/** Renders what a screen has fetched for the person's venue. */
function Screen() {
  const { user } = useSession()
  const [venueId] = user?.restaurantId ?? []
  const { data } = useQuery({ queryKey: ['orders', venueId], queryFn: async () => `The orders of ${venueId}` })
  return <p>{data}</p>
}

async function open({ restaurantId = [1, 2], path = '/orders', id = 6 } = {}) {
  const user = aUser({ id, role: 'manager', restaurantId })
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://brigade')
    if (pathname === '/v1/authentication') return Response.json({ accessToken: 'a-token', user })
    if (pathname === '/v1/userdata') return Response.json(user)
    if (pathname === '/v1/restaurant') return Response.json([hotel, restaurant])
    return Response.json(pathname.endsWith('/2') ? restaurant : hotel)
  })
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  await loadUiWords()
  await loadTranslations('shell')
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  connection.set('online')
  const page = (
    <QueryClientProvider client={queryClient}>
      <Header kind="standard" isNarrow menu={null} hasMenu hasTabs={false} links={null} />
      <Screen />
    </QueryClientProvider>
  )
  const routes: RouteObject[] = [
    { path: '/', element: page },
    { path: 'orders', element: page },
    { path: 'orders/:id', element: page, handle: { isOfARecord: true } },
  ]
  const router = routerAt(path, routes)
  unmount = render(<RouterProvider router={router} />).unmount
  return { router, user: userEvent.setup() }
}

const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Venue' })

it('takes a person of two venues to the other one, with all that the screen shows', async () => {
  const { user, router } = await open({ path: '/orders?page=3' })
  expect(await screen.findByText('The orders of 1')).toBeDefined()
  await screen.findByRole('option', { name: 'Olive Street Kitchen' })

  await user.selectOptions(await choice(), 'Olive Street Kitchen')

  expect(await screen.findByText('The orders of 2')).toBeDefined()
  expect(ownVenue()).toEqual(restaurant)
  expect(queryClient.getQueryData(['orders', 1])).toBeUndefined()
  expect(router.state.location).toMatchObject({ pathname: '/orders', search: '' })
})

it('leaves a record of the venue before it', async () => {
  const { user, router } = await open({ path: '/orders/7' })
  await screen.findByRole('option', { name: 'Olive Street Kitchen' })

  await user.selectOptions(await choice(), 'Olive Street Kitchen')

  expect(router.state.location.pathname).toBe('/')
})

it('is remembered on the device, for that person', async () => {
  const { user } = await open()
  await screen.findByRole('option', { name: 'Olive Street Kitchen' })
  await user.selectOptions(await choice(), 'Olive Street Kitchen')
  unmount()

  await open()
  expect((await choice()).value).toBe('2')
  unmount()

  await open({ id: 7 })
  expect((await choice()).value).toBe('1')
})

it('shows the name alone to people of one venue, also if they chose another before', async () => {
  localStorage.setItem('brigade-venue-of-6', '2')
  await open({ restaurantId: [1] })

  expect((await screen.findByRole('status')).textContent).toBe('Harbour Hotel')
  expect(screen.queryByRole('combobox')).toBeNull()
})
