import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aPaymentEvent } from '@brigade/domain/testing/payments.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { startPaymentsLive } from '#features/payments/payments.live.ts'
import { paymentsFeature } from '#features/payments/payments.feature.tsx'
import { PaymentPopups } from '#features/payments/parts/payment-popups.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { openPopups } from '#kit/testing/open-popups.tsx'
import { closeToasts } from '#kit/calls/toasts.ts'
import { toastTexts } from '#kit/testing/toast-texts.ts'

type Role = 'manager' | 'orderTaker' | 'finance' | 'waiter'

const patience = { timeout: 5_000 }
aLoudspeaker()
let close = async () => {}

afterEach(async () => {
  await close()
  act(closeToasts)
  localStorage.clear()
})

const paid = (differences: Partial<PaymentEvent> = {}) =>
  aPaymentEvent({ createdAt: new Date().toISOString(), ...differences })

const alert = (differences: Partial<PaymentEvent> = {}) =>
  paid({ id: 2, state: 'needsPerson', reason: 'amountTooLarge', ...differences })

const omar = { updatedBy: 'Omar Nasser', settledReason: 'Belongs to another order' }

it('tells what was paid for which order, and what is left, as it comes', async () => {
  await open([], 'manager')

  act(() => applyNow(paymentEventsPath, paid()))

  expect(await screen.findByRole('heading', { name: 'Room 204 Online Payment' }, patience)).toBeDefined()
  expect(screen.getByText('Room 204 paid for order #7.')).toBeDefined()
  expect(screen.getByText(/Amount received/).textContent).toContain('20.00')
  expect(screen.getByText(/Remaining amount/).textContent).toContain('59.20')
  expect(screen.queryByRole('button', { name: 'Mark resolved' })).toBeNull()
})

it.each([
  [anOrder({ id: 7, status: 'cancelled', refundDue: 20 }), /Refund due.*20\.00/],
  [anOrder({ id: 7, status: 'cancelled', refundDue: 0 }), /Cancelled, nothing due/],
  [anOrder({ id: 7, status: 'completed', refundDue: 5 }), /Refund due.*5\.00/],
])('tells of an order to which nothing is left to pay what has to go back: %#', async (order, words) => {
  await open([], 'manager', { order })

  act(() => applyNow(paymentEventsPath, paid()))

  const popup = await screen.findByRole('article', undefined, patience)
  await waitFor(() => expect(popup.textContent).toMatch(words), patience)
  expect(popup.textContent).not.toContain('Remaining amount')
})

it('tells nothing of what was paid long ago, or went back', async () => {
  await open([], 'manager')

  act(() =>
    applyNow(paymentEventsPath, [
      paid({ createdAt: '2026-03-04T08:00:00.000Z' }),
      paid({ id: 3, kind: 'refunded' }),
      alert(),
    ]),
  )

  expect(await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Room 204 Online Payment' })).toBeNull()
})

it('shows what needs somebody before what was only paid, however long ago that was', async () => {
  await open([], 'manager')

  act(() => applyNow(paymentEventsPath, [paid(), alert()]))

  expect(await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)).toBeDefined()
  expect(screen.getByRole('button', { name: '1 more waiting. Show all' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Room 204 Online Payment' })).toBeNull()
})

it('says what needs somebody and why, until a person has seen to it', async () => {
  const { calls } = await open([alert()], 'finance')
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)
  expect(screen.getByText('More was paid than was due. None of it was added to the order.')).toBeDefined()
  expect(screen.getByText('pi_1')).toBeDefined()

  await settle()

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
  expect(calls).toContain(`PATCH /${paymentEventsPath}/2`)
})

it('is no error where a colleague was faster, who is named', async () => {
  const { calls } = await open([alert()], 'manager', { settling: 409 })
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)

  await settle()

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
  expect(calls).not.toContain(`GET /${paymentEventsPath}/2`)
  expect(toastTexts()).toEqual(['Payment Alert for Order #7: Resolved by Omar Nasser. Belongs to another order'])
})

it('is settled by the amount that was seen: where it is another by now, that one is told first', async () => {
  const { calls, bodies } = await open([alert({ amount: 20 })], 'manager', { settling: 'becomesMore' })
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)
  await settle()

  const dialog = within(await screen.findByRole('alertdialog'))
  expect(
    await dialog.findByText(
      /^The amount changed from .*20\.00 to .*50\.00 while you were editing\.$/,
      undefined,
      patience,
    ),
  ).toBeDefined()
  await confirm()

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
  expect(bodies).toMatchObject([{ version: 1 }, { version: 2 }])
  expect(calls).not.toContain(`GET /${paymentEventsPath}/2`)
})

it('begins at the usual sentences, and says that one of them or another is wanted', async () => {
  await open([alert()], 'manager')
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)

  await press('Mark resolved')

  const dialog = within(await screen.findByRole('alertdialog'))
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Common resolutions' }))
  const typed = dialog.getByRole('textbox', { name: 'Resolution' })
  const hint = document.getElementById(typed.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toMatch(/^Choose one or write your own\./)
})

