import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterGuard, minutesAgo, openKitchen, ticketsOf } from '#features/orders/testing/open-kitchen.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { receiveEvent } from '#kit/testing/receive-event.ts'

afterEach(() => vi.restoreAllMocks())

describe('the dishes of all tickets', () => {
  it('sums each dish over all tickets, and shows all of them at a press', async () => {
    const [order] = ticketsOf(1) as [Order]
    const line = (index: number) => aCartLine({ itemId: index, name: { ...aCartLine().name, en: `Dish ${index}` } })
    const cart = Array.from({ length: 12 }, (_, index) => line(index + 1))
    const { press } = await openKitchen([{ ...order, cart: [...cart, { ...line(12), itemQty: 6 }] }])

    await press(/^All day 7× Dish 12 /)

    const list = within(screen.getByRole('dialog', { name: 'All day: dishes to cook' })).getAllByRole('listitem')
    expect(list).toHaveLength(12)
    expect(list[0]?.textContent).toBe('7×Dish 12')
  })

  it('does not list all dishes again on its own after there were none', async () => {
    const [order, next] = ticketsOf(2) as [Order, Order]
    const { tickets, press } = await openKitchen([order])
    const by = { by: 'Layla Haddad', byKind: 'staff' as const, byId: 4, at: new Date().toISOString() }
    await press(/^All day/)

    await receiveEvent(ordersPath, {
      ...order,
      version: 2,
      status: 'cancelled',
      lastAct: { act: 'cancel', fromStatus: 'inprogress', ...by },
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^All day/ })).toBeNull())
    await receiveEvent(ordersPath, next)

    await tickets.findByRole('link', { name: 'Room 2' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the last ready tickets', () => {
  it('recalls a ticket that was called ready by mistake', async () => {
    const [cooking, ready] = [...ticketsOf(1), anOrder({ id: 9, table: 'Room 9', status: 'ontheway' })] as [
      Order,
      Order,
    ]
    const recalled = { ...ready, version: 2, status: 'inprogress' as const, acceptedAT: minutesAgo(1) }
    const { tickets, press } = await openKitchen([cooking, ready], ({ address }) =>
      address === '/v1/recall/order' ? Response.json(recalled) : undefined,
    )

    await press('Recall')
    await press('Recall order #9, Room 9, to the kitchen')

    expect(await tickets.findByRole('link', { name: 'Room 9' })).toBeDefined()
  })

  it('names the last two ready tickets in the header, and lists all of them for Recall', async () => {
    const ready = Array.from({ length: 5 }, (_, index) =>
      anOrder({ id: index + 1, table: `Room ${index + 1}`, status: 'ontheway', cookedAt: minutesAgo(9 - index) }),
    )
    const { press } = await openKitchen([...ticketsOf(1).map((order) => ({ ...order, id: 90 })), ...ready])
    const last = within(screen.getByRole('region', { name: 'Last ready' }))
    expect(last.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Room 5', 'Room 4'])

    await press('Recall')

    expect(screen.getAllByRole('button', { name: /^Recall order/ })).toHaveLength(5)
  })

  it('does not list ready tickets again on its own after there were none', async () => {
    const ready = anOrder({ id: 9, table: 'Room 9', status: 'ontheway', cookedAt: minutesAgo(1) })
    const { press } = await openKitchen([...ticketsOf(1), ready])
    await press('Recall')

    await receiveEvent(ordersPath, { ...ready, version: 2, status: 'delivered' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Last ready' })).toBeNull())
    await receiveEvent(ordersPath, { ...ready, id: 10, table: 'Room 10' })

    await screen.findByRole('link', { name: 'Room 10' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('recalls nothing by a second tap on Recall in the header, at the place of the first ticket in the list', async () => {
    const ready = anOrder({ id: 9, table: 'Room 9', status: 'ontheway', cookedAt: minutesAgo(1) })
    const recalls: string[] = []
    await openKitchen([...ticketsOf(1), ready], ({ address }) => {
      if (address !== '/v1/recall/order') return undefined
      recalls.push(address)
      return Response.json({ ...ready, version: 2, status: 'inprogress', acceptedAT: minutesAgo(1) })
    })
    await act(placeAllTogether)
    stopTheClock()

    tapThere(screen.getByRole('button', { name: 'Recall' }))
    tapThere(await screen.findByRole('button', { name: 'Recall order #9, Room 9, to the kitchen' }))
    await afterGuard()

    expect(recalls).toEqual([])
  })
})
