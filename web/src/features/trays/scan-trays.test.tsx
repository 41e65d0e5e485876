import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fetchedTrayLists } from '#features/trays/active-trays.ts'
import { closeTraysAfterEach, openTrays, press } from '#features/trays/testing/open-trays.tsx'
import { queryClient } from '#kit/calls/query-client.ts'
import { receiveEvent } from '#kit/testing/receive-event.ts'

const link = 'https://trays.example/HARBOUR-1-009'

closeTraysAfterEach()

it('takes what a scanner types: a tray that is out is moved to another room', async () => {
  const { writes } = await openTrays([aTray({ trayOutQR: 'HARBOUR-1-009' })])
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
  await openTrays([tray])
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
  await openTrays([])

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
  await openTrays([])
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
  await openTrays([])
  await screen.findByText('No trays in rooms.')

  scan(scanned)

  expect(await screen.findByText('Invalid QR')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens the tray whose code a phone has read', async () => {
  await openTrays([aTray({ trayOutQR: 'HARBOUR-1-009' })], { path: '/tables/request?tab=rooms&tray=HARBOUR-1-009' })

  const dialog = await screen.findByRole('dialog', { name: 'Tray HARBOUR-1-009' })
  await waitFor(() => expect(dialog.textContent).toContain('This tray is in Room 204'))
})

it.each<[role: StaffRole, canScan: boolean]>([
  ['manager', true],
  ['orderTaker', true],
  ['waiter', false],
])('scans for the %s: %s', async (role, canScan) => {
  await openTrays([], { role })
  await screen.findByText('No trays in rooms.')

  scan(link)

  expect(screen.queryByRole('dialog') !== null).toBe(canScan)
})

it('asks for tables as the server takes it', async () => {
  const asked: URLSearchParams[] = []
  await openTrays([], { asked })
  await press('Link tray')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Tray/ }), { target: { value: 'HARBOUR-1-009' } })
  await press('Find')

  await screen.findByRole('combobox')
  const query = asked.find((each) => each.has('$sort[index]'))
  expect([...(query?.keys() ?? [])].toSorted()).toEqual(['$sort[index]', 'restaurantId', 'skipPaginate'])
})

function scan(text: string): void {
  for (const key of text) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'Enter' })
}
