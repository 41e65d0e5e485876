import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { trayWindowDays } from '@brigade/domain/trays/trays.schema.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { closeTraysAfterEach, openTrays, press, trayTabs, venue } from '#features/trays/testing/open-trays.tsx'
import { applyNow } from '#kit/live/live-rules.ts'

closeTraysAfterEach()

it('lists the rooms with trays floor by floor, each with how many', async () => {
  await openTrays([
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
  await openTrays(trays, { path: '/tables/request?tab=overnight' })

  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'Room 305',
  ])
})

it('counts and lists all trays of a room on the tab of the night: clearing it fetches them all', async () => {
  const trays = [aTray({ isOvernight: true }), aTray({ id: 2, trayOutQR: 'HARBOUR-1-002' })]
  await openTrays(trays, { path: '/tables/request?tab=overnight' })

  expect(await screen.findByRole('button', { name: 'View trays: Room 204' })).toBeDefined()
  await press('View trays: Room 204')
  const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent.includes('Overnight'))).toEqual([true, false])
  expect(screen.getByText('Overnight Trays 1')).toBeDefined()
})

it('searches rooms', async () => {
  await openTrays([aTray(), aTray({ id: 2, tableId: 2, tableName: 'Room 305' })])
  await screen.findByRole('heading', { name: 'Room 305' })

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '30' } })

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room 204' })).toBeNull())
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '9999' } })
  expect(await screen.findByText('No matching rooms.')).toBeDefined()
})

it('follows what others do', async () => {
  await openTrays([aTray()])
  await screen.findByRole('heading', { name: 'Room 204' })

  act(() => applyNow(traysPath, aTray({ id: 2, tableId: 2, tableName: 'Room 207' })))
  expect(await screen.findByRole('heading', { name: 'Room 207' })).toBeDefined()
  act(() => applyNow(traysPath, aTray({ status: 'expired', version: 2 })))

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room 204' })).toBeNull())
})

it('shows the trays of a room by the end of their serials, and unlinks one', async () => {
  const { writes } = await openTrays([aTray(), aTray({ id: 2, trayOutQR: 'HARBOUR-1-002', type: 'trolly' })])

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
  const { writes } = await openTrays([aTray()])

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

it('lists what was fetched of some days, which the address names, and downloads a report of them', async () => {
  const asked: URLSearchParams[] = []
  const fetched = aTray({ status: 'expired', unlinkedBy: 'Layla' })
  const path = '/tables/request?tab=trays&from=2026-03-01&to=2026-03-02'
  const { writes } = await openTrays([], { path, fetched: [fetched], asked })

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
  await openTrays([], { path: `/tables/request?tab=trays&${days}`, asked })

  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  const query = asked.find((each) => each.get('status') === 'expired')
  const [from, to] = ['$gt', '$lt'].map((end) => Date.parse(query?.get(`createdAt[${end}]`) ?? ''))
  expect((to! - from!) / 86_400_000).toBeCloseTo(trayWindowDays)
})

it.each<[where: string, differences: Partial<typeof venue>, isShown: boolean]>([
  ['hotels that follow their trays', {}, true],
  ['restaurants', { isRestaurant: true }, false],
  ['hotels that do not', { trayOutSettings: { ...venue.trayOutSettings, enabled: false } }, false],
])('has its tabs at %s: %j %s', (_where, differences, isShown) => {
  expect(trayTabs.map((tab) => tab.isShown?.({ ...venue, ...differences }))).toEqual(trayTabs.map(() => isShown))
})

it('says on each tab how many rooms there are', async () => {
  await openTrays([aTray(), aTray({ id: 2, tableId: 2, tableName: 'Room 305', isOvernight: true })])

  expect(await screen.findByText('All Rooms with Trays 2')).toBeDefined()
  expect(screen.getByText('Overnight Trays 1')).toBeDefined()
})
