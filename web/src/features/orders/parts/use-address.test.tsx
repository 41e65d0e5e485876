import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useAddressText } from '#features/orders/parts/use-address.ts'

let letGo: (() => void)[] = []

afterEach(() => (letGo = []))

function Screen() {
  const [, setText] = useAddressText('q')
  const [, setStatus] = useAddressText('status')
  return (
    <>
      <button type="button" onClick={() => setText('Room 109')}>
        Search
      </button>
      <button type="button" onClick={() => setStatus('cancelled')}>
        Choose
      </button>
    </>
  )
}

/** A screen whose loader takes as long as the test wants. */
async function open(path: string) {
  let isSlow = false
  const loader = () => (isSlow ? new Promise<null>((resolve) => letGo.push(() => resolve(null))) : null)
  const router = createMemoryRouter(
    ['/history', '/active'].map((each) => ({ path: each, loader, Component: Screen })),
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText('Search')
  isSlow = true
  const press = (name: string) => act(async () => screen.getByText(name).click())
  const finish = () => act(async () => letGo.splice(0).forEach((go) => go()))
  return { router, press, finish }
}

it('what is chosen while a text is still on its way to the address does not take its place', async () => {
  const { router, press, finish } = await open('/history')

  await press('Search')
  await press('Choose')
  await finish()

  expect(router.state.location.search).toBe('?q=Room+109&status=cancelled')
})

it('what was on its way to one screen does not come to another', async () => {
  const { router, press, finish } = await open('/history')
  await press('Search')
  await act(async () => void router.navigate('/active'))
  await finish()

  await press('Choose')
  await finish()

  expect(router.state.location.pathname + router.state.location.search).toBe('/active?status=cancelled')
})
