import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router'
import { routerAt } from '#kit/testing/router-at.tsx'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useAddressFilter, useAddressParams, useAddressText } from '#kit/address/use-address.ts'

let letGo: (() => void)[] = []
let save: () => void
let saved: Promise<void>

beforeEach(() => {
  saved = new Promise((resolve) => (save = resolve))
})

afterEach(() => (letGo = []))

function Screen() {
  const [, setText] = useAddressText('q')
  const [, setStatus] = useAddressText('status')
  const [params, change] = useAddressParams()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => params.has('ask') && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <>
      {blocker.state === 'blocked' ? 'Leave?' : null}
      <button type="button" onClick={() => setText('Room 109')}>
        Search
      </button>
      <button type="button" onClick={() => setStatus('cancelled')}>
        Choose
      </button>
      <button type="button" onClick={() => change((next) => next.set('item', '7'), { isLate: true })}>
        Settle
      </button>
      <button type="button" onClick={() => saved.then(() => change((next) => next.delete('add')))}>
        Save
      </button>
    </>
  )
}

/** Opens a screen whose loader takes as long as the test wants. */
async function open(path: string) {
  let isSlow = false
  const loader = () => (isSlow ? new Promise<null>((resolve) => letGo.push(() => resolve(null))) : null)
  const router = routerAt(
    path,
    ['/history', '/active'].map((each) => ({ path: each, loader, Component: Screen })),
  )
  render(<RouterProvider router={router} />)
  await screen.findByText('Search')
  // Questions before leaving are set up in effects, which may run after the screen is visible.
  await act(async () => {})
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

it('a change that arrives while the next one is on its way does not take its place', async () => {
  const { router, press, finish } = await open('/history')
  await press('Search')

  // The second change is made when the router has the first, before the screen is rendered with it.
  await act(async () => {
    letGo.splice(0).forEach((go) => go())
    while (router.state.location.search === '') await Promise.resolve()
    screen.getByText('Choose').click()
  })
  await press('Settle')
  await finish()

  expect(router.state.location.search).toBe('?q=Room+109&status=cancelled&item=7')
})

it('a change that waited for an answer leaves what came to the address meanwhile', async () => {
  const { router, press, finish } = await open('/history?add=')
  await press('Save')
  await press('Search')
  await finish()

  await act(async () => save())
  await finish()

  expect(router.state.location.search).toBe('?q=Room+109')
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

it('what is late does not call back from a screen that is being opened', async () => {
  const { router, press, finish } = await open('/history')

  await act(async () => void router.navigate('/active'))
  await press('Settle')
  await finish()

  expect(router.state.location.pathname + router.state.location.search).toBe('/active')
})

it('what is late leaves the question whether somebody wants to leave', async () => {
  const { router, press, finish } = await open('/history?ask')

  await act(async () => void router.navigate('/active'))
  await press('Settle')
  await finish()

  expect(screen.getByText('Leave?')).toBeDefined()
  expect(router.state.location.search).toBe('?ask')
})

it('what is late still comes to the address of a screen that stays', async () => {
  const { router, press, finish } = await open('/history')

  await press('Settle')
  await finish()

  expect(router.state.location.search).toBe('?item=7')
})

it('another choice of a filter shows the first page of what it leaves, and no choice all of them', async () => {
  const states = ['waiting', 'done'] as const
  const router = createMemoryRouter([{ path: '/jobs', Component: () => <Filter /> }], {
    initialEntries: ['/jobs?page=3&state=lost&edit=7'],
  })
  function Filter() {
    const [state, setState] = useAddressFilter('state', states)
    return (
      <>
        <p>{state ?? 'every state'}</p>
        <button type="button" onClick={() => setState('done')}>
          Done
        </button>
        <button type="button" onClick={() => setState(undefined)}>
          All
        </button>
      </>
    )
  }
  render(<RouterProvider router={router} />)
  expect(screen.getByText('every state')).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('done')).toBeDefined()
  expect(router.state.location.search).toBe('?state=done&edit=7')

  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(await screen.findByText('every state')).toBeDefined()
  expect(router.state.location.search).toBe('?edit=7')
})
