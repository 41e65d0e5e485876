import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aPayment, aPaymentEvent } from '@brigade/domain/testing/payments.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/payments/payments.order-parts.ts'
import { OrderParts } from '#features/orders/order/order-parts.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { startOrdersLive } from '#features/orders/records/orders.live.ts'
import { oneOrder } from '#features/orders/records/orders.queries.ts'
import { paymentsFeature } from '#features/payments/payments.feature.tsx'
import { startPaymentsLive } from '#features/payments/payments.live.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { openPart } from '#kit/testing/open-part.tsx'

type Opening = { order?: Partial<Order>; payments?: Payment[]; alerts?: PaymentEvent[]; role?: StaffRole }

let close = () => {}

afterEach(() => close())

it('lists what was paid and went back, through whom, and what is left', async () => {
  await open({
    order: { amountPaidOnline: 15, amountToBePaidOnline: 64.2 },
    payments: [aPayment(), aPayment({ id: 2, kind: 'refund', amount: -5, provider: 'webhook', reference: 're_2' })],
  })

  const [paid, back] = await entries()

  expect(paid).toContain('Paid online')
  expect(paid).toContain('AED 20.00')
  expect(paid).toContain('Stripe')
  expect(paid).toContain('pi_1')
  expect(back).toContain('Refunded online')
  expect(back).toContain('-AED 5.00')
  expect(back).toContain('Payment system')
  expect(panelText()).toContain('Remaining amount AED 64.20')
})

it('says what staff gave back, and what of it was taken back', async () => {
  const given = { provider: null, reference: null, by: 'Layla Haddad' } as const
  await open({
    order: { status: 'cancelled', refundDue: 0 },
    payments: [
      aPayment({ ...given, kind: 'refundInCash', amount: -20 }),
      aPayment({ ...given, id: 2, kind: 'refundInCash', amount: 20 }),
      aPayment({ ...given, id: 3, kind: 'refundByCard', amount: -20 }),
    ],
  })

  const [cash, takenBack, card] = await entries()

  expect(cash).toMatch(/^Refunded in cash.*-AED 20\.00$/)
  expect(takenBack).toMatch(/^Cash refund, reversed.*AED 20\.00$/)
  expect(card).toMatch(/^Refunded by card.*-AED 20\.00$/)
  expect(panelText()).not.toContain('Remaining amount')
})

it('says with which order a payment came or went, and no remainder of an order that was merged', async () => {
  const carried = { kind: 'carried', provider: null, by: 'Omar Nasser', reference: '#9' } as const
  await open({
    order: { mergedInto: 12 },
    payments: [aPayment(carried), aPayment({ ...carried, id: 2, amount: -20 })],
  })

  const [came, went] = await entries()

  expect(came).toContain('Moved from order #9')
  expect(came).toContain('Omar Nasser')
  expect(went).toContain('Moved back to order #9')
  expect(panelText()).not.toContain('Remaining amount')
})

it('shows a refund that is due until somebody resolves its alert', async () => {
  const due = aPaymentEvent({ state: 'needsPerson', kind: 'refundDue', reason: 'refundDue', reference: null })
  const { calls } = await open({ order: { refundDue: 20 }, payments: [aPayment()], alerts: [due] })
  expect(await screen.findByText('Overpaid – refund due.')).toBeDefined()
  expect(panelText().match(/AED 20\.00/g)).toHaveLength(2)
  expect(panelText()).not.toContain('Room')

  await userEvent.click(screen.getByRole('button', { name: 'Mark resolved' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Payment Alert for Order #7' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Refunded by staff' }))
  const confirm = dialog.getByRole('button', { name: 'Mark resolved' })
  await userEvent.click(confirm)

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark resolved' })).toBeNull())
  expect(calls).toContain(`PATCH /${paymentEventsPath}/1`)
})

it('shows of alerts those of its own order, and lets only those settle them who may', async () => {
  const alert = aPaymentEvent({ state: 'needsPerson', reason: 'amountTooLarge' })
  await open({ alerts: [alert, aPaymentEvent({ ...alert, id: 2, orderId: 8 })], role: 'orderTaker' })

  expect(await screen.findAllByText('More was paid than was due. None of it was added to the order.')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

it('comes as the first payment comes', async () => {
  const { order, payments } = await open({})
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(panel()).toBeNull()

  payments.push(aPayment())
  const paid: Order = { ...order, version: 2, amountPaidOnline: 20 }
  act(() => applyNow(ordersPath, paid))

  expect(await entries()).toHaveLength(1)
})

it.each<[string, Opening, string]>([
  ['shows the kitchen what was paid, and asks for no alerts', { role: 'chief', payments: [aPayment()] }, 'Paid online'],
  ['shows a waiter the same', { role: 'waiter', payments: [aPayment()] }, 'Paid online'],
])('%s', async (_what, opening, shown) => {
  const { calls } = await open(opening)

  expect((await entries())[0]).toContain(shown)
  expect(calls.filter((call) => call.includes(paymentEventsPath))).toEqual([])
})

function panel(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Payments received' })
}

function panelText(): string {
  return textOf(panel()!)
}

function textOf({ textContent }: HTMLElement): string {
  return textContent.replaceAll('\u00a0', ' ')
}

/** Returns the text of each payment. */
async function entries(): Promise<string[]> {
  const list = await screen.findByRole('list')
  return within(list).getAllByRole('listitem').map(textOf)
}

function Shown({ id }: { id: number }) {
  const { data } = useQuery(oneOrder(id))
  return data ? <OrderParts order={data} /> : null
}

/** Opens the parts of payments on the page of order 7, as a person of its venue. */
async function open({ order: differences = {}, payments = [], alerts = [], role = 'manager' }: Opening) {
  const calls: string[] = []
  const order = anOrder({ id: 7, ...differences })
  const opened = await openPart({
    features: [ordersFeature, paymentsFeature],
    user: aUser({ role }),
    start: [startOrdersLive, startPaymentsLive],
    element: (
      <VenueBookProvider>
        <Shown id={7} />
      </VenueBookProvider>
    ),
    answer: ({ method, path, service }) => {
      calls.push(`${method} ${path}`)
      if (service === 'restaurant') return aVenue()
      if (path === `/${ordersPath}/7`) return order
      if (method === 'PATCH') return { ...alerts[0], state: 'settled', version: 2 }
      if (path.startsWith(`/${paymentEventsPath}`)) return alerts
      return service === 'payment' ? payments : undefined
    },
  })
  close = opened.close
  return { calls, order, payments }
}
