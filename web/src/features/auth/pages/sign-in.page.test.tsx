import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInRoute } from '#features/auth/sign-in.route.tsx'
import { signInTranslations } from '#features/auth/auth-translations.ts'
import { translations as uiTranslations } from '#ui/ui.translations.en.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { isWorkOpen } from '#kit/device/open-work.ts'
import { setToken } from '#kit/calls/token.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { routerAt } from '#kit/testing/router-at.tsx'
import { speak } from '#kit/testing/speak.ts'

type Call = { address: string; body: unknown }

let calls: Call[] = []

beforeEach(async () => {
  calls = []
  setToken(null)
  registerTranslations('signIn', signInTranslations)
  await loadUiWords()
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await speak('en')
})

describe('the sign-in page', () => {
  it('names the fields that are empty, and asks nothing of the server', async () => {
    const user = await openSignIn({})

    await user.click(screen.getByRole('button', { name: 'Sign in' }))

    expect(problemAt('Email')).toBe('Enter your email address.')
    expect(problemAt('Password')).toBe('Enter your password.')
    expect(calls).toEqual([])
  })

  it('says what is wrong with an address, at the address', async () => {
    const user = await openSignIn({})

    await user.type(screen.getByLabelText('Email'), 'mariam')
    await user.type(screen.getByLabelText('Password'), 'x{Enter}')

    expect(problemAt('Email')).toBe('Enter a valid email address.')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('keeps what was typed when the server refuses it, and says why', async () => {
    const user = await openSignIn({ '/v1/authentication': refusal(401, 'Wrong email or password.') })

    await typeCredentials(user)

    await screen.findByText('Wrong email or password.')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('manager@hotel.demo')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('brigade-demo')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('shows what the server says of a field at that field', async () => {
    const fields = { email: 'This address is too long.' }
    const user = await openSignIn({ '/v1/authentication': refusal(400, 'Bad input', { fields }) })

    await typeCredentials(user)

    await waitFor(() => expect(problemAt('Email')).toBe('This address is too long.'))
  })

  it('has the page not reload itself while something is typed', async () => {
    const user = await openSignIn({})
    expect(isWorkOpen()).toBe(false)

    await user.type(screen.getByLabelText('Email'), 'mariam')

    expect(isWorkOpen()).toBe(true)
  })

  it('says it in Arabic by its code', async () => {
    registerTranslations('refusals', async () => ({ translations: {} }))
    await loadTranslations('refusals')
    const told = { fields: { email: 'Use at most 254 characters.' }, codes: { email: 'textTooLong' } }
    const refused = refusal(400, 'Bad input', { ...told, params: { email: { limit: 254 } } })
    const user = await openSignIn({ '/v1/authentication': refused })
    await typeCredentials(user)
    await screen.findByText('Use at most 254 characters.')

    await speak('ar')
    await user.click(screen.getByRole('button', { name: 'دخول' }))

    expect(await screen.findByText('عدد الأحرف 254 على الأكثر.')).toBeDefined()
  })

  it('counts down after too many tries, and takes none meanwhile', async () => {
    const user = await openSignIn({ '/v1/authentication': refusal(429, 'Too many attempts', { retryAfter: 42 }) })

    await typeCredentials(user)

    await screen.findByText('Too many attempts. Try again in 42 s.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(true)
    const later = Date.now() + 30_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    expect(await screen.findByText(/^Too many attempts\. Try again in 1[12] s\.$/)).toBeDefined()
  })

  it('waits for the address, says who helps, and says once what is to be done', async () => {
    const user = await openSignIn({})

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    screen.getByText('Forgot your password? Ask your manager.')
    expect(screen.getAllByText('Sign in')).toHaveLength(1)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('says that Caps Lock is on, while somebody types their password', async () => {
    const user = await openSignIn({})
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()

    await user.type(screen.getByLabelText('Password'), '{CapsLock}B')
    screen.getByText('Caps Lock is on.')
    await user.type(screen.getByLabelText('Password'), '{CapsLock}b')

    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  })

  it('says after two seconds that it is still at it', async () => {
    const user = await openSignIn({})
    vi.stubGlobal('fetch', () => new Promise(() => {}))

    await typeCredentials(user)

    expect(await screen.findByText('Still signing in. The connection is slow.')).toBeDefined()
  })

  it('says when the server does not answer', async () => {
    const user = await openSignIn({})

    await typeCredentials(user)

    expect(await screen.findByRole('alert')).toHaveProperty('textContent', uiTranslations.errors.noAnswer)
  })

  it.each([
    ['/login?next=%2Forders%2F7%3Ftab%3Devents', 'at /orders/7?tab=events'],
    ['/login?next=%2F%2Fevil.example', 'at /'],
    ['/login?next=https%3A%2F%2Fevil.example', 'at /'],
    ['/login', 'at /'],
  ])('leads from %s to the place that was wanted, if it is one of ours', async (address, place) => {
    const user = await openSignIn(
      {
        '/v1/authentication': Response.json({ accessToken: 'a-token', user: aUser }),
        '/v1/userdata': Response.json(aUser),
        '/v1/restaurant/1': Response.json({ id: 1, name: 'Harbour Hotel' }),
      },
      address,
    )

    await typeCredentials(user)

    await screen.findByText(place)
    expect(calls[0]).toEqual({
      address: '/v1/authentication',
      body: { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' },
    })
  })
})

const aUser = { id: 4, role: 'manager', fname: 'Mariam', lname: 'Haddad', restaurantId: [1], language: 'en' }

async function openSignIn(answers: Record<string, Response>, address = '/login') {
  vi.stubGlobal('fetch', async (called: string, { body }: RequestInit) => {
    calls.push({ address: called, body: typeof body === 'string' ? JSON.parse(body) : body })
    const answer = answers[called]
    if (!answer) throw new TypeError('no network')
    return answer.clone()
  })
  const Elsewhere = () => {
    const { pathname, search } = router.state.location
    return <p>{`at ${pathname}${search}`}</p>
  }
  const router = routerAt(address, [signInRoute, { path: '*', Component: Elsewhere }])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'Welcome' })
  return userEvent.setup()
}

function problemAt(label: string): string | null | undefined {
  const describedBy = screen.getByLabelText(label).getAttribute('aria-describedby')
  return describedBy && document.getElementById(describedBy)?.textContent
}

async function typeCredentials(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText('Email'), 'manager@hotel.demo')
  await user.type(screen.getByLabelText('Password'), 'brigade-demo{Enter}')
}

function refusal(code: number, message: string, data: Record<string, unknown> = {}): Response {
  return Response.json({ name: 'Refused', message, code, className: 'refused', data }, { status: code })
}
