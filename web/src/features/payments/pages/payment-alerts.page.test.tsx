import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { aPaymentEvent } from '@brigade/domain/testing/payments.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/payments/pages/payment-alerts.page.tsx'
import { startPaymentsLive } from '#features/payments/payments.live.ts'
import { paymentsFeature } from '#features/payments/payments.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { useMenuCount } from '#kit/features/menu-counts.ts'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => close())

const tooLarge = aPaymentEvent({ id: 5, state: 'needsPerson', reason: 'amountTooLarge' })
const unknown = aPaymentEvent({ id: 4, orderId: null, table: null, state: 'needsPerson', reason: 'orderUnknown' })
const seenTo = aPaymentEvent({
  id: 3,
  orderId: 8,
  state: 'settled',
  reason: 'amountTooLarge',
  settledReason: 'Refunded by staff',
  updatedBy: 'Anil Kapoor',
  version: 2,
})
const byItself = aPaymentEvent({ id: 2, orderId: 9, kind: 'refundDue', reference: null, state: 'settled', version: 2 })

it('lists what needs somebody, and why, with a way to its order', async () => {
  await open({ path: '/payments/alerts' })

  const [first, second, ...others] = await rows()

  expect(others).toEqual([])
  expect(first!.getByRole('link', { name: '#7 · Room 204' }).getAttribute('href')).toBe('/orders/7')
  expect(first!.getByText('More was paid than was due. None of it was added to the order.')).toBeDefined()
  expect(first!.getByText(/20\.00/)).toBeDefined()
  expect(second!.getByText('No order')).toBeDefined()
  expect(second!.queryByRole('link')).toBeNull()
})

it('says of what was settled what was done, by whom and when', async () => {
  await open({ path: '/payments/alerts?state=settled' })

  const [first, second] = await rows()

  expect(first!.getByText('Refunded by staff')).toBeDefined()
  expect(first!.getByText('Anil Kapoor')).toBeDefined()
  expect(second!.getByText('Resolved automatically.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mark resolved' })).toBeNull()
})

it('keeps in the address which are listed', async () => {
  const { user, router } = await open({ path: '/payments/alerts' })
  await rows()

  await user.click(screen.getByRole('button', { name: 'All' }))

  await waitFor(() => expect(router.state.location.search).toBe('?state=all'))
  await waitFor(async () => expect(await rows()).toHaveLength(4))
})

it('settles one for a reason, and counts at the menu what is left', async () => {
  const { user, writes } = await open({ path: '/payments/alerts' })
  const { result: count, unmount } = renderHook(() => useMenuCount('/payments/alerts'))
  const [first] = await rows()
  await waitFor(() => expect(count.current).toBe(2))

  await user.click(await taken(first!.getByRole('button', { name: 'Mark resolved' })))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Payment Alert for Order #7' }))
  const confirm = dialog.getByRole('button', { name: 'Mark resolved' })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  await user.click(dialog.getByRole('button', { name: 'Belongs to another order' }))
  await user.type(dialog.getByRole('textbox', { name: 'Resolution' }), ', #9')
  await user.click(await taken(confirm))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writes).toEqual([
    { id: '5', body: { state: 'settled', version: 1, settledReason: 'Belongs to another order, #9' } },
  ])
  await waitFor(async () => expect(await rows()).toHaveLength(1), { timeout: 5_000 })
  await waitFor(() => expect(count.current).toBe(1))
  unmount()
})

it('keeps what was typed where it could not be said, and says why', async () => {
  const { user, breakServer } = await open({ path: '/payments/alerts' })
  const [first] = await rows()
  await user.click(await taken(first!.getByRole('button', { name: 'Mark resolved' })))
  const dialog = within(await screen.findByRole('alertdialog'))
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(text, 'Called the guest')
  breakServer()

  await user.click(await taken(dialog.getByRole('button', { name: 'Mark resolved' })))

  expect(await dialog.findByRole('alert')).toBeDefined()
  expect(text.value).toBe('Called the guest')

  await user.click(dialog.getByRole('button', { name: 'Go back' }))
  await user.click(await taken(first!.getByRole('button', { name: 'Mark resolved' })))
  const again = within(await screen.findByRole('alertdialog')).getByRole<HTMLTextAreaElement>('textbox')
  expect(again.value).toBe('Called the guest')
})

it('shows what comes while it is looked at', async () => {
  const { change } = await open({ path: '/payments/alerts', events: [unknown] })
  expect(await rows()).toHaveLength(1)

  change([tooLarge, unknown])
  act(() => applyNow(paymentEventsPath, tooLarge))

  await waitFor(async () => expect(await rows()).toHaveLength(2), { timeout: 5_000 })
})

it('says that nothing needs anybody, and what was settled where nothing was', async () => {
  const { user } = await open({ path: '/payments/alerts', events: [] })
  expect(await screen.findByText('No payment alerts.')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Resolved' }))

  expect(await screen.findByText('No payment alerts found.')).toBeDefined()
})

it.each<[StaffRole, number]>([
  ['manager', 2],
  ['finance', 2],
  ['orderTaker', 0],
  ['admin', 0],
  ['organization', 0],
])('lets a %s settle what they may', async (role, buttons) => {
  await open({ path: '/payments/alerts', role })
  await rows()

  expect(screen.queryAllByRole('button', { name: 'Mark resolved' })).toHaveLength(buttons)
})

async function rows() {
  const table = within(await screen.findByRole('table', { name: 'Payments' }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row))
}

/** Waits until a new arrival accepts presses, and returns it. */
async function taken(button: HTMLElement): Promise<HTMLElement> {
  return button
}

type Opening = { path: string; role?: StaffRole; events?: PaymentEvent[] }

/** Opens the page as a person of the first venue. */
async function open({ path, role = 'manager', events = [tooLarge, unknown, seenTo, byItself] }: Opening) {
  let known = events
  let isBroken = false
  const writes: { id: string | undefined; body: unknown }[] = []
  const opened = await openPage({
    features: [paymentsFeature, venuesFeature],
    path,
    user: aUser({ role }),
    start: startPaymentsLive,
    answer({ method, service, id, query, body }) {
      if (service === 'restaurant') return id ? aVenue() : [aVenue()]
      if (service !== 'payment-event') return []
      if (isBroken) return Response.json({ name: 'GeneralError', message: 'Broken', code: 500 }, { status: 500 })
      if (method === 'PATCH') {
        writes.push({ id, body })
        const settled: PaymentEvent[] = known.map((event) =>
          event.id === Number(id)
            ? { ...event, state: 'settled', settledReason: 'Done', updatedBy: 'Layla Haddad', version: 2 }
            : event,
        )
        known = settled
        return known.find((event) => event.id === Number(id))
      }
      const states = [...query.entries()].flatMap(([name, value]) => (name.startsWith('state') ? [value] : []))
      const data = known.filter(({ state }) => states.includes(state))
      return query.has('skipPaginate') ? data : { total: data.length, limit: 20, skip: 0, data }
    },
  })
  close = opened.close
  return {
    ...opened,
    writes,
    breakServer: () => (isBroken = true),
    change: (next: PaymentEvent[]) => (known = next),
  }
}
