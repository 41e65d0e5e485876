import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/receipts/receipts.order-parts.ts'
import { OrderParts } from '#features/orders/order/order-parts.tsx'
import { orderEvents } from '#features/orders/records/orders.queries.ts'
import { PrintAtPrinters } from '#features/printers/parts/print-at-printers.tsx'
import { printersFeature } from '#features/printers/printers.feature.tsx'
import { startPrintersLive } from '#features/printers/printers.live.ts'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { queryClient } from '#kit/calls/query-client.ts'
import { openPart } from '#kit/testing/open-part.tsx'

let close = () => {}

afterEach(() => close())

const places = [
  { id: 1, restaurantId: 1, name: 'Kitchen', prints: ['kitchen'] },
  { id: 2, restaurantId: 1, name: 'Bar', prints: ['receipt', 'kitchen'] },
]

/** Opens the printing part of the page of order 7 at a venue with these printers, unless another element is given. */
async function open(role: StaffRole, element = <OrderParts order={anOrder({ id: 7 })} />) {
  const asked: { printerId?: number; idempotencyKey: string }[] = []
  const answers = { print: () => Response.json({ jobs: [] }, { status: 201 }) }
  const opened = await openPart({
    features: [printersFeature, receiptsFeature],
    user: aUser({ role }),
    start: startPrintersLive,
    element,
    answer: ({ service, body }) => {
      if (service === 'print-places') return places
      if (service !== 'print') return aVenue()
      asked.push(body as (typeof asked)[number])
      return answers.print()
    },
  })
  close = opened.close
  return { asked, answers }
}

it('prints a receipt by a printer of the venue that takes receipts, and has the log asked for again', async () => {
  const { asked } = await open('orderTaker')
  const { queryKey } = orderEvents({ id: 7, version: 1, isEnabled: true })
  queryClient.setQueryData(queryKey, [])

  await userEvent.click(await screen.findByRole('button', { name: 'Print receipt at Bar' }))

  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
  expect(asked).toMatchObject([{ orderId: 7, what: 'receipt', printerId: 2 }])
  expect(screen.queryByRole('button', { name: 'Print receipt at Kitchen' })).toBeNull()
})

it('asks by the same key again after no answer, and by another one for one more copy', async () => {
  const { asked, answers } = await open('manager')
  const succeed = answers.print
  answers.print = () => Response.json({ code: 503, message: 'Busy' }, { status: 503 })
  const button = await screen.findByRole('button', { name: 'Print receipt at Bar' })

  await userEvent.click(button)
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  answers.print = succeed
  for (const presses of [1, 2]) {
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
    const before = asked.length
    await userEvent.click(button)
    await waitFor(() => expect(asked.length, `press ${presses}`).toBeGreaterThan(before))
  }

  const keys = asked.map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys.slice(0, -1)).size).toBe(1)
  expect(keys.at(-1)).not.toBe(keys[0])
})

it.each(['waiter', 'chief'] as const)(
  'offers the printers to the %s, and prints tickets where the kitchen has them',
  async (role) => {
    const { asked } = await open(role)
    expect(await screen.findByRole('button', { name: 'Print receipt at Bar' })).toBeDefined()

    await userEvent.click(screen.getByRole('button', { name: 'Print kitchen tickets' }))

    await waitFor(() => expect(asked).toMatchObject([{ orderId: 7, what: 'kitchen' }]))
    expect(asked[0]!.printerId).toBeUndefined()
  },
)

it('prints the receipt of a bill', async () => {
  const { asked } = await open('waiter', <PrintAtPrinters billId={3} />)

  await userEvent.click(await screen.findByRole('button', { name: 'Print bill at Bar' }))

  await waitFor(() => expect(asked).toMatchObject([{ billId: 3, what: 'bill', printerId: 2 }]))
})
