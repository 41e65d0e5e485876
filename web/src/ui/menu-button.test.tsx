import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#kit/calls/query-client.ts'
import type * as LazyParts from '#kit/loading/lazy-parts.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { MenuButton } from '#ui/menu-button.tsx'

/** The file of the menu arrives when a test says so, as on a slow line. */
const menu = vi.hoisted(() => {
  let arrival = Promise.withResolvers<void>()
  return {
    arrival: () => arrival.promise,
    arrive: () => arrival.resolve(),
    reset: () => (arrival = Promise.withResolvers<void>()),
  }
})

vi.mock('#kit/loading/lazy-parts.ts', async (importActual) => {
  const actual = await importActual<typeof LazyParts>()
  const after = (load: () => Promise<never>) => () => menu.arrival().then(load)
  return { ...actual, useRequestedPart: (load: () => Promise<never>) => actual.useRequestedPart(after(load)) }
})

beforeEach(loadUiWords)

afterEach(() => {
  queryClient.clear()
  menu.reset()
})

const handleCopy = vi.fn<() => void>()

function open() {
  const acts = [
    { key: 'copy', label: 'Copy', onChoose: handleCopy },
    { key: 'print', label: 'Print', onChoose: '/print' },
  ]
  const routes = [
    {
      path: '/',
      element: (
        <>
          <MenuButton acts={acts} />
          <input aria-label="Search" />
        </>
      ),
    },
  ]
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </QueryClientProvider>,
  )
}

const button = () => screen.getByRole('button', { name: 'More actions' })
const entry = () => screen.queryByRole('menuitem', { name: 'Copy' })

it.each(['typing', 'Escape', 'another press'])('does not open after %s while it was awaited', async (input) => {
  open()
  await userEvent.click(button())
  if (input === 'another press') await userEvent.click(screen.getByRole('textbox'))
  else if (input === 'Escape') await userEvent.keyboard('{Escape}')
  else {
    screen.getByRole('textbox').focus()
    await userEvent.keyboard('Eggs')
  }
  const focused = input === 'Escape' ? button : () => screen.getByRole('textbox')

  await act(async () => menu.arrive())
  await waitFor(() => expect(button().className).toContain('ant-dropdown-trigger'))

  expect(entry()).toBeNull()
  expect(document.activeElement).toBe(focused())
})

it('opens once its menu has come, and gives the focus back when it is closed', async () => {
  open()
  button().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-expanded')).toBe('false')

  await act(async () => menu.arrive())
  await waitFor(() => expect(document.activeElement).toBe(entry()))
  expect(button().getAttribute('aria-expanded')).toBe('true')

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(button().getAttribute('aria-expanded')).toBe('false')
})
