import type { CurrencySales, InsightFigures, InsightItems } from '@brigade/domain/insights/insights.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { insightsFeature } from '#features/insights/insights.feature.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const short = { orders: 40, covers: 80, orderPrice: 4000, discount: 50, tipAmount: 20 }
const figures: InsightFigures = {
  ...short,
  placeHolderPrice: 4050,
  serviceFee: 0,
  vatFee: 0,
  amountPaidOnline: 1000,
  amountPaidInCash: 3000,
  amountPaidByCard: 0,
  receivedOnline: 1000,
  receivedInCash: 3000,
  receivedByCard: 0,
  happy: 9,
  neutral: 0,
  sad: 1,
  refunded: 30,
}
const sales: CurrencySales = {
  currency: 'AED',
  now: figures,
  before: { ...figures, orderPrice: 3200, happy: 0, sad: 0, receivedOnline: 1500 },
  days: [{ day: '2026-03-09', ...short }],
  hours: [{ hour: 13, ...short }],
  paymentTypes: [{ paymentType: 'cash', ...short }],
}
const items: InsightItems = {
  sold: [{ itemId: 3, name: { en: 'Soup', ar: 'شوربة' }, restaurantId: 1, currency: 'AED', quantity: 4, revenue: 80 }],
  soldTotal: 1,
  unsold: [{ itemId: 4, name: { en: 'Salad', ar: 'سلطة' }, restaurantId: 1 }],
  unsoldTotal: 1,
}
const times = { count: 10, median: 420, p90: 900 }
const stages = {
  stages: [
    {
      stage: 'delivery',
      now: times,
      before: times,
      hours: [{ hour: 13, ...times }],
      people: [{ personId: 5, name: 'Layla Haddad', ...times }],
    },
  ],
}
const requests = { types: [{ requestType: 'towel', cancelled: 2, now: times, before: times }] }

const venues = [aVenue({ nightHour: 3 }), aVenue({ id: 2, name: 'Cedar House' })]

let close = () => {}

