import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { type TrayOut, trayWindowDays } from '@brigade/domain/trays/trays.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aSticker, aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchedTrayLists } from '#features/trays/active-trays.ts'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { fetchedTabs, roomTabs } from '#features/trays/trays.tabs.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { translate } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { useSession } from '#kit/calls/session.ts'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { closeToasts, useToasts } from '#kit/calls/toasts.ts'
import { useAddressChoice } from '#kit/address/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'

type Write = { method: string; path: string; body: unknown }

const trayTabs = [...roomTabs, ...fetchedTabs]
const venue = aVenue({ trayOutSettings: { ...aVenue().trayOutSettings, enabled: true } })
const link = 'https://trays.example/HARBOUR-1-009'

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  vi.restoreAllMocks()
})

it('lists the rooms with trays floor by floor, each with how many', async () => {
  await open([
    aTray({ id: 1, tableId: 3, tableName: 'Room 310' }),
    aTray({ id: 2, tableId: 2, tableName: 'Room 204' }),
    aTray({ id: 3, tableId: 2, tableName: 'Room 204', trayOutQR: 'HARBOUR-1-002' }),
  ])

  const floors = await screen.findAllByRole('region')
  expect(floors.map((floor) => floor.getAttribute('aria-label'))).toEqual(['Floor 2', 'Floor 3'])
  expect(within(floors[0]!).getByRole('button', { name: 'View trays: Room 204' })).toBeDefined()
})

it('has those alone that were there over night, on their own tab', async () => {
  const trays = [aTray(), aTray({ id: 2, tableId: 2, tableName: 'Room 305', isOvernight: true })]
  await open(trays, { path: '/tables/request?tab=overnight' })

  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'Room 305',
  ])
})

it('counts and lists all trays of a room on the tab of the night: clearing it fetches them all', async () => {
  const trays = [aTray({ isOvernight: true }), aTray({ id: 2, trayOutQR: 'HARBOUR-1-002' })]
  await open(trays, { path: '/tables/request?tab=overnight' })

  expect(await screen.findByRole('button', { name: 'View trays: Room 204' })).toBeDefined()
  await press('View trays: Room 204')
  const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent.includes('Overnight'))).toEqual([true, false])
  expect(screen.getByText('Overnight Trays 1')).toBeDefined()
})

it('searches rooms', async () => {
  await open([aTray(), aTray({ id: 2, tableId: 2, tableName: 'Room 305' })])
  await screen.findByRole('heading', { name: 'Room 305' })

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '30' } })

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room 204' })).toBeNull())
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '9999' } })
  expect(await screen.findByText('No matching rooms.')).toBeDefined()
})

it('follows what others do', async () => {
  await open([aTray()])
  await screen.findByRole('heading', { name: 'Room 204' })

  act(() => applyNow(traysPath, aTray({ id: 2, tableId: 2, tableName: 'Room 207' })))
  expect(await screen.findByRole('heading', { name: 'Room 207' })).toBeDefined()
  act(() => applyNow(traysPath, aTray({ status: 'expired', version: 2 })))

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room 204' })).toBeNull())
})

it('shows the trays of a room by the end of their serials, and unlinks one', async () => {
  const { writes } = await open([aTray(), aTray({ id: 2, trayOutQR: 'HARBOUR-1-002', type: 'trolly' })])

  await press('View trays: Room 204')
  const dialog = await screen.findByRole('dialog', { name: 'Linked Trays: Room 204' })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
  await press('Unlink Trolley …-002')
  expect(writes).toEqual([])
  await press('Unlink')

  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1))
  expect(writes).toEqual([{ method: 'PATCH', path: '/v1/tray-out/2', body: { status: 'expired' } }])
})

it('clears a room of what was there when it was asked', async () => {
  const { writes } = await open([aTray()])

  await press('Clear room: Room 204')
  expect(writes).toEqual([])
  await screen.findByRole('alertdialog')
  const asked = new Date().toISOString()
  await press('Clear room')

  expect(await screen.findByText('No trays in rooms.')).toBeDefined()
  const body = { tableId: 1, until: expect.any(String), since: aTray().createdAt }
  expect(writes).toEqual([{ method: 'POST', path: '/v1/clear/trays', body }])
  const { until } = writes[0]!.body as { until: string }
  expect(until <= asked).toBe(true)
})

