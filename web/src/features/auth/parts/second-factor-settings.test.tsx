import type { SecondFactor } from '@brigade/domain/auth/second-factor.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { SecondFactorSettings } from '#features/auth/parts/second-factor-settings.tsx'
import { secondFactorTranslations } from '#features/auth/auth-translations.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { openPart } from '#kit/testing/open-part.tsx'

const off: SecondFactor = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false }
const on: SecondFactor = { ...off, isOn: true, since: '2026-03-04T08:00:00.000Z', recoveryCodesLeft: 10 }
const setUp = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', challenge: 'a-challenge', expiresAt: on.since }
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `7K2M-Q0XA-9D3F-PT5${place}`)

let close = () => {}
afterEach(() => close())

it('sets up the second factor: the password, the first code, and then the recovery codes', async () => {
  const { user, sent } = await open(off)

  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  await user.type(screen.getByLabelText('Current password'), 'brigade-demo{Enter}')
  await user.type(await screen.findByLabelText('Code'), '١٢٣٤٥٦{Enter}')
  const codes = await screen.findByRole('list', { name: 'Recovery codes' })

  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(recoveryCodes)
  expect(sent()).toEqual([
    ['/v1/begin/second-factor', { currentPassword: 'brigade-demo' }],
    ['/v1/confirm/second-factor', { challenge: 'a-challenge', code: '١٢٣٤٥٦' }],
  ])
  await user.click(screen.getByRole('button', { name: 'I saved the codes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks for password and code to turn it off, and shows what the server refuses at its field', async () => {
  const { user } = await open(on)
  await screen.findByText('10 recovery codes left.')

  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  const dialog = screen.getByRole('dialog', { name: 'Turn off the second factor?' })
  await user.type(within(dialog).getByLabelText('Current password'), 'brigade-demo')
  await user.type(within(dialog).getByLabelText('Code'), '000000')
  await user.click(within(dialog).getByRole('button', { name: 'Turn off' }))

  expect(await within(dialog).findByText('This code is wrong.')).toBeDefined()
})

it('can’t be turned off where it is required', async () => {
  await open({ ...on, isRequired: true, recoveryCodesLeft: 1 })

  await screen.findByText('Your role must have it.')
  screen.getByText('1 recovery code left.')
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
  screen.getByRole('button', { name: 'Move to another phone' })
})

it('is not offered to roles that may not have one', async () => {
  await open(off, 'waiter')

  await waitFor(() => expect(asked).toBe(1))
  expect(screen.queryByRole('button')).toBeNull()
})

let asked = 0

async function open(factor: SecondFactor, role: 'admin' | 'waiter' = 'admin') {
  asked = 0
  const calls: [string, unknown][] = []
  registerTranslations('secondFactor', secondFactorTranslations)
  await loadTranslations('secondFactor')
  const opened = await openPart({
    features: [authFeature],
    element: <SecondFactorSettings />,
    user: aUser({ role }),
    answer: ({ path, body }) => {
      if (path === '/v1/second-factor') asked += 1
      if (path === '/v1/second-factor') return factor
      if (path === '/v1/end/second-factor') return wrongCode()
      calls.push([path, body])
      return path === '/v1/begin/second-factor' ? setUp : { recoveryCodes }
    },
  })
  close = opened.close
  return { user: opened.user, sent: () => calls }
}

function wrongCode(): Response {
  const message = 'This code is wrong.'
  const data = { reason: 'wrongCode', fields: { code: message }, codes: { code: 'wrongCode' } }
  return Response.json({ name: 'BadRequest', message, code: 400, className: 'bad-request', data }, { status: 400 })
}
