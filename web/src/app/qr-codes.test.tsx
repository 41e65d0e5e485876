import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { type CodeRequests, codesAtServer, renewIn } from '#features/tables/testing/codes-at-server.ts'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { startTablesLive } from '#features/tables/tables.live.ts'
import { QrCodesPage } from '#features/trays/pages/qr-codes.page.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { connection } from '#kit/live/connection.ts'
import { setLanguage } from '#kit/i18n/i18n.ts'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { closeToasts, useToasts } from '#kit/calls/toasts.ts'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  closeToasts()
  connection.set('connecting')
  await setLanguage('en')
  vi.restoreAllMocks()
})

it('has the codes of tables and rooms beside those of trays', async () => {
  const { user } = await open({ path: '/qrslist' })

  await user.click(await screen.findByRole('button', { name: 'Tables and rooms' }))

  expect(await names()).toEqual(['Room 101', 'Room 102', 'Room 201', 'Garden'])
  expect(row('Room 101').textContent).toContain('21 Nov 2025')
  expect(row('Room 102').textContent).toContain('Unknown')
  expect(row('Garden').textContent).toContain('Off')
})

it.each<[role: StaffRole, isShown: boolean]>([
  ['manager', true],
  ['admin', true],
  ['organization', false],
  ['orderTaker', false],
])('has them for the %s: %s', async (role, isShown) => {
  const { calls } = await open({ role, path: '/qrslist' })
  await screen.findByText('No stickers yet.')

  expect(screen.queryByRole('button', { name: 'Tables and rooms' }) !== null).toBe(isShown)
  expect(calls.some(({ service }) => service === 'table')).toBe(false)
})

