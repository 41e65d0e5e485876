import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { PayShareOnline, WatchSharePage } from '#features/payments/parts/pay-share.tsx'
import { paymentsFeature } from '#features/payments/payments.feature.tsx'
import type { ShownShare } from '#features/orders/public/bill-slots.ts'
import type { PageCall } from '#kit/testing/open-page.tsx'
import { openPart } from '#kit/testing/open-part.tsx'

let close = () => {}

beforeEach(() => sessionStorage.clear())

afterEach(() => close())

const checkout: Checkout = {
  id: 7,
  restaurantId: 1,
  tableId: 16,
  sitting: 1,
  provider: 'demo',
  state: 'open',
  amount: 35.2,
  rounding: 0,
  currency: 'AED',
  shares: [{ orderId: 61, amount: 35.2 }],
  url: '/pay/demo/abc',
  endReason: null,
  createdAt: '2026-03-04T08:00:00.000Z',
  expiresAt: '2026-03-04T08:31:00.000Z',
}

const share: ShownShare = {
  id: 9,
  billed: [{ id: 61, version: 1 }],
  venue: aVenue({ isOnlinePayment: true }),
  person: 1,
  amount: 35.2,
}

it('is paid by the guest on a page for exactly its amount, which is heard of', async () => {
  const calls: PageCall[] = []
  const onPaid = vi.fn<(amount: number) => void>()
  const user = await open({ calls, onPaid })

  await user.click(await screen.findByRole('button', { name: 'Show QR code' }))

  expect(await screen.findByText(/pay AED.35\.20/)).toBeDefined()
  expect(screen.getByRole('img', { name: 'QR code for guest 2' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open payment page' }).getAttribute('href')).toMatch(/\/pay\/demo\/abc$/)
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ billId: 9, amount: 35.2, guestNumber: 2 })
  expect(onPaid).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'An order becomes another' }))

  await waitFor(() => expect(onPaid.mock.calls).toEqual([[35.2]]))
})

it('is offered no page where the venue takes no online payments', async () => {
  await open({ shown: { ...share, venue: aVenue({ isOnlinePayment: false }) } })

  expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull()
})

type Open = { shown?: ShownShare; calls?: PageCall[]; onPaid?: (amount: number) => void }

/** Opens a share whose payment is watched, and the question how it is paid. */
async function open({ shown = share, calls = [], onPaid = () => {} }: Open) {
  function Share() {
    const [current, setCurrent] = useState(shown)
    return (
      <>
        <button type="button" onClick={() => setCurrent({ ...shown, billed: [{ id: 61, version: 2 }] })}>
          An order becomes another
        </button>
        <WatchSharePage {...current} onPaid={onPaid} />
        <PayShareOnline {...current} />
      </>
    )
  }
  const opened = await openPart({
    features: [ordersFeature, paymentsFeature],
    user: aUser({ role: 'waiter' }),
    element: <Share />,
    answer: (call) => {
      calls.push(call)
      if (call.service !== 'checkout') return undefined
      return call.method === 'POST' ? checkout : { ...checkout, state: 'paid' }
    },
  })
  close = opened.close
  return opened.user
}
