import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useAddressText } from '#features/orders/parts/use-address.ts'

let letGo: (() => void)[] = []

afterEach(() => (letGo = []))

type Setters = { setText: (text: string) => void; setStatus: (status: string) => void }

/** A screen whose loader takes as long as the test wants. */
async function open(path: string) {
  let isSlow = false
  const setters: { now?: Setters } = {}
  function Screen() {
    const [, setText] = useAddressText('q')
    const [, setStatus] = useAddressText('status')
    setters.now = { setText, setStatus }
    return null
  }
  const loader = () => (isSlow ? new Promise<null>((resolve) => letGo.push(() => resolve(null))) : null)
  const router = createMemoryRouter(
    ['/history', '/active'].map((screen) => ({ path: screen, loader, Component: Screen })),
    { initialEntries: [path], hydrationData: { loaderData: {} } },
  )
  await act(async () => void render(<RouterProvider router={router} />))
  await act(async () => router.navigate(path))
  isSlow = true
  const finish = () => act(async () => letGo.splice(0).forEach((go) => go()))
  return { router, setters, finish }
}

it('what is chosen while a text is still on its way to the address does not take its place', async () => {
  const { router, setters, finish } = await open('/history')

  await act(async () => setters.now?.setText('Room 109'))
  await act(async () => setters.now?.setStatus('cancelled'))
  await finish()

  expect(router.state.location.search).toBe('?q=Room+109&status=cancelled')
})

it('what was on its way to one screen does not come to another', async () => {
  const { router, setters, finish } = await open('/history')
  await act(async () => setters.now?.setText('Room 109'))
  await act(async () => void router.navigate('/active'))
  await finish()

  await act(async () => setters.now?.setStatus('cancelled'))
  await finish()

  expect(router.state.location.pathname + router.state.location.search).toBe('/active?status=cancelled')
})