it('has them alone in a restaurant, and nothing there for who may not read them', async () => {
  await open({ venue: { id: 2, isRestaurant: true }, path: '/qrslist' })
  expect(await names()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Tray QRs' })).toBeNull()
  close()

  await open({ role: 'orderTaker', venue: { id: 2, isRestaurant: true }, path: '/qrslist' })
  expect(await screen.findByText('No QR codes available.')).toBeDefined()
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

it('finds a table by a code that was printed at another address of the server', async () => {
  await open()
  await names()

  scan('http://192.0.2.7:4321/g/token-201')

  await waitFor(async () => expect(await names()).toEqual(['Room 201']))
})

it('calls no code unknown before the tables are there', async () => {
  let isRefused = true
  const { user } = await open({ refusesTables: () => isRefused })
  const again = await screen.findByRole('button', { name: 'Try again' })

  act(() => scan('https://guests.example/g/token-201'))
  expect(screen.queryByText(/code is old or belongs to another venue/)).toBeNull()

  isRefused = false
  await user.click(again)
  await names()
  scan('https://guests.example/g/token-201')
  await waitFor(async () => expect(await names()).toEqual(['Room 201']))
})

it('says of a code that was renewed, or is of something else, that it is of no table here', async () => {
  await open()
  await names()

  scan('https://guests.example/g/an-old-token')

  expect(await screen.findByText(/code is old or belongs to another venue/)).toBeDefined()
})

it('shows a code with its link: at the address of guests, or where this page is', async () => {
  const { user } = await open({ origin: '' })
  await names()

  await user.click(screen.getByRole('button', { name: 'Show code for Room 101' }))

  const dialog = await screen.findByRole('dialog', { name: 'Code for Room 101' })
  expect(within(dialog).getByRole('img', { name: 'Code for Room 101' })).toBeDefined()
  expect(within(dialog).getByText(`${location.origin}/g/token-101`)).toBeDefined()
  expect(within(dialog).getByRole('link', { name: 'Print code' }).getAttribute('href')).toBe('/qrslist/tables?tables=1')
})

it('gives a table another code after it was asked, and shows that one', async () => {
  const { calls } = await open()
  await names()

  await press('Renew code for Room 101')
  const question = await screen.findByRole('alertdialog', { name: 'Renew the code for Room 101?' })
  expect(question.textContent).toContain('must scan again')
  expect(writes(calls)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Renew code' }))

  const dialog = await screen.findByRole('dialog', { name: 'Code for Room 101' })
  expect(within(dialog).getByText('https://guests.example/g/renewed-101')).toBeDefined()
  expect(writes(calls)).toEqual([{ id: 1, tokenSince: '2025-11-21T08:00:00.000Z', idempotencyKey: expect.any(String) }])
})

it('keeps the code that a colleague has given the table while it was asked, and shows that one', async () => {
  const { tables } = await open()
  await names()
  await press('Renew code for Room 101')
  const question = await screen.findByRole('alertdialog')

  renewIn(tables, 1)
  await receiveEvent(tablesPath, tables[0]!)
  fireEvent.click(within(question).getByRole('button', { name: 'Renew code' }))

  const dialog = await screen.findByRole('dialog', { name: 'Code for Room 101' })
  expect(within(dialog).getByText('https://guests.example/g/renewed-101')).toBeDefined()
  expect(within(dialog).getByText('Code created 28 Nov 2025, 12:00')).toBeDefined()
  expect((await screen.findByRole('status')).textContent).toContain('Someone already renewed the code for Room 101.')
})

it('says why a code could not be renewed, and keeps the old one', async () => {
  await open({ isRefused: true })
  await names()

  await press('Renew code for Room 101')
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Renew code' }))

  expect(await screen.findByRole('status')).toBeDefined()
  expect(await names()).toHaveLength(4)
  expect(screen.queryByRole('dialog', { name: 'Code for Room 101' })).toBeNull()
})

it('asks once more under the same key when no answer came to a new code, and shows the code then', async () => {
  let hasLine = false
  const { calls } = await open({ hasLine: () => hasLine })
  await names()
  await press('Renew code for Room 101')
  const question = await screen.findByRole('alertdialog')
  act(() => connection.set('offline'))
  fireEvent.click(within(question).getByRole('button', { name: 'Renew code' }))
  expect((await screen.findByRole('status')).textContent).toContain('We couldn’t confirm the new code for Room 101.')

  hasLine = true
  act(() => connection.set('online'))

  const dialog = await screen.findByRole('dialog', { name: 'Code for Room 101' })
  expect(within(dialog).getByText('https://guests.example/g/renewed-101')).toBeDefined()
  const [first, ...others] = writes(calls)
  expect(others).toEqual([first])
})

it('hears of a code that a colleague has renewed', async () => {
  const { tables } = await open({ path: '/qrslist?tab=tables&code=1' })
  expect(await screen.findByText('https://guests.example/g/token-101')).toBeDefined()

  renewIn(tables, 1)
  await receiveEvent(tablesPath, tables[0]!)

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
  await user.click(garden)

  expect(screen.getByRole('link', { name: 'Print 2 codes' })).toBeDefined()
  expect(sheet()).toBe('/qrslist/tables?tables=3%2C4')
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(sheet()).toBe('/qrslist/tables')
})

it('says it in Arabic, from right to left', async () => {
  await speak('ar')
  await open()

  expect(await screen.findByRole('button', { name: 'عرض رمز Room 101' })).toBeDefined()
})

type Opening = CodeRequests & { path?: string; role?: StaffRole }

async function open({ path = '/qrslist?tab=tables', role = 'manager', ...asked }: Opening = {}) {
  const { calls, place, tables, answer } = codesAtServer(asked)
  const opened = await openPage({
    features: [traysFeature, tablesFeature, venuesFeature, authFeature],
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
    ],
    path,
    user: aUser({ role, restaurantId: [place.id] }),
    answer,
    start: startTablesLive,
  })
  ;({ close } = opened)
  return { ...opened, calls, tables }
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
  fireEvent.click(button)
}

function scan(text: string): void {
  for (const key of text) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'Enter' })
}
