import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { openStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen, statusesIn } from '#features/orders/testing/open-screen.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'

let close = () => {}

afterEach(() => close())

const screens: [path: string, role: StaffRole, asked: readonly (readonly OrderStatus[])[]][] = [
  ['/orders', 'admin', [openStatuses]],
  ['/orders/list', 'orderTaker', [openStatuses]],
  ['/orders/active', 'waiter', [['ontheway', 'inprogress', 'delivered']]],
  [
    '/orders/kitchenorders',
    'chief',
    [
      ['inprogress', 'updated', 'ontheway'],
      ['delivered', 'cancelled', 'merged'],
    ],
  ],
]

describe('a live screen', () => {
  it.each(screens)('at %s of %s asks only for what it shows', async (path, role, asked) => {
    const { calls, close: end } = await openScreen({ path, role, orders: [] })
    close = end
    await screen.findByRole('heading', { level: 1 })

    const lists = () => calls.map(({ address }) => address).filter((address) => address.startsWith(`/${ordersPath}?`))

    await waitFor(() => expect(lists().map(statusesIn)).toEqual(asked))
  })

  it('takes orders in and lets them go as they come to stand and no longer stand as it shows', async () => {
    const [cooking, queued] = [
      anOrder({ id: 1, table: 'Room 1', status: 'inprogress' }),
      anOrder({ id: 2, table: 'Room 2' }),
    ]
    const { close: end } = await openScreen({ path: '/orders/active', role: 'waiter', orders: [cooking, queued] })
    close = end
    await screen.findByRole('link', { name: 'Room 1' })
    expect(screen.queryByRole('link', { name: 'Room 2' })).toBeNull()

    const changed: Order[] = [
      { ...cooking, version: 2, status: 'updated' },
      { ...queued, version: 2, status: 'inprogress' },
    ]
    await receiveEvent(ordersPath, changed)

    expect(screen.getByRole('link', { name: 'Room 2' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Room 1' })).toBeNull()
    expect(screen.getByRole('region', { name: 'In Progress 1' })).toBeDefined()
  })
})
