import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aSticker, aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { TrayRooms } from '#features/trays/parts/tray-rooms.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { connection } from '#kit/live/connection.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { closeToasts } from '#kit/calls/toasts.ts'

const hotel = aVenue({
  trayOutSettings: { ...aVenue().trayOutSettings, enabled: true, isLinkedTrayNotificationDuration: true },
})

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  connection.set('connecting')
  vi.restoreAllMocks()
})

it('a second tap on what asks whether to unlink a tray does not unlink it', async () => {
  const { changed } = await open([aTray()])
  fireEvent.click(await screen.findByRole('button', { name: 'View trays: Room 204' }))
  const unlink = await screen.findByRole('button', { name: 'Unlink Tray …-001' })
  await rest()

  tapThere(unlink)
  const question = await screen.findByRole('alertdialog', { name: 'Unlink Tray HARBOUR-1-001 from Room 204?' })
  tapThere(within(question).getByRole('button', { name: 'Unlink' }))

  await act(async () => {})
  expect(changed()).toEqual([])
})

it('a second tap on what unlinks a tray unlinks no other that comes there', async () => {
  const { changed } = await open([aTray(), aTray({ id: 2, trayOutQR: 'HARBOUR-1-002' })])
  fireEvent.click(await screen.findByRole('button', { name: 'View trays: Room 204' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Unlink Tray …-001' }))
  const question = await screen.findByRole('alertdialog')
  await rest()

  tapThere(within(question).getByRole('button', { name: 'Unlink' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlink Tray …-001' })).toBeNull())
  tapThere(screen.getByRole('button', { name: 'Unlink Tray …-002' }))

  await act(async () => {})
  expect(changed()).toEqual(['1'])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('a second tap on what finds a tray does not unlink it', async () => {
  const { changed } = await open([aTray({ trayOutQR: sticker.serialContent })])
  fireEvent.click(await screen.findByRole('button', { name: 'Link tray' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Tray/ }), { target: { value: sticker.serialContent } })
  await rest()

  tapThere(screen.getByRole('button', { name: 'Find' }))
  tapThere(await screen.findByRole('button', { name: 'Unlink' }))

  await act(async () => {})
  expect(changed()).toEqual([])
})

it('nothing that clears or unlinks is offered while the line is down', async () => {
  await open([aTray()])
  const clear = await screen.findByRole('button', { name: 'Clear room: Room 204' })
  act(() => connection.set('offline'))

  expect(clear.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'View trays: Room 204' }))
  const unlink = await screen.findByRole('button', { name: 'Unlink Tray …-001' })
  expect(unlink.getAttribute('aria-disabled')).toBe('true')

  act(() => connection.set('online'))
  expect(clear.getAttribute('aria-disabled')).toBeNull()
  expect(unlink.getAttribute('aria-disabled')).toBeNull()
})

it('says that a tray is unlinked to who has done it by an earlier press, whose answer got lost', async () => {
  const tray = aTray({ status: 'expired', version: 2 })
  await open([aTray()], { method: 'PATCH', data: { reason: 'trayFetched', byKind: 'staff', byId: aUser().id, tray } })
  fireEvent.click(await screen.findByRole('button', { name: 'View trays: Room 204' }))

  await unlink('Tray …-001')

  expect(await screen.findByText('Tray Unlinked Successfully!')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Room 204' })).toBeNull()
})

it('says who was first, and when, to who unlinks a tray second', async () => {
  const tray = aTray({ status: 'expired', version: 2 })
  const first = { by: 'Omar', byKind: 'staff', byId: 99, at: '2026-03-04T08:20:00.000Z' }
  await open([aTray()], { method: 'PATCH', data: { reason: 'trayFetched', ...first, tray } })
  fireEvent.click(await screen.findByRole('button', { name: 'View trays: Room 204' }))

  await unlink('Tray …-001')

  expect(await screen.findByText(/^Omar already unlinked it at \d?\d:20/)).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Room 204' })).toBeNull()
})

it.each([
  ['by an earlier press, whose answer got lost', { byId: aUser().id }, /^Room 204 cleared\.$/],
  [
    'by somebody else',
    { byId: 99, by: 'Omar', at: '2026-03-04T08:20:00.000Z' },
    /^Omar already cleared Room 204 at \d?\d:20/,
  ],
  ['by nobody', { byId: null, byKind: null }, /^This room has no trays and no delivered orders\.$/],
])('says how it is to who clears a room that was cleared %s', async (_how, first, text) => {
  await open([aTray()], { method: 'POST', data: { reason: 'roomEmpty', byKind: 'staff', ...first } })
  fireEvent.click(await screen.findByRole('button', { name: 'Clear room: Room 204' }))
  await rest()

  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear room' }))

  expect(await screen.findByText(text)).toBeDefined()
})

it('says which trays are late: of a room, of each of its trays, and over night', async () => {
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await open([
    aTray({ createdAt: since(50) }),
    aTray({ id: 2, trayOutQR: 'HARBOUR-1-002', createdAt: since(12) }),
    aTray({ id: 3, tableId: 3, tableName: 'Room 310', createdAt: since(44) }),
    aTray({ id: 4, tableId: 4, tableName: 'Room 311', createdAt: since(600), isOvernight: true }),
  ])

  expect((await screen.findAllByText(/^[0-9]+ min$|^late/)).map(({ textContent }) => textContent)).toEqual([
    'late 5',
    '44 min',
    'late 9h 15',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'View trays: Room 204' }))
  const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(rows.map((row) => /[0-9]+ min|late [0-9]+/.exec(row.textContent)?.[0])).toEqual(['late 5', '12 min'])
})

it('gives the focus of what unlinked a tray, and of what cleared a room, to the same of the next one', async () => {
  await open([
    aTray(),
    aTray({ id: 2, trayOutQR: 'HARBOUR-1-002' }),
    aTray({ id: 3, trayOutQR: 'HARBOUR-1-003', tableId: 2, tableName: 'Room 207' }),
  ])

  await pressByKey('View trays: Room 204')
  await pressByKey('Unlink Tray …-001')
  const asked = await screen.findByRole('alertdialog')
  let opener = screen.getByRole('button', { name: 'Unlink Tray …-001' })
  // Browsers return the focus; jsdom does not.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => opener.focus())
  fireEvent.click(within(asked).getByRole('button', { name: 'Unlink' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Unlink Tray …-002'))
  await pressByKey('Close')
  await pressByKey('Clear room: Room 204')
  const question = await screen.findByRole('alertdialog')
  opener = screen.getByRole('button', { name: 'Clear room: Room 204' })
  fireEvent.click(within(question).getByRole('button', { name: 'Clear room' }))

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room 204' })).toBeNull())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Clear room: Room 207')
})

it('names trays of a room that end alike by their whole serials', async () => {
  await open([
    aTray({ trayOutQR: 'FLOORTRAY0001' }),
    aTray({ id: 2, trayOutQR: 'NEWBATCH00001' }),
    aTray({ id: 3, trayOutQR: 'NEWBATCH00002' }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'View trays: Room 204' }))

  const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem')

  expect(rows.map((row) => within(row).getByRole('button').getAttribute('aria-label'))).toEqual([
    'Unlink Tray FLOORTRAY0001',
    'Unlink Tray NEWBATCH00001',
    'Unlink Tray …0002',
  ])
  expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'Tray FLOORTRAY0001',
    'Tray NEWBATCH00001',
    'Tray …0002',
  ])
})

it('finds where a tray is whose serial is typed in small letters', async () => {
  await open([aTray({ trayOutQR: sticker.serialContent })])
  fireEvent.click(await screen.findByRole('button', { name: 'Link tray' }))
  const field = await screen.findByRole('textbox', { name: /^Tray/ })
  fireEvent.change(field, { target: { value: sticker.serialContent.toLowerCase() } })
  fireEvent.submit(field)

  expect(await screen.findByText(/This tray is in Room 204/)).toBeDefined()
})

it.each(['204', '٢٠٤', '۲۰۴', 'room  204', '204\u200F'])('finds the rooms with trays by %j', async (search) => {
  await open([aTray(), aTray({ id: 2, tableId: 2, tableName: 'Room 305' })])
  await screen.findByRole('heading', { name: 'Room 305' })

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } })

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room 305' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Room 204' })).toBeDefined()
})

