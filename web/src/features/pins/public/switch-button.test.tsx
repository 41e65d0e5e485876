import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pinsFeature } from '#features/pins/pins.feature.tsx'
import { SwitchButton } from '#features/pins/public/switch-button.tsx'
import { readSessionText } from '#kit/calls/session-text.ts'
import { getToken } from '#kit/calls/token.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { deferReload } from '#kit/device/open-work.ts'
import { ask, registerSender } from '#kit/outbox/outbox.ts'
import { openPage } from '#kit/testing/open-page.tsx'

let closes: (() => void)[] = []

afterEach(() => {
  for (const close of closes) close()
  closes = []
})

async function open() {
  const page = await openPage({
    features: [pinsFeature],
    path: '/orders/list',
    routes: [{ path: '/orders/list', element: <SwitchButton /> }],
    user: aUser({ fname: 'Layla', lname: 'Haddad' }),
    answer: () => undefined,
  })
  closes.push(page.close)
  return page
}

const button = () => screen.getByRole('button', { name: /Layla Haddad.*Switch person/ })

it('shows who is signed in, and ends the session at a press', async () => {
  const { user } = await open()

  await user.click(button())

  await expect.poll(getToken).toBeNull()
})

it('is pressed by a shortcut', async () => {
  const { user } = await open()

  await user.keyboard('{Alt>}p{/Alt}')

  await expect.poll(getToken).toBeNull()
})

it('sends what was pressed before, as the person who pressed it', async () => {
  const { user } = await open()
  const tokens: (string | null)[] = []
  closes.push(registerSender('rooms', () => ({ send: async () => void tokens.push(getToken()) })))
  await ask({ name: 'room', kind: 'rooms', place: 'memory', request: null, heldForMs: 60_000 })

  await user.click(button())

  await expect.poll(getToken).toBeNull()
  expect(tokens).toEqual(['a-token'])
})

it('waits for a call that is under way', async () => {
  const { user } = await open()
  let answer = () => {}
  const called = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => new Promise<void>((resolve) => (answer = resolve)) })
    .execute(undefined)

  await user.click(button())
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  expect(getToken()).not.toBeNull()

  await act(async () => {
    answer()
    await called
  })
  await waitFor(() => expect(getToken()).toBeNull())
})

it('asks first if something would be lost, and leaves only after yes', async () => {
  const { user } = await open()
  closes.push(deferReload(() => true))

  await user.click(button())
  expect(await screen.findByText('Something on this screen is not saved.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Go back' }))
  expect(getToken()).not.toBeNull()

  await user.click(button())
  await user.click(await screen.findByRole('button', { name: 'Switch person' }))
  await expect.poll(getToken).toBeNull()
})

it('remembers for the same person where they were', async () => {
  const { user } = await open()
  history.replaceState(null, '', '/orders/list?late')

  await user.click(button())

  await expect.poll(getToken).toBeNull()
  expect(readSessionText('left-at')).toBe('/orders/list?late')
})
