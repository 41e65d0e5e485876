import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { webhooksPath } from '@brigade/domain/webhooks/webhooks.api.ts'
import type { Webhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { PausedWebhooksLine } from '#features/webhooks/public/paused-webhooks-line.tsx'
import { webhooksFeature } from '#features/webhooks/webhooks.feature.tsx'
import { startWebhooksLive } from '#features/webhooks/webhooks.live.ts'
import { openPart } from '#kit/testing/open-part.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'

const paused: Webhook = {
  id: 7,
  restaurantId: 1,
  name: 'Loyalty',
  url: 'https://example.com/',
  topics: ['orders'],
  isActive: false,
  failingSince: '2026-03-01T08:00:00.000Z',
  pausedAt: '2026-03-04T08:00:00.000Z',
  pauseReason: 'failed',
  oldSecretUntil: null,
  version: 2,
  createdAt: '2026-02-01T08:00:00.000Z',
  updatedAt: '2026-03-04T08:00:00.000Z',
  updatedBy: null,
}

let close = () => {}

afterEach(() => close())

async function open(role: StaffRole, webhooks: Webhook[]) {
  const shown = { webhooks }
  const opened = await openPart({
    features: [webhooksFeature, venuesFeature],
    user: aUser({ role }),
    element: <PausedWebhooksLine />,
    answer({ service }) {
      if (service === 'restaurant') return aVenue()
      return service === 'webhooks' ? shown.webhooks : undefined
    },
  })
  const stop = await startWebhooksLive()
  close = () => {
    stop()
    opened.close()
  }
  return shown
}

it('says which webhook was paused, leads to it, and is gone once it is resumed', async () => {
  const shown = await open('manager', [paused, { ...paused, id: 8, name: 'Kiosk', pausedAt: null }])

  expect(await screen.findByText('The webhook Loyalty failed for days and is paused.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/webhooks?venue=1')

  shown.webhooks = []
  await receiveEvent(webhooksPath, { ...paused, isActive: true, pausedAt: null })
  await waitFor(() => expect(screen.queryByText(/is paused/)).toBeNull(), { timeout: 5000 })
})

it('says that the address of one is gone', async () => {
  await open('manager', [{ ...paused, pauseReason: 'gone' }])

  expect(await screen.findByText('The address of the webhook Loyalty is gone, so it is paused.')).toBeDefined()
})

it('counts several, and says nothing to people who can’t change them', async () => {
  await open('manager', [paused, { ...paused, id: 8 }])
  expect(await screen.findByText('2 webhooks failed and are paused.')).toBeDefined()
  close()

  await open('waiter', [paused])
  expect(screen.queryByText(/paused/)).toBeNull()
})
