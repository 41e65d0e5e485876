import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { startOrdersLive } from '#features/orders/orders.live.ts'
import { RequestPopups } from '#features/requests/parts/request-popups.tsx'
import { startRequestsLive } from '#features/requests/requests.live.ts'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { registerFeature } from '#kit/register-feature.ts'
import { applyNow } from '#kit/live-rules.ts'
import { queryClient } from '#kit/query-client.ts'
import { signIn } from '#kit/session.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { untilPressesAreTaken } from '#kit/testing/one-place.ts'
import { offerPopupShelf } from '#kit/popup-shelf.ts'

aLoudspeaker()
let stopLive = () => {}

afterEach(() => {
  cleanup()
  stopLive()
  vi.unstubAllGlobals()
})

const queued = anOrder({ id: 7, table: 'Room 204', cart: [aCartLine({ itemQty: 2 })] })

it('says what is in an order that no list of this person has, and follows what becomes of it', async () => {
  const calls = await openPopups(queued)
  const [line] = queued.cart
  const words = `2× ${line!.name.en}`
  expect(await screen.findByText(words)).toBeDefined()

  const changed: Order = { ...queued, version: 2, cart: [{ ...line!, itemQty: 3 }] }
  await act(async () => {
    applyNow(ordersPath, changed)
    await new Promise((resolve) => setTimeout(resolve))
  })

  expect(screen.getByText(`3× ${line!.name.en}`)).toBeDefined()
  expect(calls.filter((address) => address.startsWith(`/${ordersPath}`))).toEqual([`/${ordersPath}/7`])
})

it('offers to be on it where a guest asks for a service, and is gone once somebody is', async () => {
  const towel = aRequest({ requestType: 'towel', orderId: null, table: 'Room 306' })
  const taken: GuestRequest = { ...towel, version: 2, takenBy: 'Omar', takenById: 9 }
  await openPopups(queued, [towel])

  const popup = within(await screen.findByRole('article'))
  expect(popup.getByRole('heading', { name: 'Waiter Request' })).toBeDefined()
  expect(popup.getByText('Room 306 asks for towels.')).toBeDefined()
  expect(popup.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(
    ['View', 'I’m on it', 'Close Popup'],
  )

  await act(async () => {
    applyNow(requestsPath, taken)
    await new Promise((resolve) => setTimeout(resolve))
  })

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

it.each(['card', 'bill', 'kitchen'] as const)(
  'is taken alike by who takes what is asked for: %s',
  async (requestType) => {
    const asked = aRequest({ id: 5, requestType, orderId: requestType === 'kitchen' ? queued.id : null })
    const calls = await openPopups(queued, [asked])

    const take = await screen.findByRole('button', { name: 'I’m on it' })
    await untilPressesAreTaken()
    await userEvent.click(take)

    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(calls).toContain('/v1/take/request')
    expect(calls).not.toContain(`/${requestsPath}/5`)
  },
)

it('lists what waits under its own name, where several wait', async () => {
  const wanted = (['towel', 'card', 'talk'] as const).map((requestType, index) =>
    aRequest({ id: index + 1, requestType, orderId: null, table: `Room 30${index}` }),
  )
  await openPopups(queued, wanted)

  const more = await screen.findByRole('button', { name: /^2 more requests wait/ })
  await untilPressesAreTaken()
  await userEvent.click(more)

  const list = within(await screen.findByRole('dialog', { name: 'Trays and Guest Requests' }))
  expect(list.getAllByRole('button', { name: 'I’m on it' })).toHaveLength(3)
})

/** The pop-ups of a waiter, whom a guest asks to cancel this order. */
async function openPopups(order: Order, requests = [aWishToCancel(order)]): Promise<string[]> {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    return Response.json(answerOf(address, { order, requests }))
  })
  for (const feature of [ordersFeature, requestsFeature]) registerFeature(feature)
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('orders', 'requests', 'ui')
  queryClient.clear()
  await signIn({ email: 'waiter@hotel.demo', password: 'brigade-demo' })
  const stops = [await startOrdersLive(), await startRequestsLive()]
  stopLive = () => {
    for (const stop of stops) stop()
  }
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <QueryClientProvider client={queryClient}>
          <div ref={offerPopupShelf} />
          <RequestPopups />
        </QueryClientProvider>
      ),
    },
  ])
  render(<RouterProvider router={router} />)
  return calls
}

type Known = { order: Order; requests: readonly GuestRequest[] }

function answerOf(address: string, { order, requests }: Known): unknown {
  if (address === '/v1/authentication') return { accessToken: 'a-token', user: aUser({ role: 'waiter' }) }
  if (address === '/v1/userdata') return aUser({ role: 'waiter' })
  if (address === '/v1/restaurant/1') return aVenue()
  if (address === '/v1/take/request') return { ...requests[0], version: 2, takenBy: 'Grace', takenById: 1 }
  if (address === `/${ordersPath}/${order.id}`) return order
  return address.startsWith('/v1/waiter') ? requests : []
}

function aWishToCancel({ id, table }: Order): GuestRequest {
  return aRequest({ requestType: 'orderCancellation', orderId: id, table })
}
