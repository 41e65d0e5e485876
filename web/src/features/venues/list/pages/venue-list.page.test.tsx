import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { CreateVenue } from '@brigade/domain/venues/venues.create.ts'
import type { DuplicateVenue } from '@brigade/domain/venues/venues.duplicate.ts'
import type { ListedVenue } from '@brigade/domain/venues/venues.rows.ts'
import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { stepsOf } from '@brigade/domain/venues/venues.setup.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/venues/list/pages/venue-list.page.tsx'
import '#features/venues/list/pages/venue.page.tsx'
import '#features/venues/list/parts/venue-forms.tsx'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { venueListFeature } from '#features/venues/list/venue-list.feature.tsx'
import { rememberedVenue } from '#features/venues/public/remembered-venue.ts'
import { testOrdersFeature } from '#features/orders/test-orders/test-orders.feature.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { registerFeature } from '#kit/features/register-feature.ts'
import { closeToasts } from '#kit/calls/toasts.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { toastTexts } from '#kit/testing/toast-texts.ts'

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  vi.restoreAllMocks()
})

const row: ListedVenue = {
  id: 1,
  name: 'Harbour Hotel',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  isRestaurant: false,
  state: 'open',
  pausedUntil: null,
  tableCount: 62,
  lastOrderAt: '2026-03-04T08:00:00.000Z',
  version: 1,
}

type Call = { method: string; service: string | undefined; query: URLSearchParams; body: unknown }

/** Opens the head office's venues, which are these at first. */
async function open(
  path: string,
  rows: ListedVenue[],
  answerToWrite?: () => Response,
  role: StaffRole = 'supermanager',
) {
  let venue = aVenue()
  const calls: Call[] = []
  const opened = await openPage({
    features: [venueListFeature, authFeature],
    path,
    user: aUser({ role, restaurantId: [] }),
    answer({ method, service, query, body }) {
      calls.push({ method, service, query, body })
      if (method !== 'GET' && answerToWrite) return answerToWrite()
      if (service === 'list') return { total: rows.length, limit: 50, skip: 0, data: rows }
      if (method === 'POST' && service === 'restaurant') {
        const { idempotencyKey: _key, ...created } = body as CreateVenue
        return (venue = aVenue({ ...created, id: 7 }))
      }
      if (service === 'set-up') return { id: 1, steps: stepsOf([{ step: 'tables', count: 60 }]) }
      if (method === 'PATCH') return (venue = { ...venue, ...(body as PatchVenue), version: 2 })
      if (service === 'duplicate') return (venue = aVenue({ id: 8, name: (body as DuplicateVenue).name! }))
      if (service === 'archive') {
        const { isArchived } = body as { isArchived: boolean }
        return (venue = { ...venue, archivedAt: isArchived ? '2026-03-04T08:00:00.000Z' : null, version: 3 })
      }
      return venue
    },
  })
  close = opened.close
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ service, body }) => ({ service, body }))
  return { ...opened, calls, writes }
}

