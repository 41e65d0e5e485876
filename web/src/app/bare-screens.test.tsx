import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { render, screen } from '@testing-library/react'
import { RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { screens } from '#app/screens.tsx'
import { signIn } from '#kit/calls/session.ts'
import { routerAt } from '#kit/testing/router-at.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

let close = () => {}

afterEach(() => close())

it.each([
  ['/preorder-sheet?form=1&day=2026-11-30&slot=07:00', 'Print sheet'],
  ['/qrslist/labels', 'Print'],
  ['/qrslist/tables', 'Print codes'],
])('shows %s, which has no menu around it', async (path, button) => {
  await open(path)

  expect(await screen.findByRole('button', { name: button })).toBeDefined()
})

/** Opens an address as the app does, with nothing around its routes. */
async function open(path: string): Promise<void> {
  const user = aUser({ role: 'manager' })
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://brigade')
    if (pathname === '/v1/authentication') return Response.json({ accessToken: 'a-token', user })
    if (pathname === '/v1/userdata') return Response.json(user)
    if (pathname.startsWith('/v1/menu-forms/')) return Response.json({}, { status: 404 })
    return Response.json(pathname.startsWith('/v1/restaurant/') ? aVenue({ isRestaurant: false }) : [])
  })
  await loadUiWords()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const { unmount } = render(<RouterProvider router={routerAt(path, screens)} />)
  close = () => {
    unmount()
    vi.unstubAllGlobals()
  }
}
