import type { ApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/machines/api-keys.page.tsx'
import { machinesFeature } from '#features/machines/machines.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const key: ApiKey = {
  id: 7,
  restaurantId: 1,
  name: 'Loyalty',
  scopes: ['read', 'orders'],
  createdAt: '2026-03-04T08:00:00.000Z',
  createdBy: 'Nadia Rahal',
  lastUsedAt: null,
  revokedAt: null,
  revokedBy: null,
}

let close = () => {}

afterEach(() => close())

async function open(keys: ApiKey[], secret: string | null = 'brg_secret') {
  const writes: object[] = []
  let known = keys
  const opened = await openPage({
    features: [machinesFeature, venuesFeature, authFeature],
    path: '/api-keys',
    user: aUser({ role: 'admin' }),
    answer({ method, service, id, body }) {
      if (service === 'restaurant') return [aVenue()]
      if (service !== 'api-keys') return undefined
      if (method === 'GET') return known
      writes.push({ method, id, body })
      if (method === 'DELETE') {
        known = known.map((each) => ({ ...each, revokedAt: '2026-03-04T09:00:00.000Z' }))
        return known[0]
      }
      const made = { ...key, ...(body as object), id: 8 }
      known = [made, ...known]
      return { ...made, key: secret }
    },
  })
  close = opened.close
  return { ...opened, writes }
}

it('lists what each key may do, and when it was used last', async () => {
  await open([key, { ...key, id: 6, name: 'Old', scopes: null, revokedAt: '2026-03-04T08:30:00.000Z' }])

  expect(await screen.findByText('Read menus, orders and bills, Place orders')).toBeDefined()
  expect(screen.getByText('Full access')).toBeDefined()
  expect(screen.getAllByText('Never')).toHaveLength(2)
  expect(screen.getByText('Revoked')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1)
})

it('creates a key and shows it once, and says what is wrong before it is sent', async () => {
  const { user, writes } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Create key' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText('Enter a name.')).toBeDefined()
  expect(screen.getByText('Choose what the key may do.')).toBeDefined()
  expect(writes).toEqual([])

  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kiosk')
  await user.click(screen.getByRole('checkbox', { name: 'Place orders' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create key' }))

  const shown = within(await screen.findByRole('dialog', { name: 'The key of Kiosk' }))
  expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Key' }).value).toBe('brg_secret')
  expect(writes).toMatchObject([{ method: 'POST', body: { restaurantId: 1, name: 'Kiosk', scopes: ['orders'] } }])
  await user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByDisplayValue('brg_secret')).toBeNull())
  expect(await screen.findByText('Kiosk')).toBeDefined()
})

it('says that a key is lost whose answer was', async () => {
  const { user } = await open([], null)
  await user.click(await screen.findByRole('button', { name: 'Create key' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Kiosk')
  await user.click(screen.getByRole('checkbox', { name: 'Place orders' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create key' }))

  expect(await screen.findByText(/its answer was lost/)).toBeDefined()
})

it('revokes a key after a question', async () => {
  const { user, writes } = await open([key])
  await user.click(await screen.findByRole('button', { name: 'Revoke: Loyalty' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke key' }))

  expect(await screen.findByText('Revoked')).toBeDefined()
  expect(writes).toMatchObject([{ method: 'DELETE', id: '7' }])
})
