import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openScreen } from '#features/orders/testing/open-screen.tsx'
import { venueDay } from '#features/orders/parts/venue-days.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.useRealTimers()
})

async function openHistory(order: Partial<Order> = {}, { path = '/orders/history', total = 40, width = 1280 } = {}) {
  const opened = await openScreen({
    path,
    role: 'manager',
    orders: [],
    width,
    answer: ({ address }) =>
      address.startsWith('/v1/order?')
        ? Response.json({ total, limit: 20, skip: 0, data: [anOrder({ id: 7, ...order })] })
        : undefined,
  })
  close = opened.close
  await screen.findByRole('link', { name: '#7' })
  return opened
}

it('shows the days that are asked for most at one press', async () => {
  const { user, router } = await openHistory()
  expect(screen.getByRole('button', { name: 'Last 7 days' }).getAttribute('aria-pressed')).toBe('true')

  await user.click(screen.getByRole('button', { name: 'Today' }))

  const today = venueDay(Date.now(), 'Asia/Dubai')
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${today}&to=${today}`))
  expect(screen.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('true')
})

it('writes its days as it writes them everywhere, and names none of its signs in English only', async () => {
  await openHistory()

  expect(screen.getAllByDisplayValue(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)).toHaveLength(2)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDefined()
})

it('names its two days apart', async () => {
  await openHistory()

  const [from, to] = ['From', 'To'].map((name) => screen.getByRole('textbox', { name }))
  expect(screen.getAllByDisplayValue(/2\d{3}$/)).toEqual([from, to])
})

it('opens its calendar on the past and this month, and lets nobody choose a day to come', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T08:00:00.000Z'), toFake: ['Date'] })
  const { user } = await openHistory()

  await user.click(screen.getAllByDisplayValue(/2026$/)[0]!)

  const cells = [...document.querySelectorAll<HTMLElement>('td[title].ant-picker-cell-in-view')]
  const days = cells.map(({ title }) => title)
  expect([days[0], days.at(-1)]).toEqual(['2026-02-01', '2026-03-31'])
  const open = cells.filter(({ classList }) => !classList.contains('ant-picker-cell-disabled'))
  expect(open.at(-1)?.title).toBe('2026-03-10')
})

it('opens its calendar on the month of the day to be changed where one month has room, and stays in it', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T08:00:00.000Z'), toFake: ['Date'] })
  const { user, router } = await openHistory({}, { width: 390, path: '/orders/history?from=2026-03-01&to=2026-03-05' })
  const [from] = await screen.findAllByDisplayValue(/2026$/)

  await user.click(from!)
  expect(firstDayShown()).toBe('2026-03-01')
  await user.click(screen.getAllByRole('button', { name: 'Previous month', hidden: true })[0]!)
  expect(firstDayShown()).toBe('2026-02-01')
  await user.click(document.querySelector('td[title="2026-02-10"]')!)
  expect(firstDayShown()).toBe('2026-02-01')
  await user.click(document.querySelector('td[title="2026-02-12"]')!)

  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-02-10&to=2026-02-12'))
})

/** Returns the first day of the month that a phone shows. */
function firstDayShown(): string | undefined {
  return document.querySelector<HTMLElement>('td[title].ant-picker-cell-in-view')?.title
}

it('says of a merged order for which one its payment counts, and not that it was paid itself', async () => {
  await openHistory({ status: 'merged', mergedInto: 9, onlineOrderPaymentStatus: 'paid', amountPaidOnline: 20 })

  expect(screen.getByText('Counted in #9')).toBeDefined()
  expect(screen.queryByText('Paid')).toBeNull()
})

/** Returns the filters of the last request for the list. */
function lastAsked({ calls }: Awaited<ReturnType<typeof openHistory>>): URLSearchParams {
  const address = calls.map((call) => call.address).findLast((each) => each.startsWith('/v1/order?'))!
  return new URLSearchParams(address.slice(address.indexOf('?')))
}

it('is searched for a guest, for who placed an order and by payment type, all in the address', async () => {
  const opened = await openHistory(
    { createdBy: 'Grace Mwangi', createdByKind: 'staff', paymentInfo: { lastname: 'Haddad' } },
    { path: '/orders/history?guest=Had&by=grace&payment=card,cash&days=all' },
  )

  const asked = lastAsked(opened)
  expect(Object.fromEntries(asked)).toMatchObject({ lastname: 'Had', placedBy: 'grace', $countTo: '10000' })
  expect([...asked.keys()].filter((key) => key.startsWith('createdAt'))).toEqual([])
  expect([...asked].filter(([key]) => key.startsWith('paymentType')).map(([, value]) => value)).toEqual([
    'card',
    'cash',
  ])
  expect(screen.getByText('Haddad')).toBeDefined()
  expect(screen.getByText('Grace Mwangi')).toBeDefined()

  await opened.user.clear(screen.getByRole('searchbox', { name: 'Guest’s last name' }))

  await waitFor(() => expect(opened.router.state.location.search).not.toContain('guest'))
  await waitFor(() => expect(lastAsked(opened).get('lastname')).toBeNull())
})

it('is narrowed to a status by a choice, which stands in its address, and again where it is opened at that', async () => {
  const opened = await openHistory({ status: 'cancelled' }, { path: '/orders/history?guest=Had' })

  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Status' }))
  await opened.user.click(await screen.findByTitle('Cancelled'))

  await waitFor(() => expect(opened.router.state.location.search).toBe('?guest=Had&status=cancelled'))
  await waitFor(() => expect(lastAsked(opened).get('status[$in][]')).toBe('cancelled'))
  close()
  const again = await openHistory({ status: 'cancelled' }, { path: '/orders/history?guest=Had&status=cancelled' })
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Guest’s last name' }).value).toBe('Had')
  expect(lastAsked(again).get('status[$in][]')).toBe('cancelled')
})

it('finds an order by its number whenever it was, and others on the days that are chosen', async () => {
  const opened = await openHistory({}, { path: '/orders/history?q=%237' })
  expect(lastAsked(opened).get('id')).toBe('7')
  expect(lastAsked(opened).get('createdAt[$gte]')).toBeNull()

  await opened.user.click(screen.getByRole('button', { name: 'All time' }))
  await waitFor(() => expect(opened.router.state.location.search).toContain('days=all'))
  expect(screen.getByRole('button', { name: 'All time' }).getAttribute('aria-pressed')).toBe('true')

  await opened.user.click(screen.getByRole('button', { name: 'Today' }))
  await waitFor(() => expect(opened.router.state.location.search).not.toContain('days=all'))
})

it.each([
  ['days=all', 'Filters (1)'],
  ['from=2026-01-01&to=2026-01-05', 'Filters (1)'],
  ['', 'Filters'],
])('counts days as one filter where they have no room: %s', async (days, label) => {
  await openHistory({}, { path: `/orders/history?${days}`, width: 210 })

  expect(screen.getByRole('button', { name: label })).toBeDefined()
})

it('says where it has stopped counting', async () => {
  await openHistory({}, { total: 10_000 })

  expect(screen.getByText('10,000 orders or more')).toBeDefined()
})
