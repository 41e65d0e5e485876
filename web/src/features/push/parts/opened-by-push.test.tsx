import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { OpenedByPush } from '#features/push/parts/opened-by-push.tsx'

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

/** Opens a board with the part, in a browser whose worker can message it. */
function open() {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  const frame = (
    <>
      <OpenedByPush />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: <Link to="/orders/12">A board</Link> },
        { path: '/orders/:id', element: <p>An order</p> },
      ],
    },
  ])
  const { unmount } = render(<RouterProvider router={router} />)
  const ask = async (data: unknown) => {
    const answers: unknown[] = []
    const event = new MessageEvent('message', { data })
    Object.defineProperty(event, 'ports', { value: [{ postMessage: (said: unknown) => answers.push(said) }] })
    await act(async () => worker.dispatchEvent(event))
    return answers
  }
  return { router, ask, unmount }
}

it('shows what was pressed on a phone in the window that is open, and says so', async () => {
  const { ask } = open()
  await screen.findByText('A board')

  expect(await ask({ kind: 'open', path: '/orders/12' })).toEqual(['taken'])

  expect(await screen.findByText('An order')).toBeDefined()
})

it.each([
  null,
  'open',
  { kind: 'open' },
  { kind: 'close', path: '/orders/12' },
  { kind: 'open', path: 'https://elsewhere.example' },
  { kind: 'open', path: '//elsewhere.example' },
])('stays where it is for what is no screen of Brigade: %j', async (data) => {
  const { router, ask } = open()

  expect(await ask(data)).toEqual([])

  expect(router.state.location.pathname).toBe('/')
})

it('hears nothing once its person has left', async () => {
  const { router, ask, unmount } = open()
  unmount()

  expect(await ask({ kind: 'open', path: '/orders/12' })).toEqual([])

  expect(router.state.location.pathname).toBe('/')
})

it('is no trouble where the browser has no workers', () => {
  const { unmount } = open()
  unmount()
  Reflect.deleteProperty(navigator, 'serviceWorker')

  expect(() => render(<OpenedByPushAlone />)).not.toThrow()
})

function OpenedByPushAlone() {
  return <RouterProvider router={createMemoryRouter([{ path: '/', element: <OpenedByPush /> }])} />
}
