import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { aPaymentEvent } from '@brigade/domain/testing/payments.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { startPaymentsLive } from '#features/payments/payments.live.ts'
import { paymentsFeature } from '#features/payments/payments.feature.tsx'
import { PaymentPopups } from '#features/payments/parts/payment-popups.tsx'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { applyNow } from '#kit/live-rules.ts'
import { offerPopupShelf } from '#kit/popup-shelf.ts'
import { queryClient } from '#kit/query-client.ts'
import { registerFeature } from '#kit/register-feature.ts'
import { signIn, signOut } from '#kit/session.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'

type Role = 'manager' | 'orderTaker' | 'finance' | 'waiter'

const patience = { timeout: 5_000 }
aLoudspeaker()
let stopLive = () => {}

afterEach(async () => {
  cleanup()
  stopLive()
  await signOut()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const paid = (differences: Partial<PaymentEvent> = {}) =>
  aPaymentEvent({ createdAt: new Date().toISOString(), ...differences })

const alert = (differences: Partial<PaymentEvent> = {}) =>
  paid({ id: 2, state: 'needsPerson', reason: 'amountTooLarge', ...differences })

it('tells what was paid for which order, and what is left, as it comes', async () => {
  await openPopups([], 'manager')

  act(() => applyNow(paymentEventsPath, paid()))

  expect(await screen.findByRole('heading', { name: 'Online Payment' }, patience)).toBeDefined()
  expect(screen.getByText('Room 204 paid for order #7.')).toBeDefined()
  expect(screen.getByText(/Amount received/).textContent).toContain('20.00')
  expect(screen.getByText(/Remaining amount/).textContent).toContain('59.20')
  expect(screen.queryByRole('button', { name: 'Seen to' })).toBeNull()
})

it('tells nothing of what was paid long ago, or went back', async () => {
  await openPopups([], 'manager')

  act(() =>
    applyNow(paymentEventsPath, [
      paid({ createdAt: '2026-03-04T08:00:00.000Z' }),
      paid({ id: 3, kind: 'refunded' }),
      alert(),
    ]),
  )

  expect(await screen.findByRole('heading', { name: 'Payment Alert for Order #7' }, patience)).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Online Payment' })).toBeNull()
})

it('says what needs somebody and why, until a person has seen to it', async () => {
  const { calls } = await openPopups([alert()], 'finance')
  await screen.findByRole('heading', { name: 'Payment Alert for Order #7' }, patience)
  expect(screen.getByText('More was paid than was due. Nothing of it stands on the order.')).toBeDefined()
  expect(screen.getByText('pi_1')).toBeDefined()

  await press('Seen to')

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
  expect(calls).toContain(`PATCH /${paymentEventsPath}/2`)
})

it('is no error where a colleague was faster', async () => {
  await openPopups([alert()], 'manager', 409)
  await screen.findByRole('heading', { name: 'Payment Alert for Order #7' }, patience)

  await press('Seen to')

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
})

it('lets an order taker look at the order and put it aside, but settle nothing', async () => {
  await openPopups([alert()], 'orderTaker')
  await screen.findByRole('heading', { name: 'Payment Alert for Order #7' }, patience)

  expect(screen.queryByRole('button', { name: 'Seen to' })).toBeNull()
  expect(screen.getByRole('button', { name: 'View' })).toBeDefined()
  await press('Close Popup')

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
})

it('leads nowhere where it fits no order', async () => {
  await openPopups([alert({ orderId: null, table: null, reason: 'orderUnknown' })], 'manager')

  expect(await screen.findByRole('heading', { name: 'Payment Alert' }, patience)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull()
})

it.each<[Role, PaymentEvent, number]>([
  ['manager', alert(), 0],
  ['manager', alert({ orderId: null, table: null, reason: 'orderUnknown' }), 1],
  ['orderTaker', alert({ orderId: null, table: null, reason: 'orderUnknown' }), 0],
])('tells a %s again of what was put aside where it stands nowhere else: %#', async (role, event, again) => {
  await openPopups([event], role)
  await screen.findByRole('article', undefined, patience)
  await press('Close Popup')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
  cleanup()
  stopLive()

  await openPopups([event, alert({ id: 9, orderId: 9 })], role)
  await screen.findByRole('article', undefined, patience)

  expect(screen.queryAllByRole('button', { name: /^1 more payment\b/ })).toHaveLength(again)
})

it('shows nothing to a waiter, and asks for nothing', async () => {
  const { calls } = await openPopups([alert()], 'waiter')

  expect(calls.filter((call) => call.includes(paymentEventsPath))).toEqual([])
  expect(screen.queryByRole('article')).toBeNull()
})

/** What has just come takes no press for a moment. */
async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', { name })
  await waitFor(() => expect(button.closest('[data-just-came]')).toBeNull())
  await userEvent.click(button)
}

/** The pop-ups of somebody at a venue where this needs a person. */
async function openPopups(alerts: PaymentEvent[], role: Role, settling: 200 | 409 = 200) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${address}`)
    if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token', user: aUser({ role }) })
    if (address === '/v1/userdata') return Response.json(aUser({ role }))
    if (address.startsWith('/v1/restaurant')) return Response.json(aVenue())
    const settled = { ...alerts[0], state: 'settled', version: 2 }
    if (method === 'PATCH' && settling === 409) return Response.json({ code: 409, message: 'Settled' }, { status: 409 })
    if (address.startsWith(`/${paymentEventsPath}/`)) return Response.json(settled)
    return Response.json(address.includes('needsPerson') ? alerts : [])
  })
  registerFeature(paymentsFeature)
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('payments', 'ui')
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  stopLive = await startPaymentsLive()
  const element = (
    <QueryClientProvider client={queryClient}>
      <div ref={offerPopupShelf} />
      <PaymentPopups />
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { calls }
}