/** Chooses one of the further acts of a venue. */
async function chooseAct(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

it('lists venues with their state, and a row opens one', async () => {
  const { user, router } = await open('/restaurants', [
    row,
    {
      ...row,
      id: 2,
      name: 'Olive Street',
      isRestaurant: true,
      state: 'notReceiving',
      tableCount: 0,
      lastOrderAt: null,
    },
  ])

  const olive = await screen.findByRole('row', { name: /Olive Street/ })
  expect(olive.textContent).toContain('Restaurant')
  expect(olive.textContent).toContain('Not receiving orders')
  expect(olive.textContent).toContain('No order yet')
  expect(screen.getByRole('row', { name: /Harbour Hotel/ }).textContent).toContain('62')

  await user.click(olive)

  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurants/2'))
})

it('shows a paused venue as paused, with the end on its clock, and finds it by its state', async () => {
  const { user, calls } = await open('/restaurants', [
    { ...row, state: 'paused', pausedUntil: '2026-03-04T13:34:00.000Z' },
    { ...row, id: 2, name: 'Olive Street', state: 'paused' },
  ])

  const harbour = await screen.findByRole('row', { name: /Harbour Hotel/ })
  expect(within(harbour).getByText('Paused until 17:34')).toBeDefined()
  expect(within(screen.getByRole('row', { name: /Olive Street/ })).getByText('Paused')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Paused' }))

  await waitFor(() => expect(calls.findLast(({ service }) => service === 'list')!.query.get('state')).toBe('paused'))
})

it('searches on the server, and keeps search and filters in the address', async () => {
  const { user, router, calls } = await open('/restaurants?page=3', [row])
  await screen.findByText('Harbour Hotel')

  await user.type(screen.getByRole('searchbox', { name: 'Search venues' }), 'olive')
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  await user.click(screen.getByRole('button', { name: 'Hotel' }))

  await waitFor(() =>
    expect(Object.fromEntries(calls.findLast(({ service }) => service === 'list')!.query)).toMatchObject({
      name: 'olive',
      state: 'archived',
      isRestaurant: 'false',
      $skip: '0',
    }),
  )
  expect(router.state.location.search).toBe('?search=olive&state=archived&type=hotel')
})

it('says that the time of the last order is on the clock of its venue', async () => {
  await open('/restaurants', [row])

  expect(await screen.findByRole('columnheader', { name: 'Last order (venue’s time)' })).toBeDefined()
})

it('says what to do where there is no venue yet', async () => {
  await open('/restaurants', [])

  expect(await screen.findByText('No venues yet.')).toBeDefined()
})

it('creates a venue and opens it', async () => {
  const { user, router, writes } = await open('/restaurants/create', [])
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(router.state.location.search).toBe('?add')

  await user.click(screen.getByRole('button', { name: 'Create venue' }))
  expect(await screen.findByText('Enter a name.')).toBeDefined()
  expect(screen.getByText('Choose a currency.')).toBeDefined()
  expect(writes()).toEqual([])

  await user.type(name, 'Harbour Grill')
  await user.click(screen.getByRole('radio', { name: 'Hotel' }))
  await user.click(screen.getByRole('combobox', { name: /^Currency/ }))
  await user.click(await screen.findByTitle('JOD · Jordanian Dinar'))
  await user.click(screen.getByRole('button', { name: 'Create venue' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurants/7'))
  expect(writes()).toEqual([
    {
      service: 'restaurant',
      body: {
        name: 'Harbour Grill',
        isRestaurant: false,
        currency: 'JOD',
        timeZone: expect.any(String),
        idempotencyKey: expect.any(String),
      },
    },
  ])
  expect(toastTexts()).toContain('Harbour Grill created.')
})

it('shows what a venue is, changes it, and other screens begin with it', async () => {
  const { user, writes } = await open('/restaurants/1', [])
  expect(await screen.findByRole('heading', { name: 'Harbour Hotel' })).toBeDefined()
  expect(screen.getByText('Asia/Dubai')).toBeDefined()
  expect(screen.getByText('10%')).toBeDefined()
  expect(rememberedVenue()).toBe(1)

  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.type(name, 'Harbour Palace')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('heading', { name: 'Harbour Palace' })).toBeDefined()
  expect(writes()).toMatchObject([{ body: { name: 'Harbour Palace', version: 1 } }])
})

it('shows at the currency why it stays', async () => {
  const message = 'Orders, bills or payments are open. Close them before you change the currency.'
  const data = { reason: 'currencyInUse', fields: { currency: message }, codes: { currency: 'currencyInUse' } }
  const refusal = { name: 'Conflict', className: 'conflict', code: 409, message, data }
  const { user } = await open('/restaurants/1', [], () => Response.json(refusal, { status: 409 }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const currency = await screen.findByRole('combobox', { name: /^Currency/ })

  await user.click(currency)
  await user.click(await screen.findByTitle('JOD · Jordanian Dinar'))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect((await screen.findByText(message)).closest('.ant-form-item')?.contains(currency)).toBe(true)
})

it('says what the set-up lacks, and leads those who may to each step', async () => {
  registerFeature(tablesFeature)
  registerFeature(testOrdersFeature)
  await open('/restaurants/1', [], undefined, 'admin')

  const tables = await screen.findByRole('link', { name: /Tables or rooms/ })
  expect(tables.textContent).toContain('Done')
  expect(tables.textContent).toContain('60')
  expect(tables.getAttribute('href')).toBe('/tables?venue=1')
  // A printer is optional.
  expect(screen.getByText('4 steps are missing.')).toBeDefined()
  expect(screen.getByText('Add a menu with at least one item that is turned on.')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Staff/ })).toBeNull()
  const steps = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(steps[0]!.textContent).toContain('Menu items')
  expect(steps[4]!.textContent).toContain('Optional: add a kitchen printer')
  expect(steps.at(-1)!.textContent).toContain('Done')
  const test = screen.getByRole('link', { name: /^Test order/ })
  expect(test.getAttribute('href')).toBe('/restaurants/1?tool=testOrder&of=1')
})

it('duplicates a venue with what is chosen, and opens the new one', async () => {
  const { user, router, writes } = await open('/restaurants/1', [])
  await chooseAct(user, 'Duplicate')
  const name = await screen.findByRole('textbox', { name: /^Name of the new venue/ })
  expect(name).toHaveProperty('value', 'Harbour Hotel 2')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByText('Enter a name.')).toBeDefined()

  await user.type(name, 'Harbour East')
  await user.click(screen.getByRole('checkbox', { name: 'Printers' }))
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurants/8'))
  expect(writes()).toMatchObject([
    { service: 'duplicate', body: { id: 1, name: 'Harbour East', copies: ['settings', 'menus', 'tables'] } },
  ])
})

it('archives a venue after a question, and restores it', async () => {
  const { user, writes } = await open('/restaurants/1', [])
  await chooseAct(user, 'Archive')
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Archive' }))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await chooseAct(user, 'Restore')

  await waitFor(() => expect(screen.queryByText(/^Archived since/)).toBeNull())
  expect(writes().map(({ body }) => body)).toEqual([
    { id: 1, isArchived: true },
    { id: 1, isArchived: false },
  ])
})

it('says why a venue is not archived', async () => {
  const message = 'Orders, bills or payments are open here. Close them before you archive the venue.'
  const refusal = { name: 'Conflict', className: 'conflict', code: 409, message, data: { reason: 'venueBusy' } }
  const { user } = await open('/restaurants/1', [], () => Response.json(refusal, { status: 409 }))
  await chooseAct(user, 'Archive')

  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }))

  await waitFor(() => expect(toastTexts()).toEqual([message]))
  expect(screen.queryByText(/^Archived since/)).toBeNull()
})
