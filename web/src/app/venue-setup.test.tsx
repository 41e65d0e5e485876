import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { featureList } from '#app/feature-list.ts'
import { VenueSetup } from '#features/auth/parts/venue-setup.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { registerFeature } from '#kit/features/register-feature.ts'
import { signIn } from '#kit/calls/session.ts'

beforeAll(async () => {
  for (const feature of featureList) registerFeature(feature)
  registerTranslations('shell', {
    en: () => import('#app/i18n/en/shell.ts'),
    ar: () => import('#app/i18n/ar/shell.ts'),
  })
  await loadTranslations('shell', 'auth')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  [
    'admin',
    [
      ['Menu', ['Menu', 'Imports', 'POS']],
      ['Tables and rooms', ['Table setup', 'QR codes']],
      ['Service', ['Allergy words', 'Request times', 'Push notifications']],
      ['Payments', ['Payments']],
      ['Printing', ['Receipt layout', 'Printers']],
      ['System', ['Jobs', 'Audit log', 'API keys']],
    ],
  ],
  [
    'manager',
    [
      ['Menu', ['Imports']],
      ['Tables and rooms', ['Table setup', 'QR codes']],
      ['Service', ['Allergy words', 'Request times', 'Push notifications']],
      ['Printing', ['Receipt layout', 'Printers']],
      ['System', ['Audit log']],
    ],
  ],
  [
    'orderTaker',
    [
      ['Menu', ['Imports']],
      ['Printing', ['Printers']],
    ],
  ],
  ['supermanager', [['Menu', ['Imports']]]],
] as const)('leads the %s to the set-up that they may open, by task', async (role, tasks) => {
  await open(role)

  expect(shownTasks()).toEqual(tasks)
})

it.each(['waiter', 'chief', 'marketing', 'finance'] as const)('says nothing of set-up to the %s', async (role) => {
  await open(role)

  expect(screen.queryByRole('region')).toBeNull()
})

it('leads the manager of a venue that only prints receipts to its tables and its printing alone', async () => {
  await open('manager', aVenue({ isReciptPrintingOnly: true }))

  expect(shownTasks()).toEqual([
    ['Tables and rooms', ['Table setup']],
    ['Printing', ['Receipt layout', 'Printers']],
  ])
})

function shownTasks() {
  const region = screen.getByRole('region', { name: 'Venue setup' })
  return within(region)
    .getAllByRole('list')
    .map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ])
}

async function open(role: StaffRole, venue = aVenue()): Promise<void> {
  const user = aUser({ role })
  const answers: Record<string, object> = {
    '/v1/authentication': { accessToken: 'a-token', user },
    '/v1/userdata': user,
  }
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? venue))
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <VenueSetup /> }])} />)
}
