import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OwnPinForm } from '#features/pins/parts/own-pin-form.tsx'
import { pinsFeature } from '#features/pins/pins.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => close())

async function open(own: object, refusal?: object) {
  const sent: unknown[] = []
  const opened = await openPage({
    features: [pinsFeature],
    path: '/settings',
    routes: [{ path: '/settings', element: <OwnPinForm /> }],
    user: aUser(),
    answer({ method, service, body }) {
      if (service !== 'own-pin') return undefined
      if (method === 'GET') return own
      sent.push(body)
      return refusal
        ? Response.json(refusal, { status: 400 })
        : { hasPin: true, setAt: '2026-03-04T08:00:00.000Z', isSignedInByPin: false }
    },
  })
  ;({ close } = opened)
  return { ...opened, sent }
}

const none = { hasPin: false, setAt: null, isSignedInByPin: false }

it('sets a PIN in the digits of any keyboard, with the password', async () => {
  const { user, sent } = await open(none)
  expect(await screen.findByText('You have no PIN.')).toBeDefined()
  await user.type(screen.getByLabelText('New PIN'), '1234')
  await user.click(screen.getByRole('button', { name: 'Set PIN' }))
  expect(await screen.findByText('This PIN is easy to guess. Choose another one.')).toBeDefined()
  expect(await screen.findByText('Enter it to confirm that it is you.')).toBeDefined()
  expect(sent).toEqual([])

  await user.clear(screen.getByLabelText('New PIN'))
  await user.type(screen.getByLabelText('New PIN'), '٤٨٢١')
  await user.type(screen.getByLabelText('Your password'), 'brigade-demo')
  await user.click(screen.getByRole('button', { name: 'Set PIN' }))

  expect(await screen.findByText(/^You have had a PIN since/)).toBeDefined()
  expect(sent).toEqual([{ pin: '4821', currentPassword: 'brigade-demo' }])
})

it('asks people who signed in with their PIN for it, and removes it', async () => {
  const { user, sent } = await open({ hasPin: true, setAt: '2026-03-04T08:00:00.000Z', isSignedInByPin: true })
  await user.type(await screen.findByLabelText('Your current PIN'), '4821')
  await user.click(screen.getByRole('button', { name: 'Remove PIN' }))

  await waitFor(() => expect(sent).toEqual([{ pin: null, currentPin: '4821' }]))
})

it('shows what the server says at the field', async () => {
  const message = 'Your current password is wrong. Enter it again.'
  const data = {
    reason: 'currentPasswordWrong',
    fields: { currentPassword: message },
    codes: { currentPassword: 'currentPasswordWrong' },
  }
  const { user } = await open(none, { name: 'BadRequest', message, code: 400, className: '', data })
  await user.type(await screen.findByLabelText('New PIN'), '4821')
  await user.type(screen.getByLabelText('Your password'), 'not this one')
  await user.click(screen.getByRole('button', { name: 'Set PIN' }))

  expect(await screen.findByText(message)).toBeDefined()
})