afterEach(() => {
  close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function openInsights({
  path = '/insights',
  currencies = [sales],
  isFailing = () => false,
  role = 'manager',
}: {
  path?: string
  currencies?: CurrencySales[]
  isFailing?: (path: string) => boolean
  role?: 'manager' | 'admin'
} = {}) {
  vi.useFakeTimers({ now: new Date('2026-03-10T10:30:00.000Z'), toFake: ['Date'] })
  const calls: { path: string; body: unknown }[] = []
  const answers: Record<string, unknown> = {
    '/v1/list/restaurants': { total: 2, limit: 50, skip: 0, data: venues },
    '/v1/insightSales': { asOf: '2026-03-10T10:29:00.000Z', currencies },
    '/v1/insightItems': currencies.length > 0 ? items : { sold: [], soldTotal: 0, unsold: [], unsoldTotal: 0 },
    '/v1/insightTimes': currencies.length > 0 ? stages : { stages: [] },
    '/v1/insightRequests': currencies.length > 0 ? requests : { types: [] },
  }
  const opened = await openPage({
    features: [insightsFeature, ordersFeature],
    path,
    routes: [
      {
        element: (
          <>
            <Outlet />
            <ToastHost />
          </>
        ),
        children: insightsFeature.routes,
      },
    ],
    user: aUser({ role }),
    answer: ({ path: called, service, body }) => {
      calls.push({ path: called, body })
      if (isFailing(called)) return new Response('{}', { status: 500 })
      if (called === '/v1/exportInsights') return new Response('xlsx')
      return service === 'restaurant' ? aVenue({ nightHour: 3 }) : answers[called]
    },
  })
  close = opened.close
  await screen.findByRole('heading', { level: 1, name: 'Insights' })
  return { calls, router: opened.router, user: opened.user }
}

it('shows the last seven business days beside the seven before', async () => {
  const { calls } = await openInsights()

  const region = await screen.findByRole('region', { name: 'Key figures' })
  const revenue = within(region).getByText('Revenue').closest('div')!
  expect(textOf(revenue)).toBe('RevenueAED 4,000.00Up 25%was AED 3,200.00')
  expect(textOf(within(region).getByText('Average check').closest('div')!)).toContain('AED 100')
  expect(textOf(within(region).getByText('Online share of payments').closest('div')!)).toBe(
    'Online share of payments25%Down 8.3 pointswas 33.3%',
  )
  expect(textOf(within(region).getByText('Happy guests').closest('div')!)).toContain('90%')
  expect(screen.getByText('Compared with 25 Feb 2026 – 3 Mar 2026')).toBeDefined()
  expect(calls.find(({ path }) => path === '/v1/insightSales')?.body).toEqual({
    restaurantId: 1,
    from: '2026-03-04',
    to: '2026-03-10',
  })
})

it('has the table behind each chart', async () => {
  const { user } = await openInsights()
  const panel = await screen.findByRole('region', { name: 'By hour' })
  expect(within(panel).getByRole('img', { name: /By hour: chart/ })).toBeDefined()

  await user.click(within(panel).getByRole('button', { name: 'Table' }))

  const table = within(panel).getByRole('table', { name: 'By hour: table' })
  expect(within(table).getByRole('rowheader', { name: '13:00' })).toBeDefined()
  expect(textOf(table)).toContain('AED 4,000')
  expect(within(panel).queryByRole('img')).toBeNull()
})

it('shows items, also those that were not sold, service times by person, and requests', async () => {
  const { user } = await openInsights()

  expect(within(await screen.findByRole('region', { name: 'Items not sold' })).getByText('Salad')).toBeDefined()
  const people = await screen.findByRole('region', { name: 'Service times by person' })
  await user.click(within(people).getByRole('button', { name: 'Table' }))
  expect(within(people).getByRole('row', { name: /Layla Haddad 10 7.0 15.0/ })).toBeDefined()
  const towels = await screen.findByRole('region', { name: 'Requests' })
  await user.click(within(towels).getByRole('button', { name: 'Table' }))
  expect(within(towels).getByRole('row', { name: /Request Towels 10 2 7.0 15.0/ })).toBeDefined()
})

it('exports the table of a chart', async () => {
  const { user, calls } = await openInsights({ path: '/insights?from=2026-03-01&to=2026-03-02' })
  const panel = await screen.findByRole('region', { name: 'By payment type' })

  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })

  await user.click(within(panel).getByRole('button', { name: 'Export' }))

  await waitFor(() => expect(saved).toEqual(['By payment type 2026-03-01 to 2026-03-02.xlsx']))
  expect(calls.find(({ path }) => path === '/v1/exportInsights')?.body).toMatchObject({
    panel: 'paymentTypes',
    from: '2026-03-01',
    to: '2026-03-02',
  })
})

it('has a place for each day and hour, also without orders, and says what the axis counts', async () => {
  const { user } = await openInsights()
  const panel = await screen.findByRole('region', { name: 'By day' })
  expect(within(panel).getByText('Revenue (AED)')).toBeDefined()

  await user.click(within(panel).getByRole('button', { name: 'Table' }))
  const table = within(panel).getByRole('table', { name: 'By day: table' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '5', '6', '7', '8', '9', '10'].map((day) => `${day} Mar 2026`))

  const hours = screen.getByRole('region', { name: 'By hour' })
  await user.click(within(hours).getByRole('button', { name: 'Table' }))
  expect(within(hours).getAllByRole('rowheader')).toHaveLength(24)
})

it('compares no sums of a day that is not over, but says so', async () => {
  await openInsights({ path: '/insights?from=2026-03-10&to=2026-03-10' })

  const region = await screen.findByRole('region', { name: 'Key figures' })
  expect(textOf(within(region).getByText('Revenue').closest('div')!)).toBe('RevenueAED 4,000.00was AED 3,200.00')
  expect(textOf(within(region).getByText('Online share of payments').closest('div')!)).toContain('Down 8.3 points')
  expect(screen.getByText('Today isn’t over. The days before are complete.')).toBeDefined()
  expect(screen.getByText(/^Counted up to /)).toBeDefined()
})

