import type { CurrencyTotals, FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { financeFeature } from '#features/orders/finance/finance.feature.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { refusal } from '#features/orders/testing/open-screen.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const nothing = { orders: 0, placeHolderPrice: 0, discount: 0, serviceFee: 0, vatFee: 0 }
const cash = {
  ...nothing,
  paymentType: 'cash',
  orders: 3,
  orderPrice: 90,
  tipAmount: 4,
  amountPaidOnline: 0,
  amountPaidInCash: 94,
  amountPaidByCard: 0,
} as const
const sums: CurrencyTotals = {
  ...nothing,
  orders: 1203,
  orderPrice: 12_345.6,
  tipAmount: 250,
  amountPaidOnline: 4000,
  amountPaidInCash: 94,
  amountPaidByCard: 0,
  refundDue: 0,
  currency: 'AED',
  money: [],
  byPaymentType: [{ ...cash, refundDue: 0 }],
}
const order: FinanceOrder = {
  id: 7,
  restaurantId: 1,
  status: 'completed',
  table: 'Room 204',
  lastname: 'Haddad',
  paymentType: 'room',
  createdAt: '2026-03-04T07:00:00.000Z',
  endedAt: '2026-03-04T08:00:00.000Z',
  completedBy: 'Layla',
  currency: 'AED',
  placeHolderPrice: 100,
  discount: 5,
  serviceFee: 9.5,
  vatFee: 0,
  orderPrice: 104.5,
  tipAmount: 12,
  amountPaidOnline: 0,
  amountPaidInCash: 0,
  amountPaidByCard: 0,
  refundDue: 0,
}

let close = () => {}

afterEach(() => {
  close()
  vi.useRealTimers()
})

type Given = { path?: string; totals?: readonly CurrencyTotals[]; orders?: readonly FinanceOrder[]; status?: number }

async function openFinance({
  path = '/orders/finorders',
  totals = [sums],
  orders = [order],
  status = 200,
}: Given = {}) {
  vi.useFakeTimers({ now: new Date('2026-03-10T22:30:00.000Z'), toFake: ['Date'] })
  const calls: { address: string; body: unknown }[] = []
  const answers: Record<string, () => Response> = {
    '/v1/orderTotals': () => Response.json({ totals, nightHours: [3] }),
    '/v1/exportOrders': () => (status === 200 ? new Response('xlsx') : refusal(status, {})),
    '/v1/finance-orders': () => Response.json({ total: orders.length, limit: 20, skip: 0, data: orders }),
  }
  const opened = await openPage({
    features: [financeFeature, ordersFeature],
    path,
    routes: [
      {
        element: (
          <>
            <Outlet />
            <ToastHost />
          </>
        ),
        children: financeFeature.routes,
      },
    ],
    user: aUser({ role: 'finance' }),
    answer: ({ path: called, service, query, body }) => {
      calls.push({ address: String(query) === '' ? called : `${called}?${query}`, body })
      return service === 'restaurant' ? aVenue({ nightHour: 3 }) : answers[called]!()
    },
  })
  close = opened.close
  await screen.findByRole('heading', { level: 1, name: 'Finance' })
  return { calls, router: opened.router, user: opened.user }
}

it('shows what the last seven business days came to, in all and by payment type', async () => {
  const { calls } = await openFinance()

  const region = await screen.findByRole('region', { name: 'Totals' })
  expect(within(region).getByText('Sales', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(/12,345\.60$/)
  expect(within(region).getByText('Tips', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(/250\.00$/)
  expect(within(region).queryByText('Refunds due')).toBeNull()
  expect(within(region).getByRole('rowheader', { name: 'Cash' })).toBeDefined()
  // Half past two at night in Dubai still belongs to the tenth.
  expect(calls.find(({ address }) => address === '/v1/orderTotals')?.body).toEqual({
    restaurantId: 1,
    from: '2026-03-04',
    to: '2026-03-10',
  })
  expect(screen.getByText(/ends at 03:00/)).toBeDefined()
})

it('lists each order with what it came to, and opens it', async () => {
  await openFinance()

  const row = (await screen.findByRole('link', { name: '#7' })).closest('tr')!
  expect(row.textContent).toContain('Room 204')
  expect(row.textContent).toContain('Haddad')
  expect(row.textContent).toMatch(/104\.50/)
  expect(screen.getByRole('link', { name: '#7' }).getAttribute('href')).toBe('/orders/7')
})

it('says what is to be paid back, and lists those orders alone', async () => {
  const due = { ...order, status: 'cancelled', refundDue: 20 } as const
  const { user, router, calls } = await openFinance({ totals: [{ ...sums, refundDue: 20 }], orders: [due] })
  expect(await screen.findByText('Refunds due', { selector: 'dt' })).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Refunds due' }))

  await waitFor(() => expect(router.state.location.search).toBe('?show=refunds'))
  await waitFor(() => expect(calls.at(-1)?.address).toContain('isRefundDue=true'))
  expect(screen.getByText('Cancelled')).toBeDefined()
  expect(screen.getByText(/^Refund due: .*20\.00$/)).toBeDefined()
})

it('says what came in and what went back, in each way and together', async () => {
  const money = [
    { way: 'online', cameIn: 4000, wentBack: 20.1, left: 3979.9 },
    { way: 'cash', cameIn: 94, wentBack: 100.2, left: -6.2 },
  ] as const
  await openFinance({ totals: [{ ...sums, money: [...money] }] })

  const table = within(await screen.findByRole('table', { name: 'Payments and refunds' }))
  const cells = (way: string) =>
    within(table.getByRole('rowheader', { name: way }).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replace(/^(Received|Refunded|Net)/, ''))

  expect(cells('Cash')[2]).toMatch(/^-AED\s6\.20$/)
  expect(cells('Total').map((text) => text.replaceAll(/[^\d.,-]/g, ''))).toEqual(['4,094.00', '120.30', '3,973.70'])
})

it('says nothing of money where none came or went', async () => {
  await openFinance()

  await screen.findByRole('region', { name: 'Totals' })
  expect(screen.queryByRole('table', { name: 'Payments and refunds' })).toBeNull()
})

it('keeps sums of several currencies apart', async () => {
  await openFinance({ totals: [sums, { ...sums, currency: 'USD' }] })

  expect(await screen.findByRole('heading', { name: 'Totals (AED)' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Totals (USD)' })).toBeDefined()
})

it('has its days and payment types from the address, and of a range that is too long the last of it, and says so', async () => {
  const { calls } = await openFinance({
    path: '/orders/finorders?from=2020-01-01&to=2026-03-01&payment=cash,gold,room',
  })

  await screen.findByRole('region', { name: 'Totals' })
  expect(calls.find(({ address }) => address === '/v1/orderTotals')?.body).toEqual({
    restaurantId: 1,
    from: '2025-03-01',
    to: '2026-03-01',
    paymentType: { $in: ['room', 'cash'] },
  })
  expect(screen.getByRole('alert').textContent).toBe('Choose at most 366 days. Showing the last 366.')
})

it('exports what is shown, under the days’ name, and says why where it can’t', async () => {
  const { user, calls } = await openFinance({ path: '/orders/finorders?show=refunds', status: 400 })

  await user.click(await screen.findByRole('button', { name: 'Export' }))

  await waitFor(() =>
    expect(calls.find(({ address }) => address === '/v1/exportOrders')?.body).toEqual({
      restaurantId: 1,
      from: '2026-03-04',
      to: '2026-03-10',
      isRefundDue: true,
      fileName: 'Orders 2026-03-04 to 2026-03-10',
    }),
  )
  expect(await screen.findByText('Refused')).toBeDefined()
})

it('says that nothing was sold, where that is so', async () => {
  await openFinance({ totals: [], orders: [] })

  expect(await screen.findByText('No orders completed on these days.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull()
})