it('takes what a scanner types: a tray that is out is moved to another room', async () => {
  const { writes } = await open([aTray({ trayOutQR: 'HARBOUR-1-009' })])
  await screen.findByRole('heading', { name: 'Room 204' })

  scan(link)
  const dialog = await screen.findByRole('dialog', { name: 'Tray HARBOUR-1-009' })
  await waitFor(() => expect(dialog.textContent).toContain('This tray is in Room 204'))
  fireEvent.change(await within(dialog).findByRole('combobox'), { target: { value: '7' } })
  await press('Move to this room')

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    method: 'POST',
    path: '/v1/tray-out',
    body: { trayOutQR: 'HARBOUR-1-009', tableId: 7, moveFromTableId: 1 },
  })
  expect(await screen.findByRole('heading', { name: 'Room 207' })).toBeDefined()
  await receiveEvent(traysPath, aTray({ status: 'expired', version: 2 }))
  expect(screen.queryByRole('heading', { name: 'Room 204' })).toBeNull()
})

it('tells a round who moved a tray out of a room, on the device that moved it too', async () => {
  const tray = aTray({ trayOutQR: 'HARBOUR-1-009' })
  await open([tray])
  const since = new Date().toISOString()
  const lately = fetchedTrayLists.options({ venueId: tray.restaurantId, since })
  queryClient.setQueryData(lately.queryKey, { records: [], left: new Map(), lately: [] })
  scan(link)
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '7' } })
  await press('Move to this room')
  await screen.findByRole('heading', { name: 'Room 207' })

  const moved = aTray({ ...tray, status: 'expired', version: 2, unlinkedBy: 'Layla', updatedAt: since })
  await receiveEvent(traysPath, moved)

  expect(queryClient.getQueryData(lately.queryKey)?.records).toEqual([moved])
})

it('takes a serial by hand as it was pasted, and says what one looks like', async () => {
  await open([])

  await press('Link tray')
  const field = await screen.findByRole('textbox', { name: /^Tray/ })
  fireEvent.change(field, { target: { value: 'no tray, no serial' } })
  await press('Find')
  expect((await screen.findByRole('alert')).textContent).toContain('13 letters, digits, - or _.')
  fireEvent.change(field, { target: { value: 'Room 204: \u200Fhttps://t.example/tray/HARBOUR‑1‑٠٠٩/' } })
  await press('Find')

  expect(await screen.findByText('This tray isn’t in a room.')).toBeDefined()
})

it('says of the tray of another hotel that it is none here, and takes the next one that is scanned', async () => {
  await open([])
  await screen.findByText('No trays in rooms.')

  scan('https://trays.example/ELSEWHERE-001')
  expect(await screen.findByText('This isn’t a tray of this hotel.')).toBeDefined()
  await press('Choose another tray')
  await screen.findByRole('textbox', { name: /^Tray/ })
  scan(link)

  expect(await screen.findByText('This tray isn’t in a room.')).toBeDefined()
  expect(await screen.findByRole('combobox')).toBeDefined()
})

it.each([
  ['is no link', 'HARBOUR-1-009'],
  ['goes on for 10,000 keys', `${link}${'9'.repeat(10_000)}`],
])('takes no tray of a scan that %s', async (_what, scanned) => {
  await open([])
  await screen.findByText('No trays in rooms.')

  scan(scanned)

  expect(await screen.findByText('Invalid QR')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens the tray whose code a phone has read', async () => {
  await open([aTray({ trayOutQR: 'HARBOUR-1-009' })], { path: '/tables/request?tab=rooms&tray=HARBOUR-1-009' })

  const dialog = await screen.findByRole('dialog', { name: 'Tray HARBOUR-1-009' })
  await waitFor(() => expect(dialog.textContent).toContain('This tray is in Room 204'))
})

it.each<[role: StaffRole, canScan: boolean]>([
  ['manager', true],
  ['orderTaker', true],
  ['waiter', false],
])('scans for the %s: %s', async (role, canScan) => {
  await open([], { role })
  await screen.findByText('No trays in rooms.')

  scan(link)

  expect(screen.queryByRole('dialog') !== null).toBe(canScan)
})

it('lists what was fetched of some days, which the address names, and downloads a report of them', async () => {
  const asked: URLSearchParams[] = []
  const fetched = aTray({ status: 'expired', unlinkedBy: 'Layla' })
  const path = '/tables/request?tab=trays&from=2026-03-01&to=2026-03-02'
  const { writes } = await open([], { path, fetched: [fetched], asked })

  expect(await screen.findByRole('cell', { name: 'Layla' })).toBeDefined()
  const days = { $gt: '2026-02-28T19:59:59.999Z', $lt: '2026-03-02T20:00:00.000Z' }
  const query = asked.find((each) => each.get('status') === 'expired')
  for (const [end, time] of Object.entries(days)) expect(query?.get(`createdAt[${end}]`)).toBe(time)
  await press('Download report')
  await waitFor(() => expect(writes).toMatchObject([{ path: '/v1/exportTrayouts', body: { createdAt: days } }]))
})

it.each([
  ['from=2022-08-01&to=2022-09-30', /start on 30 Aug 2022/],
  ['from=2026-03-02&to=2026-03-01', /last day is before its first/],
  ['from=2026-02-30', /no valid dates/],
])('says why a link with other days shows the usual ones: %s', async (days, sentence) => {
  const asked: URLSearchParams[] = []
  await open([], { path: `/tables/request?tab=trays&${days}`, asked })

  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  const query = asked.find((each) => each.get('status') === 'expired')
  const [from, to] = ['$gt', '$lt'].map((end) => Date.parse(query?.get(`createdAt[${end}]`) ?? ''))
  expect((to! - from!) / 86_400_000).toBeCloseTo(trayWindowDays)
})

it('asks for tables as the server takes it', async () => {
  const asked: URLSearchParams[] = []
  await open([], { asked })
  await press('Link tray')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Tray/ }), { target: { value: 'HARBOUR-1-009' } })
  await press('Find')

  await screen.findByRole('combobox')
  const query = asked.find((each) => each.has('$sort[index]'))
  expect([...(query?.keys() ?? [])].toSorted()).toEqual(['$sort[index]', 'restaurantId', 'skipPaginate'])
})

