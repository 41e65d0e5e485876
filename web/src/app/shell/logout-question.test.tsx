import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LogoutQuestion } from '#app/shell/logout-question.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { connection } from '#kit/live/connection.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { getToken } from '#kit/calls/token.ts'
import { ask, registerSender } from '#kit/outbox/outbox.ts'

const words = '1 room is not cleared yet.'

let held: number
let isReachable: boolean
let close = () => {}

beforeEach(() => {
  held = 1
  isReachable = true
})

afterEach(() => {
  close()
  connection.set('connecting')
})

it('sends first what was not sent yet', async () => {
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Log out' }))

  await expect.poll(getToken).toBeNull()
  expect(held).toBe(0)
})

it('tells what could not be sent, and leaves at the next press that follows', async () => {
  isReachable = false
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText(words)).toBeDefined()
  expect(getToken()).not.toBeNull()
  await expect
    .poll(async () => {
      await user.click(screen.getByRole('button', { name: 'Log out' }))
      return getToken()
    })
    .toBeNull()

  expect(held).toBe(1)
})

it('tells at once what can’t be sent without a line', async () => {
  connection.set('offline')
  const { user } = await open()

  expect(screen.getByText(words)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Log out' }))

  await expect.poll(getToken).toBeNull()
  expect(held).toBe(1)
})

async function open() {
  const page = await openPage({
    features: [traysFeature],
    path: '/',
    routes: [{ path: '/', element: <LogoutQuestion onCancel={() => undefined} /> }],
    user: aUser(),
    answer: () => undefined,
    start: holdRoom,
  })
  ;({ close } = page)
  return page
}

/** Holds back the clearing of a room. */
async function holdRoom() {
  const stop = registerSender('rooms', () => ({
    send: async () => {
      if (!isReachable) throw new TypeError('no network')
      held = 0
    },
    unfinishedText: () => words,
  }))
  await ask({ name: 'room', kind: 'rooms', place: 'memory', request: null, heldForMs: 60_000 })
  return stop
}
