import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { signInTranslations } from '#features/auth/auth-translations.ts'
import { WhoPage } from '#features/pins/pages/who.page.tsx'
import { pinsFeature } from '#features/pins/pins.feature.tsx'
import { setSessionText } from '#kit/calls/session-text.ts'
import { getToken, setToken } from '#kit/calls/token.ts'
import { keepSharedDevice, sharedDevice } from '#kit/device/shared-device.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { openPage } from '#kit/testing/open-page.tsx'

const tablet = { token: 'dev_1', restaurantId: 1, name: 'Bar tablet', lockAfterMinutes: 10 }
const grace = { id: 7, fname: 'Grace', lname: 'Mwangi' }
const omar = { id: 8, fname: 'Omar', lname: 'Siddiqui' }

const graceMwangi = aUser({ ...grace, role: 'waiter' })
const signedIn = (accessToken: string) => ({ accessToken, user: graceMwangi })

let close = () => {}

afterEach(() => {
  close()
  keepSharedDevice(null)
  localStorage.clear()
})

type Answers = { people?: object[]; read?: Response; onPin?: (body: { pin: string }) => unknown }

async function open({ people = [grace, omar], read, onPin = () => signedIn('of-grace') }: Answers = {}) {
  const pins: unknown[] = []
  const asked: string[] = []
  registerTranslations('signIn', signInTranslations)
  await loadTranslations('signIn')
  keepSharedDevice(tablet)
  const opened = await openPage({
    features: [pinsFeature, authFeature],
    path: '/who',
    routes: [
      { path: '/who', element: <WhoPage /> },
      { path: '/', element: <p>First screen</p> },
      { path: '/orders/5', element: <p>Order 5</p> },
      { path: '/login', element: <p>Password</p> },
    ],
    user: graceMwangi,
    answer({ path, body }) {
      asked.push(path)
      if (path === '/v1/restaurant/1') return aVenue()
      if (path === '/v1/read/device') return read ?? { ...tablet, id: 3, venueName: 'Harbour Hotel', people }
      if (path !== '/v1/use/pin') return undefined
      const sent = body as { pin: string }
      pins.push(sent)
      return onPin(sent)
    },
  })
  ;({ close } = opened)
  setToken(null)
  return { ...opened, pins, asked }
}

function refusal(code: number, reason: string, data: object = {}): Response {
  return Response.json(
    { name: 'Refused', message: 'Refused', code, className: '', data: { reason, ...data } },
    { status: code },
  )
}

it('takes the account from the answer to the PIN, and asks for the venue alone', async () => {
  const { user, asked } = await open()
  await user.click(await screen.findByRole('button', { name: 'Grace Mwangi' }))
  asked.length = 0

  await user.keyboard('4421{Enter}')

  expect(await screen.findByText('First screen')).toBeDefined()
  expect(asked).toEqual(['/v1/use/pin', '/v1/restaurant/1'])
})

it('signs in with a name, the digits and OK, and next time with the last digit', async () => {
  const { user, pins, router } = await open()
  await user.click(await screen.findByRole('button', { name: 'Grace Mwangi' }))
  for (const digit of '4421') await user.click(screen.getByRole('button', { name: digit }))
  expect(pins).toEqual([])
  await user.click(screen.getByRole('button', { name: 'OK' }))

  expect(await screen.findByText('First screen')).toBeDefined()
  expect(pins).toEqual([{ token: 'dev_1', userId: 7, pin: '4421' }])
  expect(getToken()).toBe('of-grace')

  setToken(null)
  await act(() => router.navigate('/who'))
  await user.click(await screen.findByRole('button', { name: 'Grace Mwangi' }))
  await user.keyboard('٤٤٢١')
  await waitFor(() => expect(pins).toHaveLength(2))
  expect(pins[1]).toMatchObject({ pin: '4421' })
})

it('names what is wrong with a PIN before it asks the server, and what the server says', async () => {
  const { user, pins } = await open({ onPin: () => refusal(401, 'pinWrong') })
  await user.click(await screen.findByRole('button', { name: 'Omar Siddiqui' }))
  await user.keyboard('48{Enter}')
  expect(await screen.findByText('Use 4 to 6 digits.')).toBeDefined()
  expect(pins).toEqual([])

  await user.keyboard('19{Enter}')
  expect(await screen.findByText('Wrong PIN. Try again.')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

it('keeps the reason of a refused PIN when OK is pressed after its last digit', async () => {
  const refused = () => refusal(401, 'pinWrong')
  const { user } = await open({ onPin: refused })
  await user.click(await screen.findByRole('button', { name: 'Grace Mwangi' }))

  await user.keyboard('123456')
  await screen.findByText('Wrong PIN. Try again.')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await user.click(screen.getByRole('button', { name: 'Delete the last digit' }))
  expect(screen.getByText('Wrong PIN. Try again.')).toBeDefined()
  await user.keyboard('1')

  expect(screen.queryByText('Wrong PIN. Try again.')).toBeNull()
})

it('says until when a person is locked, and lets others in', async () => {
  const { user, pins } = await open({ onPin: () => refusal(429, 'pinLocked', { retryAfter: 300 }) })
  await user.click(await screen.findByRole('button', { name: 'Omar Siddiqui' }))
  await user.keyboard('192837')
  expect(await screen.findByText(/Too many wrong PINs. Try again in (5:00|4:59)/)).toBeDefined()
  await user.keyboard('1928{Enter}')
  expect(pins).toHaveLength(1)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Omar Siddiqui'))
  await user.click(screen.getByRole('button', { name: 'Grace Mwangi' }))
  expect(screen.queryByText(/Too many/)).toBeNull()
})

it('brings the same person back to where they were, and another one to their first screen', async () => {
  const { user } = await open()
  setSessionText('left-at', '/orders/5')
  await user.click(await screen.findByRole('button', { name: 'Grace Mwangi' }))
  await user.keyboard('442157')
  expect(await screen.findByText('Order 5')).toBeDefined()
})

it('brings another person to their first screen', async () => {
  const { user } = await open()
  setSessionText('left-at', '/orders/5')
  // Somebody else was here.
  sessionStorage.setItem('brigade-keeper', '99')
  await user.click(await screen.findByRole('button', { name: 'Grace Mwangi' }))
  await user.keyboard('442157')
  expect(await screen.findByText('First screen')).toBeDefined()
})

it('has a search when there are many people', async () => {
  const many = Array.from({ length: 13 }, (_, id) => ({ id: id + 20, fname: `Ada${id}`, lname: 'Khan' }))
  const { user } = await open({ people: [...many, omar] })
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'OMAR{Enter}')

  expect(await screen.findByRole('heading', { name: 'Omar Siddiqui' })).toBeDefined()
})

it('says that the device was removed, forgets it and leads to the password', async () => {
  const { user } = await open({ read: refusal(401, 'deviceRemoved') })
  expect(await screen.findByText(/This device is no longer shared/)).toBeDefined()
  expect(sharedDevice.get()).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Sign in with a password' }))
  expect(await screen.findByText('Password')).toBeDefined()
})

it('says when the server does not answer, and that nobody has a PIN', async () => {
  const { user } = await open({ read: refusal(500, 'broken') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  close()

  await open({ people: [] })
  expect(await screen.findByText(/Nobody has a PIN here yet/)).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Sign in with a password' }))
})
