import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

const cart = [aCartLine({ prepareTime: 10 })]

const orders = [
  anOrder({ id: 1, tableId: 1, status: 'delivered', createdAt: minutesAgo(99), deliveredAt: minutesAgo(61) }),
  anOrder({ id: 2, tableId: 2, status: 'inprogress', createdAt: minutesAgo(19), acceptedAT: minutesAgo(18), cart }),
  anOrder({ id: 3, tableId: 3, status: 'inprogress', createdAt: minutesAgo(15), acceptedAT: minutesAgo(14), cart }),
  anOrder({ id: 4, tableId: 4, status: 'incoming', createdAt: minutesAgo(7) }),
  anOrder({ id: 5, tableId: 5, status: 'ontheway', createdAt: minutesAgo(40), cookedAt: minutesAgo(6) }),
  anOrder({ id: 6, tableId: 6, status: 'incoming', createdAt: minutesAgo(4) }),
  anOrder({ id: 8, tableId: 8, status: 'ontheway', createdAt: minutesAgo(30), cookedAt: minutesAgo(2) }),
  anOrder({ id: 9, tableId: 9, status: 'updated', createdAt: minutesAgo(30), updatedAt: minutesAgo(1) }),
]

/** The kitchen calls the floor for the order that is ready. */
const pickUp = { requestType: 'kitchen', orderId: 8 } as const

const requests = [
  aRequest({ id: 1, tableId: 7, requestType: 'towel', orderId: null, createdAt: minutesAgo(3), dueAt: minutesAgo(-3) }),
  aRequest({ id: 2, tableId: 8, createdAt: minutesAgo(2), dueAt: minutesAgo(-3), ...pickUp }),
]

it('says which orders are late for their next stage: before all that is in time, unless they only wait to be completed', async () => {
  await open()

  await waitFor(() => expect(screen.getAllByText(/^late/)).toHaveLength(4))
  expect(tiles()).toEqual([
    ['Room 2', 'late 3', '1 order'],
    ['Room 4', 'late 2', '1 order'],
    ['Room 5', 'late 1', '1 order'],
    ['Room 7', 'request 3m'],
    ['Room 8', 'ready 2m', '1 request'],
    ['Room 6', 'new 4m'],
    ['Room 9', 'changed 1m'],
    ['Room 1', 'late 1', '1 order'],
    ['Room 3', 'cooking 14m'],
  ])
})

it('finds late orders by a press', async () => {
  const { user, router } = await open()

  await user.click(await screen.findByRole('button', { name: 'Late 4' }))

  expect(tiles().map(([name]) => name)).toEqual(['Room 2', 'Room 4', 'Room 5', 'Room 1'])
  expect(router.state.location.search).toBe('?show=late')
})

async function open() {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const opened = await openPage({
    features: [tablesFeature, ordersFeature, requestsFeature, venuesFeature],
    path: '/tables/management',
    user: aUser({ role: 'manager' }),
    answer: ({ service }) => {
      if (service === 'restaurant') return aVenue()
      if (service === 'table')
        return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => aTable({ id, name: `Room ${id}`, index: id }))
      if (service === 'waiter') return requests
      return service === 'order' ? orders : []
    },
  })
  ;({ close } = opened)
  return opened
}

/** Returns the name of each tile, its words, and what its signs say. */
function tiles(): string[][] {
  return screen.getAllByRole('link', { name: /^Room/ }).map((tile) => [
    tile.querySelector('bdi')!.textContent,
    tile.querySelector('[data-clock]')!.textContent,
    ...within(tile)
      .queryAllByRole('img')
      .map((sign) => sign.getAttribute('aria-label')!),
  ])
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString()
}
