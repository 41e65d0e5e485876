import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { ProfileForm } from '#features/auth/parts/profile-form.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { setSessionText } from '#kit/calls/session-text.ts'
import { connection } from '#kit/live/connection.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('authentication') ? { accessToken: 'a-token' } : aUser()),
  )
  registerTranslations(authFeature.name, authFeature.translations)
  await loadUiWords()
  await loadTranslations('auth')
  await signIn({ email: 'manager@hotel.demo', password: 'brigade-demo' })
})

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('holds what was typed before the page reloaded itself, and nothing once the screen was left', () => {
  setSessionText('profile', JSON.stringify({ fname: 'Leila', lname: 'Haddad' }))
  const { unmount } = open()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Leila')
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Leyla' } })
  const kept = sessionStorage.getItem('brigade-kept:profile')

  unmount()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Layla')

  expect(JSON.parse(kept ?? '{}')).toEqual({ fname: 'Leyla', lname: 'Haddad' })
})

it('is sent again as soon as the server is back', async () => {
  const sent: unknown[] = []
  let isDown = true
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'PATCH') sent.push(body)
    return isDown ? Response.error() : Response.json(aUser({ fname: 'Leyla' }))
  })
  const { unmount } = open()
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Leyla ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')

  isDown = false
  act(() => connection.set('offline'))
  act(() => connection.set('online'))

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent)).toEqual(new Set([JSON.stringify({ fname: 'Leyla', lname: 'Haddad' })]))
  unmount()
  connection.set('connecting')
})

it('is not in doubt once the name was edited, which only Save sends, and is again with the name that was sent', async () => {
  vi.stubGlobal('fetch', async () => Response.error())
  const { unmount } = open()
  const type = (value: string) => fireEvent.change(screen.getByLabelText('First name'), { target: { value } })
  type('Leyla')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Keep this open/)

  type('Leila')
  await waitFor(() => expect(screen.queryByText(/Keep this open/)).toBeNull())
  type('Leyla')
  await screen.findByText(/Keep this open/)
  unmount()
})

function open() {
  return render(
    <QueryClientProvider client={queryClient}>
      <ProfileForm />
    </QueryClientProvider>,
  )
}