it('prints its venue and what is chosen in words', async () => {
  const { user } = await openInsights()
  const sold = await screen.findByRole('region', { name: 'Items sold' })
  await user.click(within(sold).getByRole('button', { name: 'Quantity' }))
  const people = await screen.findByRole('region', { name: 'Service times by person' })
  await user.click(within(people).getByRole('button', { name: 'Pass' }))

  expect(screen.getByText(aVenue().name, { selector: 'strong' })).toBeDefined()
  expect(within(sold).getByText('Items by: Quantity')).toBeDefined()
  expect(screen.queryByText(/business day of/)).toBeNull()
  expect(screen.getByText('1 active item was not sold.')).toBeDefined()
})

it('says whose day today is of several venues', async () => {
  await openInsights({ role: 'admin' })
  await screen.findByRole('region', { name: 'By payment type' })

  const sentence = `“Today” is the business day of ${aVenue().name}. Each venue’s days follow its own clock.`
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getAllByText('All venues').length).toBeGreaterThan(0)
})

it('shows several chosen venues, in the print and the export too', async () => {
  const { user, calls, router } = await openInsights({ role: 'admin', path: '/insights?venue=2,1,2,x' })
  const panel = await screen.findByRole('region', { name: 'By payment type' })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})

  await user.click(within(panel).getByRole('button', { name: 'Export' }))

  const several = { restaurantId: { $in: [2, 1] } }
  await waitFor(() => expect(calls.find(({ path }) => path === '/v1/exportInsights')?.body).toMatchObject(several))
  expect(calls.find(({ path }) => path === '/v1/insightSales')?.body).toMatchObject(several)
  expect(await screen.findByText(`Cedar House · ${aVenue().name}`, { selector: 'strong' })).toBeDefined()
  expect(screen.getByText(/“Today” is the business day of Cedar House/)).toBeDefined()

  await act(() => router.navigate('/insights?venue=2'))
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ restaurantId: 2 }))
})

it('says why it does not show the days of the link', async () => {
  const { router } = await openInsights({ path: '/insights?from=2016-03-10&to=2026-03-10' })
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at most 366 days. Showing the last 366.')
  expect(textOf(screen.getByText(/10 Mar 2025/))).toBe('10 Mar 2025 – 10 Mar 2026')

  await act(() => router.navigate('/insights?from=2026-02-30&to=2026-03-10'))
  expect(screen.getByRole('alert').textContent).toBe('This link has no valid dates. Showing the default dates.')

  await act(() => router.navigate('/insights?from=2026-03-09&to=2026-03-08'))
  expect(screen.getByRole('alert').textContent).toContain('last day is before its first')

  await act(() => router.navigate('/insights?from=2026-03-08&to=2026-03-09'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows a failure once for the page, and tries everything again', async () => {
  let isDown = true
  const { user } = await openInsights({ isFailing: (path) => isDown && path.startsWith('/v1/insight') })
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(screen.getAllByRole('alert')).toHaveLength(1)

  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  for (const name of ['Key figures', 'Items sold', 'Service times', 'Requests'])
    expect(await screen.findByRole('region', { name })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the other figures if some fail', async () => {
  await openInsights({ isFailing: (path) => path === '/v1/insightTimes' })

  expect(textOf(await screen.findByRole('alert'))).toContain('Some figures can’t be shown.')
  expect(await screen.findByRole('region', { name: 'Requests' })).toBeDefined()
})

it('keeps currencies apart', async () => {
  await openInsights({ currencies: [sales, { ...sales, currency: 'USD' }] })

  expect(await screen.findByRole('region', { name: 'Key figures (AED)' })).toBeDefined()
  expect(textOf(screen.getByRole('region', { name: 'Key figures (USD)' }))).toContain('USD 4,000')
  expect(screen.getByRole('region', { name: 'By hour (USD)' })).toBeDefined()
})

it('says so where nothing was sold', async () => {
  await openInsights({ currencies: [] })

  expect(await screen.findByText('No completed orders on these days.')).toBeDefined()
  expect(screen.getByText('No requests on these days.')).toBeDefined()
  expect(screen.getByText('The menu has no active items.')).toBeDefined()
})

it('opens the browser’s print view', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await openInsights()

  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }))

  expect(print).toHaveBeenCalledOnce()
})

/** Returns a text with plain spaces, where formats have others. */
function textOf({ textContent }: HTMLElement): string {
  return textContent.replaceAll('\u00a0', ' ')
}
