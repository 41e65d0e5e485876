import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeSheetPage } from '#features/tables/pages/code-sheet.page.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { startTablesLive } from '#features/tables/tables.live.ts'
import { QrCodesPage } from '#features/trays/pages/qr-codes.page.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { setLanguage } from '#kit/i18n.ts'
import { hearNews } from '#kit/testing/hear-news.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { untilPressesAreTaken } from '#kit/testing/one-place.ts'
import { closeToasts, useToasts } from '#kit/toasts.ts'

let close = () => {}

afterEach(async () => {
  close()
  closeToasts()
  focusManager.setFocused(undefined)
  await setLanguage('en')
  vi.restoreAllMocks()
})

it('has the codes of tables and rooms beside those of trays', async () => {
  const { user } = await open({ path: '/qrslist' })

  await user.click(await screen.findByRole('button', { name: 'Tables and rooms' }))

  expect(await names()).toEqual(['Room 101', 'Room 102', 'Room 201', 'Garden'])
  expect(row('Room 101').textContent).toContain('21 Nov 2025, 12:00')
  expect(row('Room 102').textContent).toContain('Not known')
  expect(row('Garden').textContent).toContain('Switched off')
})

it.each<[role: StaffRole, isShown: boolean]>([
  ['manager', true],
  ['admin', true],
  ['organization', false],
  ['orderTaker', false],
])('has them for the %s: %s', async (role, isShown) => {
  const { calls } = await open({ role, path: '/qrslist' })
  await screen.findByText('No stickers yet')

  expect(screen.queryByRole('button', { name: 'Tables and rooms' }) !== null).toBe(isShown)
  expect(calls.some(({ service }) => service === 'table')).toBe(false)
})

