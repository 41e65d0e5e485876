import { act, render, screen } from '@testing-library/react'
import { type ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LatePartSign } from '#app/shell/late-part-sign.tsx'
import { connection } from '#kit/live/connection.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { screen as screenAt } from '#kit/features/screen.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

beforeEach(async () => {
  await loadUiWords()
})

afterEach(() => {
  act(() => connection.set('connecting'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says that a part is being fetched for as long as somebody waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const Form = lazyPart(() => promise)
  const router = createMemoryRouter([
    { path: '/', element: <LatePartSign /> },
    {
      path: '/form',
      element: (
        <>
          <LatePartSign />
          <Form />
        </>
      ),
    },
  ])
  render(<RouterProvider router={router} />)
  expect(screen.queryByRole('status')).toBeNull()

  await act(() => router.navigate('/form'))
  expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  await act(() => router.navigate('/'))
  expect(screen.queryByRole('status')).toBeNull()
  await act(() => router.navigate('/form'))
  expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  await act(async () => resolve({ default: () => 'The form' }))

  expect(await screen.findByText('The form')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

it('leaves the screen as it is while the one that is opened can’t come without a line, and says so', async () => {
  vi.useFakeTimers()
  let isThere = false
  vi.stubGlobal('fetch', async () => new Response('', { status: isThere ? 200 : 502 }))
  const fetchRoom = async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return { RoomPage: () => <p>Room 204</p> }
  }
  const router = openFloor(fetchRoom)
  act(() => connection.set('offline'))

  act(() => void router.navigate('/tables/4'))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('The floor')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('You’re offline. This will load when you reconnect.')

  isThere = true
  act(() => connection.set('online'))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText('Room 204')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

it('leaves to the page of errors a screen that the server has no more', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response())
  const router = openFloor(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

  act(() => void router.navigate('/tables/4'))
  await act(() => vi.advanceTimersByTimeAsync(5_000))

  expect(screen.getByText('Something is wrong')).toBeDefined()
})

function openFloor(fetchRoom: () => Promise<{ RoomPage: () => ReactNode }>) {
  const frame = (
    <>
      <Outlet />
      <LatePartSign />
    </>
  )
  const router = createMemoryRouter([
    {
      path: '/',
      element: frame,
      children: [
        {
          errorElement: <p>Something is wrong</p>,
          children: [{ index: true, element: <p>The floor</p> }, screenAt('tables/:id', {}, fetchRoom)],
        },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return router
}
