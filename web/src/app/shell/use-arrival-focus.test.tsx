import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useArrivalFocus } from '#app/shell/use-arrival-focus.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('goes to the heading of the screen that somebody opens, also when that is replaced by what was fetched', async () => {
  const { user, load } = open()
  expect(document.activeElement).toBe(document.body)

  await user.click(screen.getByRole('link', { name: 'Room 204' }))

  expect(document.activeElement).toBe(await heading('Order'))
  load()
  const title = await heading('Order #7')
  await waitFor(() => expect(document.activeElement).toBe(title))
})

it('goes back to the link that was followed', async () => {
  const { user, router } = open()
  await user.click(screen.getByRole('link', { name: 'Room 204' }))
  await heading('Order')

  await act(() => router.navigate(-1))

  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Room 204' }))
})

it('goes to the heading where no such link is there', async () => {
  const { user, router } = open()
  await user.click(screen.getByRole('link', { name: 'Menu' }))
  await heading('Menu')

  await act(() => router.navigate(-1))

  expect(document.activeElement).toBe(await heading('Orders'))
})

it('stays where somebody has gone meanwhile', async () => {
  const { user, load } = open()
  await user.click(screen.getByRole('link', { name: 'Room 204' }))
  await heading('Order')
  await user.tab()
  const there = document.activeElement

  load()

  await heading('Order #7')
  expect(document.activeElement).toBe(there)
})

it('stays where a screen reader has gone meanwhile, without a key', async () => {
  const { user, load } = open()
  await user.click(screen.getByRole('link', { name: 'Room 204' }))
  const title = await heading('Order')
  const there = title.parentElement!
  there.tabIndex = -1
  act(() => there.focus())

  load()

  await heading('Order #7')
  expect(document.activeElement).toBe(there)
})

/** Opens the orders, one order that loads for a moment, and the menu, which is outside of the content. */
function open() {
  let load = (): void => undefined
  const Order = () => {
    const [isThere, setIsThere] = useState(false)
    useEffect(() => {
      load = () => act(() => setIsThere(true))
    }, [])
    return isThere ? <h1 key="order">Order #7</h1> : <h1 key="wait">Order</h1>
  }
  const Shell = () => {
    useArrivalFocus()
    return (
      <>
        <Link to="/menu">Menu</Link>
        <main id="content">
          <Outlet />
        </main>
        <button type="button">Network</button>
      </>
    )
  }
  const Orders = () => (
    <>
      <h1>Orders</h1>
      <Link to="/orders/7">Room 204</Link>
    </>
  )
  const router = createMemoryRouter([
    {
      Component: Shell,
      children: [
        { path: '/', Component: Orders },
        { path: '/orders/7', Component: Order },
        { path: '/menu', element: <h1>Menu</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup(), load: () => load() }
}
