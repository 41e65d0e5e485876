import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { useAddressText } from '#kit/address/use-address.ts'
import { useAddressStep } from '#kit/address/use-address-step.ts'

it('the browser’s back closes what was opened, and stays on the screen', async () => {
  const { at, back, forward } = await open('/menu', '/orders?q=204')
  press('Open')
  expect(await at('/orders?q=204&tool=cart')).toBeDefined()

  await back()
  expect(await at('/orders?q=204')).toBeDefined()
  await forward()
  expect(await at('/orders?q=204&tool=cart')).toBeDefined()
  await back()
  await back()

  expect(await at('/menu')).toBeDefined()
})

it('what was closed leaves no step behind, however often its cross is pressed', async () => {
  const { at, back } = await open('/menu', '/orders')
  for (const presses of [1, 2, 1]) {
    press('Open')
    expect(await at('/orders?tool=cart')).toBeDefined()
    for (let made = 0; made < presses; made += 1) press('Close')
    expect(await at('/orders')).toBeDefined()
  }

  await back()

  expect(await at('/menu')).toBeDefined()
})

it('what two presses opened is one step, and closed by one press', async () => {
  const { at, back } = await open('/menu', '/orders')
  press('Open')
  press('Open')
  expect(await at('/orders?tool=cart')).toBeDefined()

  press('Close')
  expect(await at('/orders')).toBeDefined()
  await back()

  expect(await at('/menu')).toBeDefined()
})

it('a change of the address while it is open does not make it one that has no step', async () => {
  const { at } = await open('/menu', '/orders')
  press('Open')
  expect(await at('/orders?tool=cart')).toBeDefined()
  press('Search')
  expect(await at('/orders?tool=cart&q=204')).toBeDefined()

  press('Close')

  expect(await at('/orders')).toBeDefined()
})

it('what a link opened is closed in its place', async () => {
  const { at, back } = await open('/menu', '/orders?tool=cart')

  press('Close')
  expect(await at('/orders')).toBeDefined()
  await back()

  expect(await at('/menu')).toBeDefined()
})

/** Opens one address and then another. */
async function open(from: string, to: string) {
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: [from, to] })
  render(<RouterProvider router={router} />)
  return {
    at: (address: string) => screen.findByText(address),
    back: () => act(() => router.navigate(-1)),
    forward: () => act(() => router.navigate(1)),
  }
}

function Screen() {
  const { pathname, search } = useLocation()
  const { openStep, closeStep } = useAddressStep()
  const [, setText] = useAddressText('q')
  return (
    <>
      <p>{pathname + search}</p>
      <button type="button" onClick={() => openStep((next) => next.set('tool', 'cart'))}>
        Open
      </button>
      <button type="button" onClick={() => closeStep((next) => next.delete('tool'))}>
        Close
      </button>
      <button type="button" onClick={() => setText('204')}>
        Search
      </button>
    </>
  )
}

function press(name: string): void {
  fireEvent.click(screen.getByText(name))
}
