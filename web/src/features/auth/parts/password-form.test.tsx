import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { PasswordForm } from '#features/auth/parts/password-form.tsx'
import { callRest } from '#kit/calls/rest-client.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn, useSession } from '#kit/calls/session.ts'
import { closeToasts } from '#kit/calls/toasts.ts'
import { getToken, onSessionEnd } from '#kit/calls/token.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

const changed = 'Password changed. Your other devices are signed out.'
const ends = vi.fn<() => void>()
let password = ''
let tokens: string[] = []
let answersToChange: () => Promise<Response>
let stopListening = () => {}

/** Starts a server that knows one password and the tokens of people who signed in with it. */
beforeEach(async () => {
  password = 'brigade-demo'
  tokens = []
  answersToChange = async () => Response.json({ accessToken: tokens.at(-1) })
  ends.mockReset()
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit = {}) => {
    const sent = typeof body === 'string' ? JSON.parse(body) : {}
    if (address === '/healthz') return new Response('ok')
    if (address === '/v1/authentication') return sent.password === password ? openSession() : refusal()
    const [, token] = /^Bearer (.+)$/.exec(new Headers(headers).get('authorization') ?? '') ?? []
    if (!tokens.includes(token ?? '')) return refusal()
    if (method !== 'POST') return Response.json(aUser())
    password = sent.newPassword
    tokens = []
    openSession()
    return answersToChange()
  })
  registerTranslations(authFeature.name, authFeature.translations)
  await loadUiWords()
  await loadTranslations('auth')
  await signIn({ email: 'manager@hotel.demo', password })
  stopListening = onSessionEnd(ends)
})

afterEach(() => {
  stopListening()
  act(closeToasts)
  vi.unstubAllGlobals()
})

it('goes on with the new token, though the old one is refused before it comes', async () => {
  const { promise: isLate, resolve: comes } = Promise.withResolvers<void>()
  answersToChange = async () => {
    await isLate
    return Response.json({ accessToken: tokens.at(-1) })
  }
  await change()
  await waitFor(() => expect(password).toBe('another-one'))

  await expect(callRest('find', 'v1/userdata')).rejects.toThrow('Signed out')
  comes()

  expect(await screen.findByText(changed)).toBeDefined()
  expect(ends).not.toHaveBeenCalled()
  expect(getToken()).toBe(tokens.at(-1))
})

it('finds by the new password that it was changed, where the answer got lost', async () => {
  answersToChange = () => Promise.reject(new TypeError('The line is gone'))

  await change()

  expect(await screen.findByText(changed)).toBeDefined()
  expect(ends).not.toHaveBeenCalled()
  expect(getToken()).toBe(tokens.at(-1))
})

it('ends a session that has really ended', async () => {
  tokens = []

  await change()

  await waitFor(() => expect(ends).toHaveBeenCalledTimes(1))
})

async function change(): Promise<void> {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <WhileSignedIn />
      <ToastHost />
    </QueryClientProvider>,
  )
  await user.type(screen.getByLabelText('Current password'), password)
  await user.type(screen.getByLabelText('New password'), 'another-one')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

function WhileSignedIn() {
  return useSession().user ? <PasswordForm /> : null
}

function openSession(): Response {
  const token = `token-${password}-${tokens.length}`
  tokens.push(token)
  return Response.json({ accessToken: token })
}

function refusal(): Response {
  const body = { name: 'NotAuthenticated', message: 'Signed out', code: 401, className: 'not-authenticated', data: {} }
  return Response.json(body, { status: 401 })
}