it.each<[where: string, differences: Partial<typeof venue>, isShown: boolean]>([
  ['hotels that follow their trays', {}, true],
  ['restaurants', { isRestaurant: true }, false],
  ['hotels that do not', { trayOutSettings: { ...venue.trayOutSettings, enabled: false } }, false],
])('has its tabs at %s: %j %s', (_where, differences, isShown) => {
  expect(trayTabs.map((tab) => tab.isShown?.({ ...venue, ...differences }))).toEqual(trayTabs.map(() => isShown))
})

it('says on each tab how many rooms there are', async () => {
  await open([aTray(), aTray({ id: 2, tableId: 2, tableName: 'Room 305', isOvernight: true })])

  expect(await screen.findByText('All Rooms with Trays 2')).toBeDefined()
  expect(screen.getByText('Overnight Trays 1')).toBeDefined()
})

/** Replaces the screen of requests. */
function Host() {
  const { venue: shown } = useSession()
  const [name] = useAddressChoice('tab', ['rooms', 'overnight', 'trays'] as const)
  const open = trayTabs.find((tab) => tab.name === name)
  if (!shown || !open) return null
  return (
    <AntdRoot>
      <VenueBookProvider>
        {trayTabs.map((tab) => (
          <Title key={tab.name} {...tab} />
        ))}
        <open.Part venue={shown} />
        <Said />
      </VenueBookProvider>
    </AntdRoot>
  )
}

function Said() {
  return useToasts().map(({ id, text }) => <output key={id}>{text}</output>)
}

function Title({ titleKey, Count }: ScreenTab) {
  return (
    <p>
      {translate(titleKey)} {Count ? <Count venue={venue} /> : null}
    </p>
  )
}

const sticker = aSticker(9)

type Opening = { path?: string; role?: StaffRole; fetched?: TrayOut[]; asked?: URLSearchParams[] }

async function open(known: TrayOut[], opening: Opening = {}) {
  const { path = '/tables/request', role = 'manager', fetched = [], asked = [] } = opening
  let trays = known
  const writes: Write[] = []

  /** Returns the state after a link or a collection, as the server then has it. */
  function write({ service, id }: PageCall): unknown {
    if (service === 'clear') {
      const cleared = trays
        .filter(({ tableId }) => tableId === 1)
        .map((tray): TrayOut => ({ ...tray, status: 'expired', version: 2 }))
      return { tableId: 1, trays: cleared, orderIds: [] }
    }
    const before = trays.find((tray) => tray.id === Number(id))
    if (!before) return aTray({ id: 9, trayOutQR: 'HARBOUR-1-009', tableId: 7, tableName: 'Room 207' })
    trays = trays.filter((tray) => tray !== before)
    return { ...before, status: 'expired', version: 2 }
  }

  const opened = await openPage({
    features: [traysFeature],
    path,
    routes: [{ path: '/tables/request', element: <Host /> }],
    user: aUser({ role }),
    start: startTraysLive,
    answer: (call) => {
      const { method, path: called, service, query, body } = call
      asked.push(query)
      if (method !== 'GET') {
        writes.push({ method, path: called, body })
        return write(call)
      }
      if (service === 'restaurant') return venue
      if (service === 'trayqrs') return query.get('serialContent') === 'HARBOUR-1-009' ? [sticker] : []
      if (service === 'table') return [1, 7].map((id) => ({ id, name: `Room 20${id}` }))
      if (query.get('status') === 'expired') return { total: fetched.length, limit: 10, skip: 0, data: fetched }
      return trays
    },
  })
  close = opened.close
  return { writes }
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
}

function scan(text: string): void {
  for (const key of text) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'Enter' })
}
