import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { aPayment, aPaymentEvent } from '@brigade/domain/testing/payments.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/payments/payments.bill-parts.ts'
import { BillParts } from '#features/orders/bill/bill-parts.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { paymentsFeature } from '#features/payments/payments.feature.tsx'
import { startPaymentsLive } from '#features/payments/payments.live.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import type { PageCall } from '#kit/testing/open-page.tsx'
import { openPart } from '#kit/testing/open-part.tsx'

let close = () => {}

afterEach(() => close())

it('lists what was paid for each order of the bill, in whatever way', async () => {
  const asked = await open({
    payments: [
      aPayment({ orderId: 61 }),
      aPayment({ id: 2, orderId: 62, kind: 'cash', provider: null, reference: null, by: 'Omar Said', amount: 30 }),
      aPayment({ id: 3, orderId: 62, kind: 'cash', provider: null, reference: null, by: 'Omar Said', amount: -30 }),
    ],
  })

  const panel = within(await screen.findByRole('region', { name: 'Payments received' }))
  const entries = (await panel.findAllByRole('listitem')).map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  )
  expect(entries[0]).toMatch(/^Paid online.*#61.*AED 20\.00$/)
  expect(entries[1]).toMatch(/^Cash.*#62.*Omar Said.*AED 30\.00$/)
  expect(entries[2]).toMatch(/^Cash, reversed.*-AED 30\.00$/)
  expect(panel.getByRole('link', { name: '#61' }).getAttribute('href')).toBe('/orders/61')
  expect(String(asked.find(({ service }) => service === 'payment')?.query)).toContain('orderId')
})

it('says what has to go back for one of them, until somebody has seen to it', async () => {
  const alert = aPaymentEvent({ id: 5, orderId: 62, kind: 'refundDue', state: 'needsPerson', reason: 'refundDue' })
  await open({ alerts: [alert, { ...alert, id: 6, orderId: 99 }] })

  const panel = within(await screen.findByRole('region', { name: 'Payments received' }))
  expect(panel.getAllByRole('button', { name: 'Mark resolved' })).toHaveLength(1)
  expect(panel.getByRole('link', { name: '#62' }).getAttribute('href')).toBe('/orders/62')
  const settled: PaymentEvent = { ...alert, state: 'settled', version: 2 }
  act(() => applyNow(paymentEventsPath, settled))

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Payments received' })).toBeNull())
})

async function open({ payments = [], alerts = [] }: { payments?: Payment[]; alerts?: PaymentEvent[] }) {
  const asked: PageCall[] = []
  const opened = await openPart({
    features: [ordersFeature, paymentsFeature],
    user: aUser({ role: 'manager' }),
    start: startPaymentsLive,
    element: (
      <VenueBookProvider>
        <BillParts
          id={9}
          billed={[
            { id: 61, version: 1 },
            { id: 62, version: 1 },
          ]}
        />
      </VenueBookProvider>
    ),
    answer: (call) => {
      asked.push(call)
      if (call.service === 'restaurant') return aVenue()
      if (call.service === 'payment-event') return alerts
      return call.service === 'payment' ? payments : undefined
    },
  })
  close = opened.close
  return asked
}
