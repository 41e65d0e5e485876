import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInRoute } from '#features/auth/sign-in.route.tsx'
import { secondFactorTranslations, signInTranslations } from '#features/auth/auth-translations.ts'
import { registerTranslations } from '#kit/i18n/i18n.ts'
import { setToken } from '#kit/calls/token.ts'
import { routerAt } from '#kit/testing/router-at.tsx'
import { speak } from '#kit/testing/speak.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

type Body = Record<string, string>
type Answer = Response | ((body: Body) => Response)

const aUser = { id: 1, role: 'admin', fname: 'Nadia', lname: 'Rahal', restaurantId: [], language: 'en' }
const signedIn = { accessToken: 'a-token', user: aUser }
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `7K2M-Q0XA-9D3F-PT5${place}`)

let sent: Body[] = []

beforeEach(async () => {
  sent = []
  sessionStorage.clear()
  setToken(null)
  registerTranslations('signIn', signInTranslations)
  registerTranslations('secondFactor', secondFactorTranslations)
  await loadUiWords()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await speak('en')
})

describe('the second step of a sign-in', () => {
  it('asks for the code, with the focus there, and signs in by Enter', async () => {
    const user = await enterPassword('secondFactorNeeded', () => Response.json(signedIn))

    const field = await screen.findByLabelText<HTMLInputElement>('Code')
    expect(document.activeElement).toBe(field)
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
    await user.type(field, '123 456{Enter}')

    await screen.findByText('at /')
    expect(sent.at(-1)).toEqual({ strategy: 'secondFactor', challenge: 'a-challenge', code: '123 456' })
  })

  it('begins again after a reload, with the email and the reason', async () => {
    await enterPassword('secondFactorNeeded', Response.json(signedIn))
    await screen.findByLabelText('Code')
    cleanup()

    openSignIn()

    expect(await screen.findByText('The page was reloaded. Enter your password again, then the code.')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@brigade.demo')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('says that the code is missing, and asks nothing of the server', async () => {
    const user = await enterPassword('secondFactorNeeded', Response.json(signedIn))

    await user.type(await screen.findByLabelText('Code'), '{Enter}')

    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Enter the code.')
    expect(sent).toHaveLength(1)
  })

  it('shows a wrong code at the field, selected to be typed anew', async () => {
    const user = await enterPassword('secondFactorNeeded', refusal(401, 'This code is wrong.', 'wrongCode'))
    const field = await screen.findByLabelText<HTMLInputElement>('Code')

    await user.type(field, '000000{Enter}')

    await screen.findByText('This code is wrong.')
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
  })

  it('takes a recovery code', async () => {
    const user = await enterPassword('secondFactorNeeded', () => Response.json(signedIn))

    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    const field = screen.getByLabelText<HTMLInputElement>('Recovery code')
    expect([document.activeElement, field.inputMode]).toEqual([field, 'text'])
    await user.type(field, '7k2m-q0xa-9d3f-pt51{Enter}')

    await screen.findByText('at /')
    expect(sent.at(-1)).toMatchObject({ code: '7k2m-q0xa-9d3f-pt51' })
  })

  it('begins again with the same email when it took too long', async () => {
    const user = await enterPassword('secondFactorNeeded', refusal(401, 'This took too long.', 'challengeEnded'))

    await user.type(await screen.findByLabelText('Code'), '123456{Enter}')

    await screen.findByText('This took too long.')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@brigade.demo')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('waits after too many wrong codes', async () => {
    const user = await enterPassword('secondFactorNeeded', refusal(429, 'Too many', 'tooManyTries', { retryAfter: 42 }))

    await user.type(await screen.findByLabelText('Code'), '123456{Enter}')

    await screen.findByText('Too many attempts. Try again in 42 s.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(true)
  })

  it('sets up what is required, shows the recovery codes, and then goes on', async () => {
    const user = await enterPassword('secondFactorSetUpNeeded', () => Response.json({ ...signedIn, recoveryCodes }))

    await screen.findByLabelText('QR code for the authenticator app')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Or enter this key in the app').value).toBe('ABCD EFGH IJ')
    await user.type(screen.getByLabelText('Code'), '123456{Enter}')
    await screen.findByText(recoveryCodes[9]!)
    expect(screen.queryByText('at /')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'I saved the codes' }))

    await screen.findByText('at /')
    expect(sent.slice(1)).toMatchObject([
      { challenge: 'a-challenge' },
      { strategy: 'secondFactor', challenge: 'a-confirmation', code: '123456' },
    ])
  })

  it('speaks the language of the account, which the right password has shown', async () => {
    const account = { language: 'ar', isAdmin: false }
    await enterPassword('secondFactorNeeded', Response.json(signedIn), account)

    expect(await screen.findByRole('heading', { name: 'أدخل الرمز' })).toBeDefined()
  })

  it('keeps the language that was chosen on the page', async () => {
    const account = { language: 'ar', isAdmin: false }
    await enterPassword('secondFactorNeeded', Response.json(signedIn), account, 'de')

    expect(await screen.findByLabelText('Code')).toBeDefined()
    expect(document.documentElement.lang).toBe('de')
  })

  it.each([
    ['an admin', true],
    ['others', false],
  ])('shows to %s or not what is done on the server', async (_who, isAdmin) => {
    await enterPassword('secondFactorNeeded', Response.json(signedIn), { language: 'en', isAdmin })

    await screen.findByText(/Ask your manager or an admin/)
    expect(screen.queryByText(/npm run/) !== null).toBe(isAdmin)
  })

  it('leads back to the password', async () => {
    const user = await enterPassword('secondFactorNeeded', Response.json(signedIn))

    await user.click(await screen.findByRole('button', { name: 'Back to sign-in' }))

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })
})

/** Enters the right password of an account that needs a second step, which the server then answers in this way. */
async function enterPassword(reason: string, second: Answer, account: object = {}, language?: string) {
  const setUp = {
    secret: 'ABCDEFGHIJ',
    address: 'otpauth://totp/Brigade:admin?secret=ABCDEFGHIJ',
    challenge: 'a-confirmation',
  }
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address === '/v1/userdata') return Response.json(aUser)
    const parsed: Body = typeof body === 'string' ? JSON.parse(body) : {}
    sent.push(parsed)
    if (address === '/v1/begin/required-factor')
      return Response.json({ ...setUp, expiresAt: '2026-03-04T08:00:00.000Z' })
    if (parsed.strategy === 'local')
      return refusal(401, 'Enter the code.', reason, { challenge: 'a-challenge', ...account })
    return typeof second === 'function' ? second(parsed) : second.clone()
  })
  openSignIn()
  const user = userEvent.setup()
  if (language) await user.selectOptions(await screen.findByLabelText('Language'), language)
  await user.type(await screen.findByLabelText(/^E-?Mail$/i), 'admin@brigade.demo')
  await user.type(screen.getByLabelText(/^Passwor[dt]$/), 'brigade-demo{Enter}')
  return user
}

function openSignIn(): void {
  const Elsewhere = () => <p>{`at ${router.state.location.pathname}`}</p>
  const router = routerAt('/login', [signInRoute, { path: '*', Component: Elsewhere }])
  render(<RouterProvider router={router} />)
}

function refusal(code: number, message: string, reason: string, extras: object = {}): Response {
  const data = { reason, ...extras }
  return Response.json({ name: 'Refused', message, code, className: 'refused', data }, { status: code })
}