it('keeps the question while its amount becomes another, with what was written, and takes no press that was on its way', async () => {
  const at = (minute: string) => ({ updatedAt: `2026-03-04T08:${minute}:00.000Z` })
  const earlier = alert({ amount: 20, createdAt: '2026-03-04T08:00:00.000Z' })
  const another = alert({ id: 3, orderId: 8, createdAt: '2026-03-04T08:05:00.000Z', ...at('05') })
  const { bodies } = await open([earlier, another], 'manager')
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)
  await press('Mark resolved')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'At the till')
  const settleAct = () => dialog.getByRole('button', { name: 'Mark resolved' }).dataset.act
  const before = settleAct()

  act(() => applyNow(paymentEventsPath, alert({ ...earlier, amount: 50, version: 2, ...at('10') })))
  expect(
    await dialog.findByText(
      /^The amount changed from .*20\.00 to .*50\.00 while you were editing\.$/,
      undefined,
      patience,
    ),
  ).toBeDefined()

  // By this, the tap guard ignores a press that was on its way.
  expect(settleAct()).not.toBe(before)
  await confirm()
  expect(bodies).toMatchObject([{ version: 2, settledReason: 'At the till' }])
})

it.each<[what: string, settled: Partial<PaymentEvent>, words: string]>([
  ['a colleague said', omar, 'Resolved by Omar Nasser. Belongs to another order'],
  ['a colleague did', { ...omar, settledReason: null }, 'Resolved automatically after an action by Omar Nasser.'],
  ['happened', {}, 'Resolved automatically.'],
])('takes the question away with a word of what %s meanwhile', async (_what, settled, words) => {
  await open([alert()], 'manager')
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)
  await press('Mark resolved')
  await screen.findByRole('alertdialog')

  act(() => applyNow(paymentEventsPath, alert({ state: 'settled', version: 2, ...settled })))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience)
  expect(toastTexts()).toEqual([`Payment Alert for Order #7: ${words}`])
})

it('says nothing of what others settle while nobody is asked about it', async () => {
  await open([alert()], 'manager')
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)

  act(() => applyNow(paymentEventsPath, alert({ state: 'settled', version: 2, ...omar })))

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
  expect(toastTexts()).toEqual([])
})

it('says nothing of one’s own word, though the others hear of it first', async () => {
  await open([alert()], 'manager', { settling: 'heardFirst' })
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)

  await settle()

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
  expect(toastTexts()).toEqual([])
})

it('lets an order taker look at the order and put it aside, but settle nothing', async () => {
  await open([alert()], 'orderTaker')
  await screen.findByRole('heading', { name: 'Room 204 Payment Alert for Order #7' }, patience)

  expect(screen.queryByRole('button', { name: 'Mark resolved' })).toBeNull()
  expect(screen.getByRole('button', { name: 'View' })).toBeDefined()
  await press('Close Popup')

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
})

it('leads nowhere where it fits no order', async () => {
  await open([alert({ orderId: null, table: null, reason: 'orderUnknown' })], 'manager')

  expect(await screen.findByRole('heading', { name: 'Payment Alert' }, patience)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull()
})

it.each<[Role, PaymentEvent, number]>([
  ['manager', alert(), 0],
  ['manager', alert({ orderId: null, table: null, reason: 'orderUnknown' }), 1],
  ['orderTaker', alert({ orderId: null, table: null, reason: 'orderUnknown' }), 0],
])('tells a %s again of what was put aside where it stands nowhere else: %#', async (role, event, again) => {
  const alerts = [event]
  const { reload } = await open(alerts, role)
  await screen.findByRole('article', undefined, patience)
  await press('Close Popup')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)

  alerts.push(alert({ id: 9, orderId: 9 }))
  ;({ close } = await reload())
  await screen.findByRole('article', undefined, patience)

  expect(screen.queryAllByRole('button', { name: /^1 more waiting\b/ })).toHaveLength(again)
})

it('shows nothing to a waiter, and asks for nothing', async () => {
  const { calls } = await open([alert()], 'waiter')

  expect(calls.filter((call) => call.includes(paymentEventsPath))).toEqual([])
  expect(screen.queryByRole('article')).toBeNull()
})

/** Resolves the event as refunded. */
async function settle(): Promise<void> {
  await press('Mark resolved')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Refunded by staff' }))
  await confirm()
}

async function confirm(): Promise<void> {
  const button = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mark resolved' })
  await userEvent.click(button)
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }))
}

type Meanwhile = { settling?: 200 | 409 | 'heardFirst' | 'becomesMore'; order?: Order }

/** Opens the pop-ups of a person at a venue where this payment needs an action. */
async function open(alerts: PaymentEvent[], role: Role, { settling = 200, order }: Meanwhile = {}) {
  const bodies: unknown[] = []
  const calls: string[] = []
  const opened = await openPopups({
    features: [paymentsFeature],
    Popups: PaymentPopups,
    user: aUser({ role }),
    start: startPaymentsLive,
    answer: ({ method, path, service, id, query, body }) => {
      calls.push(`${method} ${path}`)
      if (service === 'restaurant') return aVenue()
      if (service === 'order') return order
      const settled: PaymentEvent = { ...alert(), state: 'settled', version: 3, ...omar }
      if (method === 'PATCH') bodies.push(body)
      if (method === 'PATCH' && settling === 409) return refusal({ reason: 'statusMoved', event: settled })
      if (method === 'PATCH' && settling === 'becomesMore' && bodies.length === 1) {
        return refusal({ reason: 'staleVersion', current: alert({ amount: 50, version: 2 }) })
      }
      if (path === `/${paymentEventsPath}/${id}`) {
        if (settling === 'heardFirst') act(() => applyNow(paymentEventsPath, settled))
        return settled
      }
      return query.get('state') === 'needsPerson' ? alerts : undefined
    },
  })
  close = opened.close
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { calls, bodies, reload: opened.reload }
}

function refusal(data: object): Response {
  const message = 'The amount has become another in the meantime.'
  return Response.json({ name: 'Conflict', message, code: 409, className: 'conflict', data }, { status: 409 })
}
