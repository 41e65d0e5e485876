import { anOpenedLink } from '@brigade/domain/testing/staff.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { signInTranslations } from '#features/auth/auth-translations.ts'
import { LinkPage } from '#features/staff/pages/link.page.tsx'
import { staffFeature } from '#features/staff/staff.feature.tsx'
import { setToken, getToken } from '#kit/calls/token.ts'
import { registerFeature } from '#kit/features/register-feature.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { routerAt } from '#kit/testing/router-at.tsx'
import { speak } from '#kit/testing/speak.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

let unmount = () => {}

beforeEach(async () => {
  setToken(null)
  registerTranslations('signIn', signInTranslations)
  for (const feature of [staffFeature, authFeature]) registerFeature(feature)
  await loadUiWords()
  await loadTranslations('signIn', 'staff', 'auth')
})

afterEach(async () => {
  unmount()
  vi.unstubAllGlobals()
  await speak('en')
})

function open(answer: (path: string, body: unknown) => Response | object, account = aUser({ role: 'waiter' })) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname } = new URL(address, 'http://brigade')
    if (pathname === '/v1/userdata') return Response.json(account)
    if (pathname.startsWith('/v1/restaurant')) return Response.json(aVenue())
    const given: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    sent.push({ path: pathname, body: given })
    const answered = answer(pathname, given)
    return answered instanceof Response ? answered : Response.json(answered)
  })
  const router = routerAt('/invitation/a-token', [
    { path: 'invitation/:token', Component: LinkPage },
    { path: '/', element: <p>The first screen</p> },
    { path: 'login', element: <p>The sign-in page</p> },
  ])
  unmount = render(<RouterProvider router={router} />).unmount
  return { user: userEvent.setup(), sent }
}

function refusal(reason: string) {
  return Response.json({ className: 'conflict', message: 'No.', code: 409, data: { reason } }, { status: 409 })
}

it('signs in whoever chooses a password, with the names that they correct', async () => {
  const { user, sent } = open((path) =>
    path === '/v1/read/link' ? anOpenedLink() : { accessToken: 'new-token', user: aUser({ role: 'waiter' }) },
  )

  expect((await screen.findByText(/You sign in as/)).textContent).toBe('You sign in as ada@hotel.demo.')
  expect(screen.getByText('Waiter, Harbour Hotel')).toBeDefined()
  const lname = screen.getByLabelText('Last name')
  await user.clear(lname)
  await user.type(lname, 'King')
  await user.type(screen.getByLabelText('Password'), 'a long enough one')
  await user.click(screen.getByRole('button', { name: 'Start working' }))

  expect(await screen.findByText('The first screen')).toBeDefined()
  expect(getToken()).toBe('new-token')
  expect(sent.at(-1)).toEqual({
    path: '/v1/use/link',
    body: { token: 'a-token', language: 'en', fname: 'Ada', lname: 'King', password: 'a long enough one' },
  })
})

it('says what is wrong before it sends anything', async () => {
  const { user, sent } = open(() => anOpenedLink())

  await user.clear(await screen.findByLabelText('First name'))
  await user.type(screen.getByLabelText('Password'), 'short')
  await user.click(screen.getByRole('button', { name: 'Start working' }))

  expect(await screen.findByText('Enter a name.')).toBeDefined()
  expect(screen.getByText('Use at least 10 characters.')).toBeDefined()
  expect(sent).toHaveLength(1)
})

it('asks only for the password if there is a new one', async () => {
  open(() => anOpenedLink({ kind: 'reset' }))

  expect(await screen.findByRole('heading', { name: 'New password' })).toBeDefined()
  expect(screen.queryByLabelText('First name')).toBeNull()
})

it('leaves the language of an account that only gets a new password, and uses it', async () => {
  const arabic = aUser({ role: 'waiter', language: 'ar' })
  const { user, sent } = open(
    (path) => (path === '/v1/read/link' ? anOpenedLink({ kind: 'reset' }) : { accessToken: 'new-token', user: arabic }),
    arabic,
  )

  await user.type(await screen.findByLabelText('Password'), 'a long enough one{Enter}')

  await screen.findByText('The first screen')
  expect(sent.at(-1)?.body).not.toHaveProperty('language')
  expect(document.documentElement.lang).toBe('ar')
})

it.each([
  ['linkExpired', 'This link has expired. Ask for a new one.'],
  ['linkUsed', 'This link was used already. Sign in with your password.'],
  ['linkRenewed', 'This link no longer works. Ask for a new one.'],
  ['linkUnknown', 'This link isn’t valid. Ask for a new one.'],
])('says why a link no longer works: %s', async (reason, sentence) => {
  const { user } = open(() => refusal(reason))

  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  await user.click(screen.getByRole('button', { name: 'Go to sign-in' }))
  expect(await screen.findByText('The sign-in page')).toBeDefined()
})

it('tells the second of two people that the link was used meanwhile', async () => {
  const { user } = open((path) => (path === '/v1/read/link' ? anOpenedLink() : refusal('linkUsed')))

  await user.type(await screen.findByLabelText('Password'), 'a long enough one')
  await user.click(screen.getByRole('button', { name: 'Start working' }))

  expect(await screen.findByText('This link was used already. Sign in with your password.')).toBeDefined()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

it('tries again if the server did not answer', async () => {
  let isThere = false
  const { user } = open(() => {
    if (!isThere) throw new Error('offline')
    return anOpenedLink()
  })

  isThere = true
  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByLabelText('Password')).toBeDefined()
})

it('is in Arabic too', async () => {
  open(() => anOpenedLink())
  await screen.findByLabelText('Password')

  await speak('ar')

  expect(await screen.findByRole('button', { name: 'ابدأ العمل' })).toBeDefined()
})
