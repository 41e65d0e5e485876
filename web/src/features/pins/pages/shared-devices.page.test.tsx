import type { SharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/pins/pages/shared-devices.page.tsx'
import { pinsFeature } from '#features/pins/pins.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { getToken } from '#kit/calls/token.ts'
import { keepSharedDevice, sharedDevice } from '#kit/device/shared-device.ts'
import { openPage } from '#kit/testing/open-page.tsx'

const bar: SharedDevice = {
  id: 7,
  restaurantId: 1,
  name: 'Bar tablet',
  lockAfterMinutes: 10,
  createdAt: '2026-03-04T08:00:00.000Z',
  createdBy: 'Layla Haddad',
  lastSeenAt: null,
}
const grace = { id: 6, fname: 'Grace', lname: 'Mwangi', role: 'waiter', setAt: '2026-03-04T08:00:00.000Z' }

let close = () => {}

afterEach(() => {
  close()
  keepSharedDevice(null)
})

type Answers = { devices?: SharedDevice[]; token?: string | null; pins?: unknown }

async function open({ devices = [bar], token = 'dev_1', pins = [grace] }: Answers = {}) {
  const writes: object[] = []
  const opened = await openPage({
    features: [pinsFeature, venuesFeature, authFeature],
    path: '/shared-devices',
    user: aUser({ role: 'admin' }),
    answer({ method, service, id, body }) {
      if (service === 'restaurant') return [aVenue()]
      if (method !== 'GET') writes.push({ method, service, id, body })
      if (service === 'pins') return method === 'GET' ? pins : grace
      if (service !== 'shared-devices') return undefined
      if (method === 'GET') return devices
      return method === 'POST' ? { ...bar, ...(body as object), id: 8, token } : bar
    },
  })
  ;({ close } = opened)
  return { ...opened, writes }
}

async function share(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Share this device' }))
  await user.click(await screen.findByRole('button', { name: 'Share device' }))
  expect(await screen.findByText('Enter a name.')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: /^Name of the device/ }), 'Terrace')
  await user.click(screen.getByRole('button', { name: 'Share device' }))
}

it('shares this device, which keeps its token, and leaves no session open on it', async () => {
  const { user, writes } = await open({ devices: [] })
  await share(user)

  await waitFor(() => expect(getToken()).toBeNull())
  expect(sharedDevice.get()).toEqual({ token: 'dev_1', restaurantId: 1, name: 'Terrace', lockAfterMinutes: 10 })
  expect(writes[0]).toMatchObject({ method: 'POST', body: { restaurantId: 1, name: 'Terrace', lockAfterMinutes: 10 } })
})

it('says that the answer with the token was lost', async () => {
  const { user } = await open({ devices: [], token: null })
  await share(user)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sharedDevice.get()).toBeNull()
  expect(getToken()).not.toBeNull()
})

it('removes a device after a question', async () => {
  const { user, writes } = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove: Bar tablet' }))
  await user.click(await screen.findByRole('button', { name: 'Remove device' }))

  await waitFor(() => expect(writes).toMatchObject([{ method: 'DELETE', service: 'shared-devices', id: '7' }]))
})

it('clears the PIN of a person after a question', async () => {
  const { user, writes } = await open()
  const people = within(await screen.findByRole('region', { name: 'People with a PIN' }))
  await user.click(await people.findByRole('button', { name: 'Clear the PIN of Grace Mwangi' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear PIN' }))

  await waitFor(() => expect(writes).toMatchObject([{ method: 'DELETE', service: 'pins', id: '6' }]))
})

it('says where the passphrase is entered that protects the names of staff', async () => {
  const refusal = { name: 'Forbidden', message: 'No', code: 403, className: '', data: { reason: 'passphraseNeeded' } }
  await open({ pins: Response.json(refusal, { status: 403 }) })

  expect(await screen.findByText(/Enter the staff passphrase/)).toBeDefined()
})