it('has them alone in a restaurant, and nothing there for who may not read them', async () => {
  await open({ venue: { id: 2, isRestaurant: true }, path: '/qrslist' })
  expect(await names()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Tray QRs' })).toBeNull()
  close()

  await open({ role: 'orderTaker', venue: { id: 2, isRestaurant: true }, path: '/qrslist' })
  expect(await screen.findByText('No QR codes for you here')).toBeDefined()
})

it('finds a table by typing, by its floor, and by its code', async () => {
  const { user } = await open()
  await names()

  await user.click(screen.getByRole('button', { name: 'Floor 1' }))
  await waitFor(async () => expect(await names()).toEqual(['Room 101', 'Room 102']))
  await user.type(screen.getByRole('searchbox'), '102')
  await waitFor(async () => expect(await names()).toEqual(['Room 102']))
  scan('https://guests.example/g/token-201')

  await waitFor(async () => expect(await names()).toEqual(['Room 201']))
})

it('says of a code that was renewed, or is of something else, that it is of no table here', async () => {
  await open()
  await names()

  scan('https://guests.example/g/an-old-token')

  expect(await screen.findByText(/code of no table or room here/)).toBeDefined()
})

it('shows a code with its link: at the address of guests, or where this page is', async () => {
  const { user } = await open({ origin: '' })
  await names()

  await user.click(screen.getByRole('button', { name: 'Show the code of Room 101' }))

  const dialog = await screen.findByRole('dialog', { name: 'Code of Room 101' })
  expect(within(dialog).getByRole('img', { name: 'Code of Room 101' })).toBeDefined()
  expect(within(dialog).getByText(`${location.origin}/g/token-101`)).toBeDefined()
  expect(within(dialog).getByRole('link', { name: 'Print this code' }).getAttribute('href')).toBe(
    '/qrslist/tables?tables=1',
  )
})

it('gives a table another code after it was asked, and shows that one', async () => {
  const { calls } = await open()
  await names()

  await press('New code for Room 101')
  const question = await screen.findByRole('alertdialog', { name: 'New code for Room 101?' })
  expect(question.textContent).toContain('have to scan again')
  expect(writes(calls)).toEqual([])
  await untilPressesAreTaken()
  fireEvent.click(within(question).getByRole('button', { name: 'New code' }))

  const dialog = await screen.findByRole('dialog', { name: 'Code of Room 101' })
  expect(within(dialog).getByText('https://guests.example/g/renewed-101')).toBeDefined()
  expect(writes(calls)).toEqual([{ id: 1 }])
})

it('says why a code could not be renewed, and keeps the old one', async () => {
  await open({ isRefused: true })
  await names()

  await press('New code for Room 101')
  const question = await screen.findByRole('alertdialog')
  await untilPressesAreTaken()
  fireEvent.click(within(question).getByRole('button', { name: 'New code' }))

  expect(await screen.findByRole('status')).toBeDefined()
  expect(await names()).toHaveLength(4)
  expect(screen.queryByRole('dialog', { name: 'Code of Room 101' })).toBeNull()
})

it('hears of a code that a colleague has renewed', async () => {
  const { tables } = await open({ path: '/qrslist?tab=tables&code=1' })
  expect(await screen.findByText('https://guests.example/g/token-101')).toBeDefined()

  renewIn(tables, 1)
  await hearNews(tablesPath, tables[0]!)

  expect(await screen.findByText('https://guests.example/g/renewed-101')).toBeDefined()
  expect(screen.queryByText('https://guests.example/g/token-101')).toBeNull()
})

it('prints the codes of what is listed, or of those that are chosen', async () => {
  const { user } = await open()
  await names()
  const sheet = () => screen.getByRole('link', { name: /^Print / }).getAttribute('href')

  expect(screen.getByRole('link', { name: 'Print 4 codes' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Floor 2' }))
  await waitFor(() => expect(sheet()).toBe('/qrslist/tables?floor=2'))
  await user.click(screen.getByRole('checkbox', { name: 'Room 201' }))
  await user.click(screen.getByRole('button', { name: 'All' }))
  const garden = await screen.findByRole('checkbox', { name: 'Garden' })
  await untilPressesAreTaken()
  await user.click(garden)

  expect(screen.getByRole('link', { name: 'Print 2 codes' })).toBeDefined()
  expect(sheet()).toBe('/qrslist/tables?tables=3%2C4')
  await user.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(sheet()).toBe('/qrslist/tables')
})

it('draws a sheet of those that the address names, in the languages of the venue', async () => {
  const { calls } = await open({ path: '/qrslist/tables?tables=4,1', venue: { receiptLanguages: ['ar', 'en'] } })

  const labels = await screen.findAllByRole('listitem')
  expect(labels.map((label) => within(label).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Room 101',
    'Garden',
  ])
  expect(within(labels[0]!).getByText('امسح الرمز لتطلب').getAttribute('dir')).toBe('rtl')
  expect(within(labels[0]!).getByText('Scan to order').getAttribute('dir')).toBe('ltr')
  expect(calls.filter(({ service }) => service === 'table')).toHaveLength(1)
})

it('says of a sheet that nothing is on it, and prints none', async () => {
  await open({ path: '/qrslist/tables?search=cellar' })

  expect(await screen.findByText('No codes to print')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Print' }).getAttribute('aria-disabled')).toBe('true')
})

it('prints nothing while nobody knows which codes stand', async () => {
  let isRefused = false
  await open({ path: '/qrslist/tables', refusesTables: () => isRefused })
  await screen.findAllByRole('listitem')
  const isOff = () => screen.getByRole('button', { name: 'Print' }).getAttribute('aria-disabled') === 'true'
  await waitFor(() => expect(isOff()).toBe(false))

  isRefused = true
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))

  await screen.findByRole('button', { name: 'Try again' })
  expect(isOff()).toBe(true)
})

it('says it in Arabic, from right to left', async () => {
  await setLanguage('ar')
  await open()

  expect(await screen.findByRole('button', { name: 'عرض رمز Room 101' })).toBeDefined()
})

type Opening = {
  path?: string
  role?: StaffRole
  venue?: Partial<Venue>
  /** At which address the server says that guests reach it. */
  origin?: string
  isRefused?: boolean
  /** Whether the list of tables is refused just now. */
  refusesTables?: () => boolean
}

async function open(opening: Opening = {}) {
  const { path = '/qrslist?tab=tables', role = 'manager', venue, isRefused = false, refusesTables } = opening
  const { origin = 'https://guests.example' } = opening
  const calls: PageCall[] = []
  const place = aVenue(venue)
  const tables = [
    codeOf({ id: 1, name: 'Room 101', origin }),
    codeOf({ id: 2, name: 'Room 102', origin, tokenSince: null }),
    codeOf({ id: 3, name: 'Room 201', origin }),
    codeOf({ id: 4, name: 'Garden', origin, isActive: false }),
  ]
  const opened = await openPage({
    features: [traysFeature, tablesFeature, venuesFeature],
    routes: [
      {
        path: '/qrslist',
        element: (
          <>
            <QrCodesPage />
            <Said />
          </>
        ),
      },
      { path: '/qrslist/tables', element: <CodeSheetPage /> },
    ],
    path,
    user: aUser({ role, restaurantId: [place.id] }),
    answer: (call) => {
      calls.push(call)
      const { service, method, id, body } = call
      if (service === 'restaurant') return id ? place : [place]
      if (service === 'table') return refusesTables?.() ? refusal() : [...tables]
      if (service !== 'renew' || method !== 'POST') return undefined
      if (isRefused) return refusal()
      return renewIn(tables, (body as { id: number }).id)
    },
    start: startTablesLive,
  })
  ;({ close } = opened)
  return { ...opened, calls, tables }
}

type TableOf = Pick<Table, 'id' | 'name'> & Partial<Table> & { origin: string }

function codeOf({ origin, ...table }: TableOf): Table {
  const token = `token-${table.name.split(' ').at(-1)}`
  return aTable({
    index: table.id,
    token,
    guestLink: `${origin}/g/${token}`,
    tokenSince: '2025-11-21T08:00:00.000Z',
    ...table,
  })
}

function refusal(): Response {
  return Response.json(
    { name: 'Forbidden', message: 'Not now', code: 403, data: { reason: 'forbidden' } },
    { status: 403 },
  )
}

/** What the server does when somebody renews the code of a table. */
function renewIn(tables: Table[], id: number): Table {
  const at = tables.findIndex((table) => table.id === id)
  const { guestLink = '', ...table } = tables[at]!
  return (tables[at] = { ...table, guestLink: guestLink.replace('/token-', '/renewed-') })
}

function Said() {
  return useToasts().map(({ id, text }) => <output key={id}>{text}</output>)
}

async function names(): Promise<(string | null)[]> {
  return (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
}

function row(name: string): HTMLElement {
  return screen.getByRole('row', { name: new RegExp(`^${name}`) })
}

function writes(calls: readonly PageCall[]): unknown[] {
  return calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await untilPressesAreTaken()
  fireEvent.click(button)
}

function scan(text: string): void {
  for (const key of text) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'Enter' })
}
