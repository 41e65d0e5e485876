import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { ProfileForm } from '#features/auth/parts/profile-form.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { setSessionText } from '#kit/calls/session-text.ts'
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

function open() {
  return render(
    <QueryClientProvider client={queryClient}>
      <ProfileForm />
    </QueryClientProvider>,
  )
}
