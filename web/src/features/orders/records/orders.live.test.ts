import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveScreen } from '#features/orders/records/live-screens.ts'
import { openOrderLists } from '#features/orders/records/open-orders.ts'
import { startOrdersLive } from '#features/orders/records/orders.live.ts'
import { openOrders, orderKey } from '#features/orders/records/orders.queries.ts'
import { noteActedHere } from '#features/orders/records/acted-here.ts'
import { ownActOn } from '#features/orders/records/own-acts.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { useMenuCount } from '#kit/features/menu-counts.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'

let asked: string[] = []
let changed: Order[] = []
let stop = () => {}
let role: StaffRole = 'manager'

beforeEach(async () => {
  asked = []
  changed = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address))
    if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token' })
    if (address === '/v1/userdata') return Response.json(aUser({ role }))
    if (address === '/v1/restaurant/1') return Response.json(aVenue())
    return Response.json(address.includes('updatedAt') ? changed : [anOrder({ id: 1 }), anOrder({ id: 2 })])
  })
  queryClient.clear()
  await signIn({ email: 'manager@hotel.demo', password: 'brigade-demo' })
  stop = await startOrdersLive()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('after a lost line', () => {
  it('fetches exactly what changed at the venue since, and merges it', async () => {
    await queryClient.fetchQuery(openOrders(1, 'screens:ordersList'))
    changed = [
      anOrder({ id: 2, version: 3, status: 'completed' }),
      anOrder({ id: 1, version: 2, status: 'inprogress' }),
      anOrder({ id: 3, version: 1 }),
    ]

    await openOrderLists.catchUp({ restaurantId: 1 }, '2026-03-04T08:00:00.000Z')

    expect(asked.at(-1)).toBe('/v1/order?restaurantId=1&updatedAt[$gte]=2026-03-04T08:00:00.000Z&skipPaginate=true')
    expect(shown()).toEqual(['1 inprogress', '3 incoming'])
  })

  it('gives each list what stands as it shows, and takes from it what no longer does', async () => {
    await queryClient.fetchQuery(openOrders(1, 'screens:ordersActive'))
    changed = [anOrder({ id: 1, version: 2, status: 'inprogress' }), anOrder({ id: 3, version: 1 })]
    await openOrderLists.catchUp({ restaurantId: 1 }, '2026-03-04T08:00:00.000Z')
    expect(shown(1, 'screens:ordersActive')).toEqual(['1 inprogress'])

    changed = [anOrder({ id: 1, version: 3, status: 'updated' }), anOrder({ id: 3, version: 2, status: 'inprogress' })]
    await openOrderLists.catchUp({ restaurantId: 1 }, '2026-03-04T08:00:00.000Z')

    expect(shown(1, 'screens:ordersActive')).toEqual(['3 inprogress'])
  })

  it('asks for nothing while no screen shows orders', async () => {
    asked = []

    await openOrderLists.catchUp({ restaurantId: 1 }, '2026-03-04T08:00:00.000Z')

    expect(asked).toEqual([])
  })

  it('fails aloud when the server is still away, so that it is tried again', async () => {
    await queryClient.fetchQuery(openOrders(1, 'screens:ordersList'))
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network')
    })

    await expect(openOrderLists.catchUp({ restaurantId: 1 }, '2026-03-04T08:00:00.000Z')).rejects.toThrow(
      'The server did not answer.',
    )
  })
})

describe('a change', () => {
  it('that comes while a list is fetched takes out what the answer still has, and no screen shows', async () => {
    const fetched = queryClient.fetchQuery(openOrders(1, 'screens:ordersActive'))
    openOrderLists.apply([
      anOrder({ id: 1, version: 2, status: 'inprogress' }),
      anOrder({ id: 2, version: 2, status: 'updated' }),
    ])
    await fetched

    expect(shown(1, 'screens:ordersActive')).toEqual(['1 inprogress'])
  })

  it('reaches the board and the open page of the order, and an older one neither', async () => {
    await queryClient.fetchQuery(openOrders(1, 'screens:ordersList'))
    queryClient.setQueryData(orderKey(1), anOrder({ id: 1 }))

    openOrderLists.apply([anOrder({ id: 1, version: 3, status: 'ontheway' })])
    openOrderLists.apply([anOrder({ id: 1, version: 2, status: 'inprogress' })])

    expect(shown()).toEqual(['1 ontheway', '2 incoming'])
    expect(queryClient.getQueryData<Order>(orderKey(1))?.version).toBe(3)
  })

  it('of another venue changes nothing, except for those who see all', async () => {
    await queryClient.fetchQuery(openOrders(1, 'screens:ordersList'))
    await queryClient.fetchQuery(openOrders('all', 'screens:ordersAllVenues'))
    const elsewhere = anOrder({ id: 9, restaurantId: 2 })

    openOrderLists.apply([elsewhere])

    expect(shown()).toEqual(['1 incoming', '2 incoming'])
    expect(shown('all')).toContain('9 incoming')
  })
})

function shown(
  scope: number | 'all' = 1,
  screen: LiveScreen = scope === 1 ? 'screens:ordersList' : 'screens:ordersAllVenues',
): string[] {
  const { records = [] } = queryClient.getQueryData(openOrders(scope, screen).queryKey) ?? {}
  return records.map(({ id, status }) => `${id} ${status}`)
}

/** Returns an act that this user did a moment ago, as the server publishes it. */
function justAccepted(): Order {
  const by = { by: 'Layla Haddad', byKind: 'staff', byId: aUser().id, at: new Date().toISOString() } as const
  return anOrder({ id: 1, version: 2, status: 'inprogress', lastAct: { act: 'accept', fromStatus: 'incoming', ...by } })
}

it('offers again what was done just before the page was reloaded, also where its list shows it no more', async () => {
  await queryClient.fetchQuery(openOrders(1, 'screens:ordersActive'))
  noteActedHere(1)
  changed = [justAccepted()]

  await openOrderLists.catchUp({ restaurantId: 1 }, new Date().toISOString())

  expect(ownActOn(1)?.act).toBe('accept')
  const since = /updatedAt\[\$gte\]=([^&]*)/.exec(asked.at(-1)!)![1]!
  expect(Date.parse(since)).toBeLessThanOrEqual(Date.now() - undoSeconds * 1000)
})

it('forgets what somebody could take back, when they leave', () => {
  noteActedHere(1)
  applyNow(ordersPath, justAccepted())
  expect(ownActOn(1)?.act).toBe('accept')

  stop()

  expect(ownActOn(1)).toBeUndefined()
})

describe('who walks', () => {
  it('is told on every screen how many orders are ready', async () => {
    role = 'waiter'
    stop()
    await signIn({ email: 'waiter@hotel.demo', password: 'brigade-demo' })
    const { result, unmount } = renderHook(() => useMenuCount('/orders/active'))
    await act(async () => {
      stop = await startOrdersLive()
    })
    await waitFor(() => expect(queryClient.getQueryData(openOrders(1, 'screens:ordersActive').queryKey)).toBeDefined())
    expect(result.current).toBe(0)

    act(() => applyNow(ordersPath, anOrder({ id: 1, version: 2, status: 'ontheway' })))

    await waitFor(() => expect(result.current).toBe(1))
    unmount()
  })
})
