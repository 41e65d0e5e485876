import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '#kit/calls/query-client.ts'
import { billsKey } from '#features/orders/records/orders.queries.ts'
import { openMoney } from '#features/orders/testing/open-money.tsx'
import type { ScreenCall } from '#features/orders/testing/open-screen.tsx'

const order = anOrder({ id: 7, status: 'delivered' })

describe('tip and discount of an order that is completed', () => {
  const completed: Order = { ...order, status: 'completed' }
  const billOf = (closedAt: string | null) => ({
    answer: ({ address }: ScreenCall) =>
      address === `/v1/bill/${completed.billId}` ? Response.json({ id: completed.billId, closedAt }) : undefined,
  })

  it('may be others while its bill is open', async () => {
    const { money } = await openMoney(completed, billOf(null))

    expect(await money.findByRole('button', { name: 'Give discount' })).toBeDefined()
    expect(money.getByRole('button', { name: 'Add tip' })).toBeDefined()
  })

  it('stay as they are once its bill is closed', async () => {
    const { money } = await openMoney(completed, billOf('2026-03-04T12:00:00.000Z'))
    await waitFor(() => expect(queryClient.getQueryData([...billsKey, completed.billId])).toBeDefined())

    expect(money.getByRole('link', { name: /Bill/ })).toBeDefined()
    expect(money.queryByRole('button', { name: 'Give discount' })).toBeNull()
    expect(money.queryByRole('button', { name: 'Add tip' })).toBeNull()
  })
})

it('an order that the night left unfinished on a closed bill takes a tip, and no discount', async () => {
  const { money } = await openMoney(order, {
    answer: ({ address }) =>
      address === `/v1/bill/${order.billId}`
        ? Response.json({ id: order.billId, closedAt: '2026-03-04T12:00:00.000Z' })
        : undefined,
  })

  await waitFor(() => expect(money.queryByRole('button', { name: 'Give discount' })).toBeNull())
  expect(queryClient.getQueryData([...billsKey, order.billId])).toBeDefined()
  expect(money.getByRole('button', { name: 'Add tip' })).toBeDefined()
})
