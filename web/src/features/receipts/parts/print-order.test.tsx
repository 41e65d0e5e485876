import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
// Else it is fetched when it is first drawn, which takes its time.
import '#features/receipts/receipts.bill-parts.ts'
import '#features/receipts/receipts.order-parts.ts'
import { BillParts } from '#features/orders/bill/bill-parts.tsx'
import { OrderParts } from '#features/orders/order/order-parts.tsx'
import { orderEvents } from '#features/orders/orders.queries.ts'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { fetchBillParts, fetchOrderParts } from '#kit/order-parts.ts'
import { queryClient } from '#kit/query-client.ts'
import { registerFeature } from '#kit/register-feature.ts'
import { signIn, signOut } from '#kit/session.ts'

afterEach(async () => {
  cleanup()
  await signOut()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(role: StaffRole) {
  const windows: string[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    windows.push(String(address))
    return { closed: true } as Window
  })
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://brigade')
    const user = aUser({ role })
    if (pathname === '/v1/authentication') return Response.json({ accessToken: 'a-token', user })
    return Response.json(pathname === '/v1/userdata' ? user : aVenue())
  })
  registerFeature(receiptsFeature)
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  await fetchOrderParts()
  render(
    <QueryClientProvider client={queryClient}>
      <OrderParts order={anOrder({ id: 7 })} />
    </QueryClientProvider>,
  )
  return { windows }
}

it('prints the receipt and the kitchen ticket of an order by a press', async () => {
  const { windows } = await open('waiter')

  await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }))
  await userEvent.click(screen.getByRole('button', { name: 'Kitchen ticket' }))

  expect(windows).toEqual(['/autoprint?oid=7', '/autoprint?oid=7&what=kitchen'])
})

it('has the log of the order asked for again when somebody comes back from the window', async () => {
  await open('waiter')
  await screen.findByRole('button', { name: 'Receipt' })
  const { queryKey } = orderEvents({ id: 7, version: 1, isEnabled: true })
  queryClient.setQueryData(queryKey, [])

  act(() => void dispatchEvent(new Event('focus')))

  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('is nothing for those who may not print', async () => {
  await open('finance')

  await waitFor(() => expect(queryClient.getQueryData(['orders', 'parts'])).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

it('prints the receipt of a whole bill by a press', async () => {
  const { windows } = await open('chief')
  await fetchBillParts()
  render(
    <QueryClientProvider client={queryClient}>
      <BillParts id={3} billed={[]} />
    </QueryClientProvider>,
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Print bill' }))

  expect(windows).toEqual(['/autoprint?bill=3'])
})
