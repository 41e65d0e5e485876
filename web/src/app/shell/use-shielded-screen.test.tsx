import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useShieldedScreen } from '#app/shell/use-shielded-screen.ts'
import { standInOnePlace, stopTheClock, tapThere } from '#kit/testing/one-place.ts'

afterEach(() => void vi.restoreAllMocks())

it('lets the second tap of a link hit nothing of the screen that it leads to', async () => {
  standInOnePlace()
  stopTheClock()
  const accept = vi.fn<() => void>()
  const screens = [
    { path: '/', element: <Link to="/orders/7">Order 7</Link> },
    {
      path: '/orders/7',
      element: (
        <button type="button" onClick={accept}>
          Accept
        </button>
      ),
    },
  ]
  render(<RouterProvider router={createMemoryRouter([{ Component: Frame, children: screens }])} />)

  tapThere(await screen.findByText('Order 7'))
  const button = await screen.findByText('Accept')
  tapThere(button)
  expect(accept).not.toHaveBeenCalled()

  // A key is no second tap.
  button.click()
  expect(accept).toHaveBeenCalledTimes(1)
})

function Frame() {
  useShieldedScreen()
  return <Outlet />
}
