import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import type { VenueOverview } from '@brigade/domain/overview/overview.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { startOverviewLive } from '#features/overview/overview.live.ts'
import { overviewFeature } from '#features/overview/overview.feature.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { openPage } from '#kit/testing/open-page.tsx'

const quiet: VenueOverview = {
  id: 1,
  name: 'Harbour Hotel',
  currency: 'AED',
  isRestaurant: false,
  incoming: 0,
  updated: 0,
  inProgress: 0,
  lateAt: [],
  requests: 0,
  trayRooms: 0,
  overnightTrays: 0,
  posErrors: 0,
  printerTroubles: 0,
  isPaused: false,
  today: { orders: 3, orderPrice: 120 },
  lastWeek: { orders: 2, orderPrice: 80 },
}
const busy: VenueOverview = {
  ...quiet,
  id: 2,
  name: 'Olive Street Kitchen',
  incoming: 2,
  updated: 1,
  inProgress: 4,
  lateAt: ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'],
  requests: 1,
  trayRooms: 2,
  overnightTrays: 3,
  posErrors: 1,
  printerTroubles: 1,
  isPaused: true,
}

let close = () => {}

afterEach(() => close())

async function openOverview(venues: VenueOverview[]) {
  const calls: unknown[] = []
  const counted: { venues: VenueOverview[]; until?: Promise<void> } = { venues }
  const opened = await openPage({
    features: [overviewFeature],
    path: '/overview',
    routes: overviewFeature.routes,
    user: aUser({ role: 'organization' }),
    answer: async ({ path, body }) => {
      if (path !== '/v1/overview') return []
      calls.push(body)
      const asked = (body as { restaurantId?: { $in: number[] } }).restaurantId?.$in
      const answered = counted.venues.filter(({ id }) => !asked || asked.includes(id))
      await counted.until
      return { venues: answered }
    },
  })
  close = opened.close
  await screen.findByRole('heading', { level: 1, name: 'Overview' })
  return { ...opened, calls, counted }
}

it('shows each venue with what happens there, the worst first', async () => {
  await openOverview([quiet, busy])

  const [first, second] = await screen.findAllByRole('listitem')
  const worst = within(first!)
  for (const text of [
    '1 late',
    'Paused',
    '2 in queue',
    '4 in progress',
    '1 updated',
    '1 POS error',
    '1 printer failing',
    '1 request',
    '2 rooms with trays',
    '3 overnight trays',
  ])
    expect(worst.getByText(text)).toBeDefined()
  expect(worst.getByRole('link').getAttribute('href')).toBe('/orders?venue=2')
  expect(within(second!).getByText('Nothing open')).toBeDefined()
  expect(second!.textContent.replaceAll('\u00a0', ' ')).toContain('AED 120.00 today')
  expect(within(second!).getByText('3 orders, 2 then')).toBeDefined()
})

it('counts the venue of an event again, and no other', async () => {
  const { calls, counted } = await openOverview([quiet, { ...busy, id: 2 }])
  await screen.findByText('Nothing open')
  const stop = await startOverviewLive()
  counted.venues = [{ ...quiet, incoming: 7 }, busy]

  await receiveEvent(ordersPath, anOrder({ id: 900, restaurantId: 1 }))

  expect(await screen.findByText('7 in queue', {}, { timeout: 5_000 })).toBeDefined()
  stop()
  expect(calls).toEqual([{}, { restaurantId: { $in: [1] } }])
})

it('shows the newest counts, also if the answer before them is late', async () => {
  const { calls, counted } = await openOverview([quiet])
  await screen.findByText('Nothing open')
  const stop = await startOverviewLive()
  const late = Promise.withResolvers<void>()
  counted.until = late.promise
  counted.venues = [{ ...quiet, incoming: 7 }]
  await receiveEvent(ordersPath, anOrder({ id: 900, restaurantId: 1 }))
  await waitFor(() => expect(calls).toHaveLength(2), { timeout: 5_000 })

  counted.until = Promise.resolve()
  counted.venues = [{ ...quiet, incoming: 6 }]
  await receiveEvent(ordersPath, anOrder({ id: 901, restaurantId: 1 }))
  await rest(1_500)
  late.resolve()

  expect(await screen.findByText('6 in queue', {}, { timeout: 5_000 })).toBeDefined()
  await rest(1_500)
  expect(screen.getByText('6 in queue')).toBeDefined()
  stop()
})

/** Waits longer than the overview gathers events. */
const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

it('says so if there are no venues', async () => {
  await openOverview([])

  expect(await screen.findByText('No venues.')).toBeDefined()
})