/**
 * Presses a key, which ends the guards against earlier taps: the person sees the current content. From here on no time
 * passes, and everything is in one place.
 */
async function rest(): Promise<void> {
  fireEvent.keyDown(document.body, { key: 'Shift' })
  await placeAllTogether()
  stopTheClock()
}

async function unlink(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Unlink ${name}` }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Unlink' }))
}

async function pressByKey(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

const sticker = aSticker(9)

it.each(['ZZZ', '%20'])('says of the link of a damaged code, %s, that it is none, once', async (end) => {
  await open([aTray()], undefined, `/?tray=${end}`)

  expect(await screen.findAllByText('Invalid QR')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

type Refusal = { method: string; data: { reason: string; [extra: string]: unknown } }

async function open(trays: TrayOut[], refusal?: Refusal, path = '/') {
  const calls: PageCall[] = []
  const element = (
    <VenueBookProvider>
      <TrayRooms venue={hotel} isOvernight={false} />
      <ToastHost />
    </VenueBookProvider>
  )
  const opened = await openPage({
    features: [{ ...traysFeature, routes: [{ path: '/', element }] }],
    path,
    user: aUser({ role: 'manager' }),
    answer: (call) => {
      calls.push(call)
      const { service, method, id } = call
      if (method === refusal?.method) {
        const { data } = refusal
        const message = data.reason === 'roomEmpty' ? trayErrors.roomEmpty : trayErrors.trayFetched
        return Response.json({ name: 'Conflict', message, code: 409, className: 'conflict', data }, { status: 409 })
      }
      if (service === 'restaurant') return id ? hotel : [hotel]
      if (service === 'trayqrs') return [sticker]
      if (service === 'table') return []
      if (service === 'clear') return { tableId: 1, trays: clearedOf(trays), orderIds: [] }
      const changed = trays.find((tray) => method === 'PATCH' && String(tray.id) === id)
      return changed ? { ...changed, status: 'expired', version: 2 } : trays
    },
    start: startTraysLive,
  })
  ;({ close } = opened)
  return { changed: () => calls.filter(({ method }) => method === 'PATCH').map(({ id }) => id) }
}

function clearedOf(trays: readonly TrayOut[]): TrayOut[] {
  return trays.filter(({ tableId }) => tableId === 1).map((tray) => ({ ...tray, status: 'expired', version: 2 }))
}
