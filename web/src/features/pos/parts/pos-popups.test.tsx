import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aPosNotification } from '@brigade/domain/testing/pos.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PosPopups } from '#features/pos/parts/pos-popups.tsx'
import { posFeature } from '#features/pos/pos.feature.tsx'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { openPopups } from '#kit/testing/open-popups.tsx'

const patience = { timeout: 5_000 }
aLoudspeaker()
let close = async () => {}

afterEach(() => close())

const notices = [aPosNotification(), aPosNotification({ id: 2, orderId: 42, createdAt: '2026-03-04T08:01:00.000Z' })]

it('leads from the list of all to the order, and puts nothing aside for the others', async () => {
  const { router, writes } = await open(notices)
  const list = await openList()

  await userEvent.click(list.getAllByRole('link', { name: 'View' })[1]!)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/orders/42')
  expect(screen.getByRole('article').textContent).toContain('Order #41 isn’t at the POS')
  expect(writes).toEqual([])
})

it('is put aside from the list for all at the venue', async () => {
  const { writes } = await open(notices)
  const list = await openList()

  await userEvent.click(list.getAllByRole('button', { name: 'Close Popup' })[1]!)

  await waitFor(() => expect(list.getAllByRole('link', { name: 'View' })).toHaveLength(1), patience)
  expect(writes).toEqual(['PATCH /v1/pos-notifications/2'])
})

async function openList() {
  const more = await screen.findByRole('button', { name: /^1 more/ }, patience)
  await userEvent.click(more)
  const list = within(await screen.findByRole('dialog'))
  return list
}

/** Opens the pop-ups of a manager at a venue where these are not dismissed. */
async function open(waiting: readonly PosNotification[]) {
  const writes: string[] = []
  const opened = await openPopups({
    features: [posFeature],
    Popups: PosPopups,
    user: aUser(),
    answer: ({ method, path, service }) => {
      if (service === 'restaurant') return aVenue()
      if (method === 'GET') return waiting
      writes.push(`${method} ${path}`)
      return { ...waiting[1], isActive: false }
    },
  })
  close = opened.close
  return { router: opened.router, writes }
}
