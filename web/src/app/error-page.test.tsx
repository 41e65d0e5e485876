import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorPage } from '#app/error-page.tsx'
import { translations as uiTranslations } from '#ui/ui.translations.en.ts'
import { ApiError } from '#kit/calls/api-error.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'

const answerAfterMs = 50

beforeEach(async () => {
  registerTranslations('ui', async () => ({ translations: uiTranslations }))
  await loadTranslations('ui')
  vi.useFakeTimers()
})

afterEach(() => vi.useRealTimers())

it('asks a server in trouble again by itself until the screen is there', async () => {
  const asked = open([503, 500, 200])
  await later(answerAfterMs)
  expect(screen.getByRole('heading', { name: 'This screen couldn’t load' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Retrying automatically…')

  await later(5_000)
  expect(asked()).toBe(2)
  await later(answerAfterMs)
  await later(5_000 - answerAfterMs)
  expect(asked()).toBe(3)
  await later(answerAfterMs)

  expect(screen.getByText('The screen')).toBeDefined()
  await later(60_000)
  expect(asked()).toBe(3)
})

it('takes a refusal for an answer', async () => {
  const asked = open([403])
  await later(60_000)

  expect(screen.getByRole('heading', { name: 'This screen couldn’t load' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(asked()).toBe(1)
})

it('says that there is no such page, and leads home', () => {
  const home = { path: '/', element: null, ErrorBoundary: ErrorPage }
  render(<RouterProvider router={createMemoryRouter([home], { initialEntries: ['/no/such/page'] })} />)

  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeDefined()
  expect(screen.getByText('404')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

/** Opens a screen whose requests are answered with these codes, one after the other. */
function open(codes: readonly number[]): () => number {
  let asked = 0
  const loader = async () => {
    const code = codes[asked] ?? 200
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, answerAfterMs))
    if (code !== 200) throw new ApiError({ message: 'It did not work.', code, className: 'trouble' })
    return null
  }
  const route = { path: '/', loader, element: <p>The screen</p>, ErrorBoundary: ErrorPage, HydrateFallback: () => null }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  return () => asked
}

async function later(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}
