import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/receipts/receipts.bill-parts.ts'
import '#features/receipts/receipts.order-parts.ts'
import { BillParts } from '#features/orders/bill/bill-parts.tsx'
import { OrderParts } from '#features/orders/order/order-parts.tsx'
import { orderSlot } from '#features/orders/public/order-slot.ts'
import { orderEvents } from '#features/orders/records/orders.queries.ts'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { connection } from '#kit/live/connection.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { openPart } from '#kit/testing/open-part.tsx'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

async function open(role: StaffRole, element = <OrderParts order={anOrder({ id: 7 })} />) {
  const windows: string[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    windows.push(String(address))
    return { closed: true } as Window
  })
  const opened = await openPart({
    features: [receiptsFeature],
    user: aUser({ role }),
    element,
    answer: () => aVenue(),
  })
  close = opened.close
  return { windows }
}

it('prints the receipt and the kitchen ticket of an order by a press', async () => {
  const { windows } = await open('waiter')

  await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }))
  await userEvent.click(screen.getByRole('button', { name: 'Kitchen ticket' }))

  expect(windows).toEqual(['/autoprint?oid=7', '/autoprint?oid=7&what=kitchen'])
})

it('opens no window while the server can’t be reached: none could print', async () => {
  const { windows } = await open('waiter')
  const button = await screen.findByRole('button', { name: 'Receipt' })

  act(() => connection.set('offline'))
  await userEvent.click(button)
  expect(windows).toEqual([])

  act(() => connection.set('online'))
  await userEvent.click(button)
  expect(windows).toEqual(['/autoprint?oid=7'])
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

  await waitFor(() => expect(queryClient.getQueryData(orderSlot.query().queryKey)).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

it('prints the receipt of a whole bill by a press', async () => {
  const { windows } = await open('chief', <BillParts id={3} billed={[]} />)

  await userEvent.click(await screen.findByRole('button', { name: 'Print bill' }))

  expect(windows).toEqual(['/autoprint?bill=3'])
})
